// The Weapons of a fight in the order they were laid. The state has only their number; who laid them must be observed.
import type { StateUpdate } from "../model/table.svelte.ts";
import type { FightState } from "../protocol.ts";

/** A Weapon on the table and who laid it; -1: it is not known. */
export interface Laid {
  card: string;
  seat: number;
}

/** What was seen being laid since the fight began, in that order. */
export function seenLaid(before: Laid[], { events, before: then, after }: StateUpdate): Laid[] {
  if (!after.fight) return [];
  const laid = events.filter((each) => each.event === "lays");
  return [...(then?.fight ? before : []), ...laid.map(({ card = "", seat = -1 }) => ({ card, seat }))];
}

/** Every Weapon on the table, starting with those that were not seen being laid. */
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
