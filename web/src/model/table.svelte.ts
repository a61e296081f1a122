// One table as one seat sees it: the state that the server has sent, and methods to send messages. It knows no rules.
import { drawLike } from "../art/pictures.svelte.ts";
import type { Connection, Line } from "../net/connection.ts";
import { lastSeen, saw } from "../net/last-seen.ts";
import { type Connected, connectTo, readBoard } from "../net/preconnect.ts";
import { keep } from "../net/seats.ts";
import type {
  Board,
  ChatLine,
  Choice,
  Clocks,
  EventInfo,
  FromServer,
  LogLine,
  OddsResult,
  OwnState,
  Proposal,
  PublicState,
  Question,
  Reasons,
  Refused,
  Rematch,
  TableInfo,
  Update,
  Welcome,
} from "../protocol.ts";
import { settings } from "./settings.svelte.ts";

/** Something to animate: the events, and the table before and after; without a before, only the result is shown. */
export interface StateUpdate {
  events: EventInfo[];
  before: PublicState | null;
  after: PublicState;
}

/** What happened while nobody looked: its log lines, and how many moves were made for this seat. */
export interface Missed {
  lines: LogLine[];
  byBot: number;
  byClock: number;
}

type Watcher = (update: StateUpdate) => void;
type Outgoing = Parameters<Connection["send"]>[0];

const MANY = 10; // lines that nobody saw are worth a digest

export class TableModel {
  readonly trial: boolean = false; // nothing is at stake: every choice can be undone
  id: string; // also decides who has which face: an analysis has that of the table it is about
  token: string; // a server may renew it
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<PublicState | null>(null);
  own = $state.raw<OwnState | null>(null);
  board = $state.raw<Board | null>(null);
  question = $state.raw<Question | null>(null);
  seat = $state(-1);
  version = $state(0);
  undo = $state(false);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  alwaysPass = $state.raw<string[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  clocksAt = $state(0);
  rematch = $state.raw<Rematch | null>(null);
  line = $state<Line>("connecting");
  refusal = $state.raw<Refused | null>(null);
  farewell = $state("");
  busy = $state(false); // a choice is on its way
  missed = $state.raw<Missed | null>(null);

  private readonly connection: Connected["connection"];
  private seen: number; // the version that was looked at last
  private boardless = false; // the board could not be read
  protected readonly watchers = new Set<Watcher>();

  constructor(
    id: string,
    token: string,
    { connection, board }: Connected = connectTo(id, token, settings.language),
  ) {
    this.id = id;
    this.token = token;
    this.seen = lastSeen(token);
    this.connection = connection;
    void this.take(board); // first: if both are there already, all is drawn at once
    connection.listen({
      heard: (message) => this.hear(message),
      line: (line) => {
        this.line = line;
      },
      hello: () => ({ token: this.token, language: settings.language, words: true, seen: this.seen }),
      looked: () => this.look(),
    });
  }

  get choices(): Choice[] {
    return this.question?.choices ?? [];
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  get isAsked(): boolean {
    return this.choices.length > 0 && !this.question?.forced;
  }

  /** Subscribe to events; call the returned function to unsubscribe. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  // --- saying
  async choose(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.say({ type: "play", version: this.version, action: choice.action });
    this.busy = false;
  }

  /** Why each impossible action of this turn is impossible. */
  async why(): Promise<Reasons | Refused> {
    return (await this.connection.send({ type: "why" })) as Reasons | Refused;
  }

  async odds(action: string): Promise<OddsResult | Refused> {
    return (await this.connection.send({ type: "odds", action })) as OddsResult | Refused;
  }

  /** Anything else; a refusal is shown. */
  async say(message: Outgoing): Promise<FromServer> {
    const answer = await this.connection.send(message);
    this.refusal = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** In another language. */
  speak(): void {
    this.connection.restart();
    void this.take(readBoard(this.id, settings.language));
  }

  close(): void {
    this.connection.close();
  }

  /** The player has read what happened in the meantime. */
  goOn(): void {
    this.missed = null;
    this.look();
  }

  /** The server gives forced answers, unless the player would rather bluff. */
  beSilent(now: boolean): void {
    if (this.seat >= 0 && now !== settings.silence) void this.say({ type: "silence", on: settings.silence });
  }

  // --- hearing
  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seat = message.seat;
        this.version = message.version;
        this.state = message.state;
        this.own = message.own;
        this.question = message.question;
        this.undo = message.undo;
        if (message.since < 0) this.log = message.log;
        else this.log = [...this.log, ...message.log];
        this.chat = message.chat;
        this.alwaysPass = message.always_pass;
        this.rematch = message.rematch;
        this.proposal = message.proposal;
        this.tick(message.clocks);
        if (this.boardless) void this.take(readBoard(this.id, settings.language));
        this.comeBack(message);
        this.beSilent(message.silent);
        break;
      case "update":
        this.update(message);
        break;
      case "table":
        this.info = message.table;
        this.proposal = message.proposal;
        this.rematch = message.rematch;
        this.tick(message.clocks);
        break;
      case "said":
        this.chat = [...this.chat, message.said];
        break;
      case "farewell":
        this.farewell = message.text;
        break;
      case "token":
        this.token = message.token;
        keep({ table: this.id, seat: this.seat, token: message.token });
        break;
      case "refused":
        if (message.ref === "") this.refusal = message;
        break;
    }
  }

  private update(message: Update): void {
    const before = this.state;
    if (before === null) return;
    const after = merged(before, message.changes);
    this.state = after;
    this.version = message.version;
    if (message.own !== null) this.own = message.own;
    this.question = message.question;
    this.undo = message.undo;
    this.log = [...this.log, ...message.log];
    this.tick(message.clocks);
    this.look();
    for (const watcher of this.watchers) watcher({ events: message.events, before, after });
  }

  /** A digest, if a player missed something that matters: moves made in their place, or a good part of the game. */
  private comeBack({ meanwhile, table, log }: Welcome): void {
    if (meanwhile && table.state === "playing") {
      const { lines, moves_by_bot: byBot, moves_by_clock: byClock } = meanwhile;
      const matters = lines > 0 && (byBot + byClock > 0 || lines >= MANY);
      this.missed = matters ? { lines: log.slice(-lines), byBot, byClock } : null;
    }
    this.look();
  }

  /** Everything so far counts as seen, unless nobody looks or there is more to read first. */
  private look(): void {
    if (this.missed || document.visibilityState === "hidden" || this.seen === this.version) return;
    this.seen = this.version;
    saw(this.token, this.version);
  }

  private tick(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  protected async take(board: Promise<Board>): Promise<void> {
    try {
      this.boardless = false;
      const drawn = await board;
      drawLike(drawn.pictures);
      this.board = drawn;
    } catch {
      this.boardless = true; // the server could not be reached: the next welcome asks again
    }
  }
}

/** docs/server-protocol.md: keys that are there replace the old ones; seats are by their number. */
export function merged(state: PublicState, changes: Update["changes"]): PublicState {
  const { seats, ...rest } = changes;
  const all = state.seats.map((seat, number) => seats?.[number] ?? seat);
  return { ...state, ...rest, seats: all };
}
