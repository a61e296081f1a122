// The Weapons of a fight as they were laid. How many there are, the state says; by whom, only whoever saw it happen knows.
import type { Happening } from "../model/table.svelte.ts";
import type { FightState } from "../protocol.ts";

/** A Weapon on the table and who laid it; -1: it is not known. */
export interface Laid {
  card: string;
  seat: number;
}

/** What was seen being laid since the fight began, in that order. */
export function seenLaid(before: Laid[], { events, before: then, after }: Happening): Laid[] {
  if (!after.fight) return [];
  const laid = events.filter((each) => each.event === "lays");
  return [...(then?.fight ? before : []), ...laid.map(({ card = "", seat = -1 }) => ({ card, seat }))];
}

/** Every Weapon on the table, those that nobody saw being laid first. */
export function weaponsOf({ weapons }: FightState, seen: Laid[]): Laid[] {
  const unseen = Object.entries(weapons).flatMap(([card, count]) => {
    const missing = count - seen.filter((each) => each.card === card).length;
    return Array<Laid>(Math.max(0, missing)).fill({ card, seat: -1 });
  });
  return [...unseen, ...seen];
}

/** Who helps that side: they have laid a Weapon for it, or may do so now. */
export function helpersOf(fight: FightState, side: number, teams: number[]): number[] {
  const { attacker, defender, helpers, due } = fight;
  const all = new Set(due >= 0 ? [...helpers, due] : helpers);
  return [...all].filter((seat) => seat !== attacker && seat !== defender && teams[seat] === teams[side]);
}
