// How a choice is made here: picked at once, out of several, or after being asked once whether it is meant.
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import type { Choice } from "../protocol.ts";
import { verbOf } from "./verbs.ts";

/** Several choices of one kind, laid out to pick from. */
export interface Opened {
  title: string;
  choices: Choice[];
}

export class Deciding {
  private readonly model: TableModel;
  opened = $state.raw<Opened | null>(null);
  doubtful = $state.raw<Choice | null>(null); // waits for a yes
  pointed = $state.raw<Choice | null>(null); // of a list: under the pointer, or with the focus

  constructor(model: TableModel) {
    this.model = model;
  }

  /** What is lit on the plan and in the hand: all that can be chosen, or what the open list offers. */
  get lit(): Choice[] {
    return this.opened?.choices ?? this.model.choices;
  }

  readonly point = (choice: Choice | null): void => {
    this.pointed = choice;
  };

  /** What the choices of a tile, a card or a Place stand for: the one there is, or a list. */
  pick(title: string, choices: Choice[]): void {
    const [only] = choices;
    if (only && choices.length === 1) this.choose(only);
    else if (only) this.opened = { title, choices };
  }

  choose(choice: Choice): void {
    if (settings.askBefore && this.isFinal(choice)) this.doubtful = choice;
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

  /** A secret that is told stays told, and actions that are left are lost. */
  private isFinal(choice: Choice): boolean {
    const verb = verbOf(choice.action);
    return verb === "reveal" || (verb === "end" && (this.model.state?.turn.actions ?? 0) > 0);
  }
}
