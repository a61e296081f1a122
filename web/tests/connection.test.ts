import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Connection, type Line } from "../src/net/connection.ts";
import { type FromServer, SUBPROTOCOL } from "../src/protocol.ts";
import { welcome } from "./sample.ts";

/** The end of a socket that the browser has, and what the other end does. */
class Socket {
  static readonly opened: Socket[] = [];
  static get last(): Socket {
    const socket = Socket.opened.at(-1);
    assert.ok(socket);
    return socket;
  }
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { reason: string }) => {};
  readonly url: string;
  readonly protocol: string;

  constructor(url: string, protocol: string) {
    this.url = url;
    this.protocol = protocol;
    Socket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  // --- the other end
  greet(): void {
    this.onopen();
    this.tell(welcome);
  }
  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(reason = ""): void {
    this.onclose({ reason });
  }
}

const hello = { token: "token", language: "en", words: true, seen: -1 };
let connection: Connection;
let lines: Line[];
let heard: string[];

function listen(): void {
  connection.listen({
    heard: ({ type }) => heard.push(type),
    line: (line) => lines.push(line),
    hello: () => ({ ...hello, seen: 7 }),
    looked: () => {},
  });
}

function look(state: "visible" | "hidden"): void {
  Object.assign(document, { visibilityState: state });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Object.assign(globalThis, { WebSocket: Socket });
  Socket.opened.length = 0;
  lines = [];
  heard = [];
  connection = new Connection("table", hello);
});

afterEach(() => {
  connection.close();
  look("visible");
  mock.timers.reset();
});

test("a connection says hello in the version of the protocol, and is open once it is welcome", () => {
  listen();
  assert.equal(Socket.last.url, "ws://blackgate.test/api/tables/table/play");
  assert.equal(Socket.last.protocol, SUBPROTOCOL);
  Socket.last.greet();
  assert.deepEqual(Socket.last.sent, [{ type: "hello", ...hello, seen: 7 }]);
  assert.deepEqual(lines, ["connecting", "open"]);
});

test("what came before anybody listened is told to whoever listens", () => {
  Socket.last.greet();
  Socket.last.tell({ type: "farewell", code: "closing", text: "" });
  listen();
  assert.deepEqual(heard, ["welcome", "farewell"]);
});

test("an answer goes to the message with its ref", async () => {
  Socket.last.greet();
  const one = connection.send({ type: "why", action: "dig spoon" });
  const other = connection.send({ type: "hint" });
  const [, first, second] = Socket.last.sent;
  assert.notEqual(first?.ref, second?.ref);
  Socket.last.tell({ type: "ack", ref: String(second?.ref), version: 1 });
  Socket.last.tell({ type: "refused", ref: String(first?.ref), code: "not-asked" });
  assert.equal((await other).type, "ack");
  assert.equal((await one).type, "refused");
});

test("what is said before the welcome waits for it", () => {
  void connection.send({ type: "hint" });
  Socket.last.onopen();
  assert.deepEqual(
    Socket.last.sent.map(({ type }) => type),
    ["hello"],
  );
  Socket.last.tell(welcome);
  assert.equal(Socket.last.sent[1]?.type, "hint");
});

test("a line that is lost is found again, after pauses that double up to eight seconds", () => {
  listen();
  for (const pause of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
    const count = Socket.opened.length;
    Socket.last.lose();
    mock.timers.tick(pause - 1);
    assert.equal(Socket.opened.length, count, `not before ${pause} ms`);
    mock.timers.tick(1);
    assert.equal(Socket.opened.length, count + 1, `after ${pause} ms`);
  }
  assert.equal(lines.at(-2), "lost");
  Socket.last.greet();
  Socket.last.lose();
  mock.timers.tick(300);
  assert.equal(lines.at(-1), "connecting", "after a welcome the pauses begin anew");
});

test("what was not answered is sent again with its ref, what was answered is not", () => {
  Socket.last.greet();
  void connection.send({ type: "play", version: 7, action: "search" });
  void connection.send({ type: "chat", text: "hello" });
  const [, play, chat] = Socket.last.sent;
  Socket.last.tell({ type: "ack", ref: String(chat?.ref), version: 7 });
  Socket.last.lose();
  mock.timers.tick(300);
  Socket.last.greet();
  assert.deepEqual(Socket.last.sent.slice(1), [play]);
});

test("a second welcome on the same line sends nothing again", () => {
  Socket.last.greet();
  void connection.send({ type: "hint" });
  Socket.last.tell(welcome);
  assert.equal(Socket.last.sent.length, 2);
});

test("a server that refuses for good is not asked again", () => {
  listen();
  Socket.last.lose("wrong-token");
  mock.timers.tick(60_000);
  assert.equal(Socket.opened.length, 1);
  assert.equal(lines.at(-1), "refused");
});

test("a network that is gone is noticed at once, and one that is back is used at once", () => {
  listen();
  Socket.last.greet();
  dispatchEvent(new Event("offline"));
  assert.equal(lines.at(-1), "lost");
  assert.ok(Socket.last.closed);
  dispatchEvent(new Event("online"));
  assert.equal(Socket.opened.length, 2);
});

test("who looks again after a minute gets another line: the old one may be dead", () => {
  Socket.last.greet();
  look("hidden");
  mock.timers.tick(59_000);
  look("visible");
  assert.equal(Socket.opened.length, 1);
  look("hidden");
  mock.timers.tick(61_000);
  look("visible");
  assert.equal(Socket.opened.length, 2);
});

test("a line that was left says nothing more", () => {
  listen();
  const old = Socket.last;
  old.greet();
  connection.restart();
  old.tell({ type: "farewell", code: "closing", text: "" });
  old.lose();
  assert.deepEqual(heard, ["welcome"]);
  assert.equal(Socket.opened.length, 2);
});

test("a connection that was closed stays closed", () => {
  Socket.last.greet();
  connection.close();
  dispatchEvent(new Event("online"));
  mock.timers.tick(60_000);
  assert.equal(Socket.opened.length, 1);
});
