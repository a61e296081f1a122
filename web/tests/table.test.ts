import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { type StateUpdate, TableModel } from "../src/model/table.svelte.ts";
import type { Connection } from "../src/net/connection.ts";
import { lastSeen } from "../src/net/last-seen.ts";
import { seatsAt } from "../src/net/seats.ts";
import type { FromServer, Welcome } from "../src/protocol.ts";
import { board, player, state, update, welcome } from "./sample.ts";

type Listening = Parameters<Connection["listen"]>[0];

/** A table, and the server's side of its line. */
function table(token = "token") {
  let server: Listening | undefined;
  const connection = {
    listen: (listening: Listening) => {
      server = listening;
    },
    send: () => Promise.resolve({ type: "ack", ref: "", version: 0 } as const),
    restart: () => {},
    close: () => {},
  };
  const model = new TableModel("table", token, { connection, board: Promise.resolve(board) });
  return { model, tell: (message: FromServer) => server?.heard(message), hello: () => server?.hello() };
}

beforeEach(() => localStorage.clear());

test("a welcome has everything", () => {
  const { model, tell } = table();
  tell(welcome);
  assert.equal(model.version, 7);
  assert.equal(model.seat, 0);
  assert.deepEqual(model.state, state);
  assert.deepEqual(model.names, ["Anna", "Ox", "Bob"]);
  assert.deepEqual(
    model.choices.map(({ action }) => action),
    ["search"],
  );
});

test("an update replaces what it names, and of the seats only those that it numbers", () => {
  const { model, tell } = table();
  tell(welcome);
  const moved = { ...player, place: "infirmary" };
  tell({ ...update, changes: { asked: 1, deck_size: 39, seats: { "1": moved } } });
  assert.equal(model.version, 8);
  assert.equal(model.state?.deck_size, 39);
  assert.deepEqual(model.state?.seats, [state.seats[0], moved, state.seats[2]]);
  assert.deepEqual(model.state?.piles, state.piles);
  assert.equal(state.deck_size, 40, "the state before is left as it was");
});

test("an update whose own is null leaves what only this seat knows", () => {
  const { model, tell } = table();
  tell(welcome);
  tell(update);
  assert.deepEqual(model.own, welcome.own);
  const own = { ...welcome.own, hand: { knife: 2 } } as Welcome["own"];
  tell({ ...update, own });
  assert.deepEqual(model.own?.hand, { knife: 2 });
});

test("an update asks a new question, without choices if none are for this seat", () => {
  const { model, tell } = table();
  tell(welcome);
  assert.ok(model.isAsked);
  tell(update);
  assert.ok(!model.isAsked);
  assert.deepEqual(model.question?.asked, [1]);
});

test("an update adds to the log, and is told to whoever watches with before and after", () => {
  const { model, tell } = table();
  tell(welcome);
  const seen: StateUpdate[] = [];
  const stop = model.watch((update) => seen.push(update));
  tell({
    ...update,
    log: [{ text: "Ox digs." }],
    events: [{ event: "digs", seat: 1 }],
    changes: { asked: 1 },
  });
  stop();
  tell({ ...update, version: 9 });
  assert.deepEqual(
    model.log.map(({ text }) => text),
    ["Anna searches.", "Ox digs."],
  );
  assert.equal(seen.length, 1);
  assert.equal(seen[0]?.before?.asked, 0);
  assert.equal(seen[0]?.after.asked, 1);
  assert.deepEqual(seen[0]?.events, [{ event: "digs", seat: 1 }]);
});

test("a welcome that begins where the log ends adds to it", () => {
  const { model, tell } = table();
  tell(welcome);
  tell({ ...welcome, since: 7, log: [{ text: "Ox digs." }] });
  assert.equal(model.log.length, 2);
  tell({ ...welcome, log: [{ text: "all of it" }] });
  assert.equal(model.log.length, 1);
});

test("who comes back says which version was looked at last", () => {
  const { tell, hello } = table();
  assert.equal(hello()?.seen, -1);
  tell(welcome);
  tell(update);
  assert.equal(hello()?.seen, 8);
  assert.equal(lastSeen("token"), 8);
});

test("moves made in one's place are a digest to be read first", () => {
  const { model, tell, hello } = table();
  const log = [{ text: "old" }, { text: "A bot searches." }];
  tell({ ...welcome, log, meanwhile: { lines: 1, moves_by_bot: 1, moves_by_clock: 0 } });
  assert.deepEqual(model.missed, { lines: [{ text: "A bot searches." }], byBot: 1, byClock: 0 });
  assert.equal(hello()?.seen, -1, "not seen before it is read");
  model.goOn();
  assert.equal(model.missed, null);
  assert.equal(hello()?.seen, 7);
});

test("a few lines in which nobody moved for one are no digest", () => {
  const { model, tell } = table();
  tell({ ...welcome, meanwhile: { lines: 1, moves_by_bot: 0, moves_by_clock: 0 } });
  assert.equal(model.missed, null);
});

test("the table as it is now replaces the one before, and what was said is added", () => {
  const { model, tell } = table();
  tell(welcome);
  tell({
    type: "table",
    table: { ...welcome.table, paused: true },
    proposal: null,
    clocks: null,
    rematch: null,
  });
  tell({ type: "said", said: { number: 1, seat: 1, at: 0, text: "hello" } });
  assert.ok(model.info?.paused);
  assert.equal(model.chat[0]?.text, "hello");
});

test("a refusal that answers nothing of ours is shown, another goes to whoever asked", () => {
  const { model, tell } = table();
  const code = () => model.refusal?.code;
  tell({ type: "refused", ref: "1", code: "illegal" });
  assert.equal(code(), undefined);
  tell({ type: "refused", ref: "", code: "too-many" });
  assert.equal(code(), "too-many");
});

test("one choice is on its way at a time", async () => {
  const { model, tell } = table();
  tell(welcome);
  const sent = model.choose({ action: "search" });
  assert.ok(model.busy);
  await sent;
  assert.ok(!model.busy);
});

test("a token that the server renews is kept, and shown from then on", () => {
  const { tell, hello } = table("old");
  tell(welcome);
  tell({ type: "token", token: "new" });
  assert.equal(hello()?.token, "new");
  assert.deepEqual(seatsAt("table"), [{ table: "table", seat: 0, token: "new" }]);
});
