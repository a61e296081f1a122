// A puzzle in the shape of a table, so that the same components can draw it. The server computes each try from all
// choices so far.
import { ask } from "../net/api.ts";
import { NOBODY_THERE } from "../net/preconnect.ts";
import { problemOf } from "../net/problem.ts";
import type { Choice, PuzzleInfo, PuzzleStep, PuzzleTried, Reasons } from "../protocol.ts";
import { settings } from "./settings.svelte.ts";
import { TableModel } from "./table.svelte.ts";

const APART = 500; // milliseconds between two steps

export class PuzzleModel extends TableModel {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  verdict = $state<PuzzleTried["verdict"]>("open");
  solution = $state("");
  chance = $state(1);
  tried = $state.raw<string[]>([]);
  showing = $state(false); // the result of a choice is still being shown
  problem = $state("");
  private begun = 0; // of several attempts only the last one is shown

  constructor(id: string) {
    const board = ask("GET /api/puzzles/{puzzle}/board", null, {
      path: { puzzle: id },
      query: { language: settings.language },
    });
    super(id, "", { connection: NOBODY_THERE, board });
    this.line = "open";
    void this.again();
  }

  /** From the position of the puzzle. */
  async again(): Promise<void> {
    this.log = [];
    this.solution = "";
    await this.attempt([]);
  }

  override async choose(choice: Choice): Promise<void> {
    if (this.busy || this.showing) return;
    await this.attempt([...this.tried, choice.action]);
  }

  override async why(): Promise<Reasons> {
    return { type: "reasons", ref: "", version: this.version, reasons: {} };
  }

  override speak(): void {
    void this.again();
  }

  private async attempt(tried: string[]): Promise<void> {
    this.begun += 1;
    const { begun } = this;
    this.busy = true;
    try {
      const options = { path: { puzzle: this.id }, query: { language: settings.language } };
      const answer = await ask("POST /api/puzzles/{puzzle}", { tried }, options);
      if (begun !== this.begun) return;
      this.tried = tried;
      this.problem = "";
      this.busy = false;
      await this.show(answer, begun);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      if (begun === this.begun) this.busy = false;
    }
  }

  private async show(answer: PuzzleTried, begun: number): Promise<void> {
    this.info = answer.table;
    this.seat = answer.seat;
    this.puzzle = answer.puzzle;
    this.verdict = answer.verdict;
    this.chance = answer.chance;
    this.showing = true;
    for (const [number, step] of answer.steps.entries()) {
      if (number > 0 && settings.duration(APART) > 0)
        await new Promise((done) => setTimeout(done, settings.duration(APART)));
      if (begun !== this.begun) return;
      this.step(step);
    }
    this.solution = answer.solution;
    this.question = answer.question;
    this.showing = false;
  }

  private step({ state, own, events, log }: PuzzleStep): void {
    const before = this.tried.length > 0 ? this.state : null;
    this.version += 1;
    this.state = state;
    this.own = own;
    this.question = { asked: state.over ? [] : [state.asked], kind: "" };
    this.log = [...this.log, ...log];
    for (const watcher of this.watchers) watcher({ events: before ? events : [], before, after: state });
  }
}
