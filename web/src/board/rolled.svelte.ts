// The last roll of the die, and the number that currently counts for a move.
import { settings } from "../model/settings.svelte.ts";
import type { StateUpdate, TableModel } from "../model/table.svelte.ts";

const WENT = new Set(["goes", "michel-goes"]);
const SHOWN = 1400; // milliseconds that a door stays open after somebody went through

export class Rolled {
  private readonly model: TableModel;
  face = $state(0);
  roll = $state(0); // how many there were
  private passing = $state(0);
  private timer = 0;

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The number by which somebody moves now; 0: nobody does. */
  get counts(): number {
    return this.model.state?.roll?.number ?? this.passing;
  }

  get shown(): number {
    return this.counts || this.face;
  }

  readonly watch = ({ events }: StateUpdate): void => {
    const rolls = events.filter((each) => each.event === "rolls" || each.event === "rolls-again");
    const last = rolls.at(-1)?.number ?? 0;
    if (last === 0) return;
    this.face = last;
    this.roll += 1;
    if (!events.some((each) => WENT.has(each.event))) return;
    this.passing = last;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.passing = 0;
    }, settings.duration(SHOWN) || SHOWN);
  };
}
