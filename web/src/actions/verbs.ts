// The choices of a turn in the shape of the action bar: one tile per kind of action, with its choices.
import { isIcon } from "../art/icon-names.ts";
import { pictureOf } from "../art/pictures.svelte.ts";
import type { Board, Choice } from "../protocol.ts";

export interface Tile {
  verb: string;
  name: string;
  choices: Choice[]; // none: it cannot be done now
  elsewhere: boolean; // a deed of another Place
}

export interface Tiles {
  basic: Tile[];
  place: Tile[];
  free: Tile[];
}

const MOST_ELSEWHERE = 6; // dim tiles for what other Places have; the plan shows it too
const KEYS: Record<string, string> = {
  search: "s",
  move: "m",
  cautious_move: "c",
  join: "j",
  play: "p",
  extort: "x",
  craft: "k",
  dig: "d",
  heal: "h",
  buy: "b",
  sell: "l",
  steal_spoon: "t",
  reveal: "r",
  end: "e",
};

export function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

/** The letter that chooses a tile. */
export function keyOf(verb: string): string {
  return KEYS[verb] ?? "";
}

/** The icon of a choice: its target, for a Place what is in its slot; otherwise the action. */
export function iconOf(choice: Choice, board: Board | null): string {
  const { card, gang, place = "" } = choice.target ?? {};
  const lies = board?.places[place]?.id ?? place;
  const about = [card, gang, lies].find((name) => name && isIcon(pictureOf(name)));
  return about ?? verbOf(choice.action);
}

/** The tiles of a turn: everything that is offered, and dimmed what is common but not offered now. */
export function tilesOf(choices: Choice[], board: Board, place: string): Tiles {
  const by = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = verbOf(choice.action);
    by.set(verb, [...(by.get(verb) ?? []), choice]);
  }
  const tile = (verb: string, name = board.verbs[verb] ?? "", elsewhere = false): Tile => {
    const found = by.get(verb) ?? [];
    by.delete(verb);
    return { verb, name, choices: found, elsewhere: elsewhere && found.length === 0 };
  };
  const basic = board.basic.map((verb) => tile(verb));
  const deeds = deedsOf(board, place).map(({ id, name, here }) => tile(id, name, !here));
  const rest = [...by].filter(([verb]) => verb !== "end");
  const others = (group: string) =>
    rest.filter(([, found]) => (found[0]?.group ?? "answer") === group).map(([verb]) => tile(verb));
  return {
    basic: [...basic, ...others("basic")],
    place: [...deeds, ...others("place")],
    free: [...others("free"), ...others("answer"), tile("end")],
  };
}

/** Everything that is possible in one Place only, starting with this one. */
function deedsOf(board: Board, place: string): { id: string; name: string; here: boolean }[] {
  const found = new Map<string, { id: string; name: string; here: boolean }>();
  const isHere = (slot: string) => board.places[slot]?.id === place;
  const slots = Object.keys(board.places).sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
  for (const slot of slots) {
    for (const { id, name } of board.places[slot]?.deeds ?? []) {
      if (!found.has(id)) found.set(id, { id, name, here: isHere(slot) });
    }
  }
  const all = [...found.values()];
  const here = all.filter((deed) => deed.here);
  return all.length - here.length > MOST_ELSEWHERE ? here : all;
}
