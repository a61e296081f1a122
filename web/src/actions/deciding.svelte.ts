// How a choice is made here: directly, out of several, or after reading its text or confirming it.
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import type { Choice } from "../protocol.ts";
import { aboutOf } from "./about.ts";
import { verbOf } from "./verbs.ts";

/** Choices of one kind, laid out to pick from, and what to read before. */
export interface Opened {
  title: string;
  choices: Choice[];
  text: string;
}

export class Deciding {
  private readonly model: TableModel;
  opened = $state.raw<Opened | null>(null);
  doubtful = $state.raw<Choice | null>(null); // waits for a yes
  pointed = $state.raw<Choice | null>(null); // of a list: under the pointer, or with the focus

  constructor(model: TableModel) {
    this.model = model;
  }

  /** What is highlighted on the plan and in the hand: all choices, or those of the open list. */
  get lit(): Choice[] {
    return this.opened?.choices ?? this.model.choices;
  }

  readonly point = (choice: Choice | null): void => {
    this.pointed = choice;
  };

  /** The first press explains, the second acts: in a turn, while no list is open, unless turned off. */
  get readsFirst(): boolean {
    return settings.askBefore && this.opened === null && this.model.question?.kind === "turn";
  }

  /** The choices of a tile: a single one, or a list. One with a text to read opens as a list too. */
  pick(title: string, choices: Choice[]): void {
    const [only] = choices;
    if (!only) return;
    if (choices.length > 1 || (this.readsFirst && this.isWeighty(only))) this.open(title, choices);
    else this.choose(only);
  }

  /** The same for a card of the hand, which explains itself before anything is done with it. */
  pickCard(title: string, choices: Choice[], text: string): void {
    if (this.readsFirst && choices.length) this.open(title, choices, text);
    else this.pick(title, choices);
  }

  private open(title: string, choices: Choice[], text = ""): void {
    this.opened = { title, choices, text };
  }

  choose(choice: Choice): void {
    if (settings.askBefore && !this.model.trial && this.isFinal(choice)) this.doubtful = choice;
    else this.confirm(choice);
  }

  confirm(choice: Choice): void {
    this.close();
    void this.model.choose(choice);
  }

  close(): void {
    this.opened = null;
    this.doubtful = null;
  }

  /** Costs a card or all actions of a turn, or is about a card that should be read first. */
  private isWeighty(choice: Choice): boolean {
    const { board, state } = this.model;
    return verbOf(choice.action) === "cautious_move" || aboutOf(choice, board, state) !== "";
  }

  /** A revealed secret stays revealed, and unused actions are lost. */
  private isFinal(choice: Choice): boolean {
    const verb = verbOf(choice.action);
    return verb === "reveal" || (verb === "end" && (this.model.state?.turn.actions ?? 0) > 0);
  }
}
