// A WebSocket to a table that reconnects, with backoff, whenever it is lost. Unanswered messages are resent with their
// `ref`, which makes them idempotent: the server handles each once.
import { type FromClient, type FromServer, SUBPROTOCOL } from "../protocol.ts";

export type Line = "connecting" | "open" | "lost" | "refused";

type WithRef = Extract<FromClient, { ref: string }>;
type Outgoing = WithRef extends infer Each ? (Each extends WithRef ? Omit<Each, "ref"> : never) : never;
type Answer = Extract<FromServer, { ref: string }>;

interface Unanswered {
  message: WithRef;
  answered: (answer: Answer) => void;
}

type Hello = Omit<Extract<FromClient, { type: "hello" }>, "type">;

interface Listening {
  heard: (message: FromServer) => void;
  line: (line: Line) => void;
  hello: () => Hello;
  looked: () => void; // the page becomes visible again after a short while
}

const FIRST_BACKOFF = 300; // milliseconds
const LONGEST_BACKOFF = 8000;
const LONG_AWAY = 60_000; // after sleeping this long, a connection may be dead without knowing
// The server refuses these for good: reconnecting would not help.
const FINAL = new Set(["wrong-token", "not-found", "nobody-watches", "seat-emptied", "quarantined"]);

export class Connection {
  private readonly table: string;
  private readonly hello: Hello; // as long as nobody listens
  private socket: WebSocket | null = null;
  private backoff = FIRST_BACKOFF;
  private timer = 0;
  private closed = false;
  private number = 0;
  private greeted = false;
  private hidden = Number.POSITIVE_INFINITY; // since when the page is not seen
  private readonly id = Math.random().toString(36).slice(2, 8);
  private readonly unanswered = new Map<string, Unanswered>();
  private listening: Listening | null = null;
  private readonly unheard: FromServer[] = []; // messages that came before anybody listened
  private line: Line = "connecting";

  constructor(table: string, hello: Hello) {
    this.table = table;
    this.hello = hello;
    this.open();
    addEventListener("online", this.atOnce);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Earlier messages are delivered first. */
  listen(listening: Listening): void {
    this.listening = listening;
    listening.line(this.line);
    for (const message of this.unheard.splice(0)) listening.heard(message);
  }

  /** Send a message, and get the server's reply. */
  send(wanted: Outgoing): Promise<Answer> {
    this.number += 1;
    const message = { ...wanted, ref: `${this.id}-${this.number}` } as WithRef;
    return new Promise((answered) => {
      this.unanswered.set(message.ref, { message, answered });
      if (this.greeted) this.socket?.send(JSON.stringify(message));
    });
  }

  /** Reconnect with another hello: for example in another language. */
  restart(): void {
    this.drop();
    this.atOnce();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.atOnce);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.seen);
    this.drop();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/play`, SUBPROTOCOL);
    this.socket = socket;
    this.greeted = false;
    this.tell("connecting");
    socket.onopen = () => {
      const hello = this.listening?.hello() ?? this.hello;
      socket.send(JSON.stringify({ type: "hello", ...hello }));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.reason);
    };
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome" && !this.greeted) {
      this.greeted = true;
      this.backoff = FIRST_BACKOFF;
      this.tell("open");
      for (const { message: again } of this.unanswered.values()) this.socket?.send(JSON.stringify(again));
    }
    if (this.listening) this.listening.heard(message);
    else this.unheard.push(message);
    if ("ref" in message) {
      this.unanswered.get(message.ref)?.answered(message);
      this.unanswered.delete(message.ref);
    }
  }

  private tell(line: Line): void {
    this.line = line;
    this.listening?.line(line);
  }

  /** Without waiting for the other end, which may be gone. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private lost(reason: string): void {
    this.socket = null;
    this.greeted = false;
    if (this.closed) return;
    if (FINAL.has(reason)) {
      this.tell("refused");
      return;
    }
    this.tell("lost");
    this.timer = window.setTimeout(() => this.open(), this.backoff);
    this.backoff = Math.min(this.backoff * 2, LONGEST_BACKOFF);
  }

  private readonly atOnce = (): void => {
    if (this.closed || this.socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The device reports that it is offline: a socket would notice only much later. */
  private readonly cut = (): void => {
    if (this.closed || this.socket === null) return;
    this.drop();
    this.lost("");
  };

  private readonly seen = (): void => {
    if (document.visibilityState === "hidden") this.hidden = Date.now();
    else if (Date.now() - this.hidden > LONG_AWAY) this.restart();
    else {
      this.listening?.looked();
      this.atOnce();
    }
  };
}
