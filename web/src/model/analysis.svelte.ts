// The analysis board in the shape of a table: the asked seat is always mine, and every choice can be tried. The server
// computes each step from the beginning and the choices tried.
import type { Line } from "../analysis/beginning.ts";
import { linesOf, type Node, nodeOf, pathTo, type TriedLine, triedTo } from "../analysis/tree.ts";
import { ask } from "../net/api.ts";
import { NOBODY_THERE } from "../net/preconnect.ts";
import { problemOf } from "../net/problem.ts";
import type { Choice, OwnState, Reasons } from "../protocol.ts";
import { settings } from "./settings.svelte.ts";
import { TableModel } from "./table.svelte.ts";

export type Seconds = 1 | 5 | 20;

export class AnalysisModel extends TableModel {
  override readonly trial = true;
  at = $state.raw<Node | null>(null); // what is shown
  lines = $state.raw<TriedLine[]>([]);
  owns = $state.raw<OwnState[]>([]); // all hands are open
  problem = $state("");
  thinking = $state(false);
  thoughts = $state.raw<{ of: Node; found: Record<string, unknown>[] } | null>(null);
  private readonly beginning: Line["beginning"];
  private root: Node | null = null;
  private played: string[] = []; // how the game went on from the beginning

  constructor({ beginning, tried }: Line) {
    const query = { language: settings.language };
    super("analysis", "", {
      connection: NOBODY_THERE,
      board: ask("POST /api/analysis/board", { beginning }, { query }),
    });
    this.beginning = beginning;
    this.line = "open";
    void this.open(tried);
  }

  /** What leads to what is shown, as a link has it. */
  get here(): Line {
    return { beginning: this.beginning, tried: this.at ? triedTo(this.at) : [] };
  }

  /** The next action: what was tried first from here, or what was played. */
  get next(): string {
    const { at } = this;
    if (!at) return "";
    const tried = triedTo(at);
    const asPlayed = tried.every((action, index) => action === this.played[index]);
    return at.children[0]?.step.action ?? (asPlayed ? (this.played[tried.length] ?? "") : "");
  }

  override async choose(choice: Choice): Promise<void> {
    await this.tryOut(choice.action);
  }

  async tryOut(action: string): Promise<void> {
    const { at } = this;
    if (this.busy || !at || !action) return;
    const known = at.children.find(({ step }) => step.action === action);
    if (known) return this.show(known);
    await this.read([...triedTo(at), action], at);
  }

  back(): void {
    if (this.at?.parent) this.show(this.at.parent);
  }

  show(node: Node): void {
    const before = node.parent !== null && node.parent === this.at ? this.state : null;
    const { state, own, question, events } = node.step;
    this.at = node;
    this.version += 1;
    this.state = state;
    this.owns = own;
    this.seat = question.asked[0] ?? state.turn.active;
    this.own = own[this.seat] ?? null;
    this.question = question;
    this.log = pathTo(node).flatMap(({ step }) => step.log);
    this.thoughts = null;
    for (const watcher of this.watchers) watcher({ events: before ? events : [], before, after: state });
  }

  async think(seconds: Seconds): Promise<void> {
    const { at } = this;
    if (!at || this.thinking) return;
    this.thinking = true;
    await this.attempt(async () => {
      const body = { ...this.here, seconds };
      const query = { language: settings.language };
      const { alternatives } = await ask("POST /api/analysis/thoughts", body, { query });
      if (this.at === at) this.thoughts = { of: at, found: alternatives };
    });
    this.thinking = false;
  }

  override async why(): Promise<Reasons> {
    return { type: "reasons", ref: "", version: this.version, reasons: {} };
  }

  override speak(): void {
    const { beginning, tried } = this.here;
    const query = { language: settings.language };
    void this.take(ask("POST /api/analysis/board", { beginning }, { query }));
    void this.open(tried);
  }

  private async open(tried: string[]): Promise<void> {
    this.root = null;
    await this.read(tried, null);
  }

  /** All steps of a line that are not there yet, after `last`. */
  private async read(tried: string[], last: Node | null): Promise<void> {
    this.busy = true;
    await this.attempt(async () => {
      let node = last;
      for (let since = node ? triedTo(node).length + 1 : 0; since <= tried.length; ) {
        const body = { beginning: this.beginning, tried, since };
        const answer = await ask("POST /api/analysis", body, { query: { language: settings.language } });
        this.info = answer.table;
        this.id = answer.table.id;
        this.played = answer.played;
        for (const step of answer.steps) node = nodeOf(step, node);
        this.root ??= node ? (pathTo(node)[0] ?? null) : null;
        since += answer.steps.length;
      }
      if (this.root) this.lines = linesOf(this.root);
      if (node) this.show(node);
    });
    this.busy = false;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = "";
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
