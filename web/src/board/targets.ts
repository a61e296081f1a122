// Which choices have a target on the plan, so that it can be highlighted and clicked there.
import type { Choice } from "../protocol.ts";

export interface Targets {
  places: Record<string, Choice[]>;
  seats: Record<number, Choice[]>;
  gangs: Record<string, Choice[]>;
  deeds: Record<string, Choice[]>; // what can be done in one's own Place, by its id
}

/** Of an open list, only targets that distinguish its choices: a sign common to all of them does not. */
export function targetsOf(choices: Choice[], list: boolean): Targets {
  const found: Targets = { places: {}, seats: {}, gangs: {}, deeds: {} };
  for (const choice of choices) {
    const { place = "", seat = -1, gang = "" } = choice.target ?? {};
    if (place) add(found.places, place, choice);
    else if (seat >= 0) add(found.seats, seat, choice);
    else if (gang) add(found.gangs, gang, choice);
    if (choice.group === "place" || choice.action === "search") {
      add(found.deeds, choice.action.split(" ", 1)[0] ?? "", choice);
    }
  }
  if (list) {
    const apart = Object.entries(found.deeds).filter(([, several]) => several.length === 1);
    found.deeds = Object.fromEntries(apart);
  }
  return found;
}

function add<K extends string | number>(found: Record<K, Choice[]>, key: K, choice: Choice): void {
  found[key] = [...(found[key] ?? []), choice];
}
