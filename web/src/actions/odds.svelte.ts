// The odds of a choice, at tables that show them: requested from the server on hover, one request at a time, and cached
// until the game continues.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import type { Outcome } from "../protocol.ts";

export class Odds {
  private readonly model: TableModel;
  private readonly known = new SvelteMap<string, Outcome[]>(); // by moment and action
  private wanted = "";
  private asking = false;

  constructor(model: TableModel) {
    this.model = model;
  }

  /** Whether this table shows odds. */
  get offered(): boolean {
    return this.model.info?.settings.odds ?? false;
  }

  /** The outcomes; nothing until the server has answered, or if no chance is involved. */
  of(action: string): Outcome[] {
    return this.known.get(this.key(action)) ?? [];
  }

  async ask(action: string): Promise<void> {
    if (!this.offered || !action || this.known.has(this.key(action))) return;
    this.wanted = action;
    if (this.asking) return;
    this.asking = true;
    while (this.wanted) await this.askOne();
    this.asking = false;
  }

  private async askOne(): Promise<void> {
    const action = this.wanted;
    const key = this.key(action);
    this.wanted = "";
    const answer = await this.model.odds(action);
    if (answer.type === "odds") this.known.set(key, answer.outcomes);
  }

  private key(action: string): string {
    return `${this.model.version} ${settings.language} ${action}`;
  }
}

/** The button of a choice (its `data-action`) that somebody points at, whose chances are shown. */
export class Pointing {
  private readonly odds: () => Odds;
  button = $state.raw<HTMLElement | null>(null);

  constructor(odds: () => Odds) {
    this.odds = odds;
  }

  get action(): string {
    return this.button?.dataset["action"] ?? "";
  }

  get outcomes(): Outcome[] {
    return this.odds().of(this.action);
  }

  at(button: HTMLElement): void {
    this.button = button;
    void this.odds().ask(this.action);
  }
}
