// A finished game step by step, in the shape of a table, so that the same components can draw it.
import { ask } from "../net/api.ts";
import { NOBODY_THERE, readBoard } from "../net/preconnect.ts";
import { problemOf } from "../net/problem.ts";
import type { Board, LogLine, OwnState, ReplayStep } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { settings } from "./settings.svelte.ts";
import { TableModel } from "./table.svelte.ts";

/** Whose view: a seat's, everybody's together, or a spectator's (-1). */
export type Eyes = number | "all";

const WATCHER = -1;
const CHUNK = 50; // steps in one answer of the server
/** Where the game comes from. */
export interface ReplaySource {
  board: (language: Language) => Promise<Board>;
  steps: (eyes: Eyes, first: number, count: number, language: Language) => Promise<ReplayStep[]>;
}

function fromServer(table: string): ReplaySource {
  return {
    board: (language) => readBoard(table, language),
    steps: async (seat, first, count, language) => {
      const query = { seat, first, count, language };
      return (await ask("GET /api/tables/{table}/replay", null, { path: { table }, query })).steps;
    },
  };
}

export class ReplayModel extends TableModel {
  readonly total: number;
  private readonly source: ReplaySource;
  at = $state(0); // the step that is shown
  eyes = $state<Eyes>("all");
  owns = $state.raw<OwnState[]>([]); // what those eyes see besides
  coming = $state(true); // the wanted step is still on its way
  problem = $state(""); // why it does not come
  private steps = new Map<number, ReplayStep>();
  private wanted = 0;

  constructor(finished: TableModel, total: number, source = fromServer(finished.id)) {
    super(finished.id, "", { connection: NOBODY_THERE, board: source.board(settings.language) });
    this.total = total;
    this.source = source;
    const { info } = finished; // nobody is away from what is over
    this.info = info && { ...info, seats: info.seats.map((seat) => ({ ...seat, connected: true })) };
    this.line = "open";
  }

  /** Show the table after so many actions. */
  async go(step: number): Promise<void> {
    this.wanted = Math.min(this.total, Math.max(0, step));
    const wanted = this.wanted;
    this.coming = !this.steps.has(wanted);
    try {
      if (this.coming) await this.read(wanted);
      if (wanted === this.wanted) this.show(wanted); // a slider moves faster than the server answers
      await this.readAround(wanted);
      this.problem = "";
    } catch (error) {
      this.problem = problemOf(error);
      this.coming = false;
    }
  }

  async lookWith(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.seat = eyes === "all" ? WATCHER : eyes;
    await this.anew();
  }

  /** In another language. */
  override speak(): void {
    super.speak();
    void this.anew();
  }

  private async anew(): Promise<void> {
    this.steps = new Map();
    await this.go(this.at);
  }

  private async read(step: number): Promise<void> {
    const steps = this.steps;
    const first = Math.floor(step / CHUNK) * CHUNK;
    const found = await this.source.steps(this.eyes, first, CHUNK, settings.language);
    for (const each of found) steps.set(each.number, each);
  }

  /** Prefetch the next steps, and the log before. */
  private async readAround(step: number): Promise<void> {
    if (step < this.total && !this.steps.has(step + 1)) await this.read(step + 1);
    const before = Math.floor(step / CHUNK) * CHUNK - 1;
    if (before < 0 || this.steps.has(before)) return;
    await this.read(before);
    this.log = this.logAt(this.at);
  }

  private show(number: number): void {
    const step = this.steps.get(number);
    if (!step) return;
    const before = number === this.at + 1 ? this.state : null; // what happened in between is not told
    this.coming = false;
    this.at = number;
    this.version = number;
    this.state = step.state;
    this.owns = step.own;
    this.own = this.eyes === "all" ? null : (step.own[0] ?? null);
    this.question = { asked: step.state.over ? [] : [step.state.asked], kind: "" };
    this.log = this.logAt(number);
    const events = before ? step.events : [];
    for (const watcher of this.watchers) watcher({ events, before, after: step.state });
  }

  /** The log up to there, as far back as it has been read without a gap. */
  private logAt(number: number): LogLine[] {
    const found: LogLine[][] = [];
    for (let at = number; ; at--) {
      const step = this.steps.get(at);
      if (!step) break;
      found.push(step.log);
    }
    return found.reverse().flat();
  }
}
