// Finds names of cards, Places, Gangs and Backgrounds in a text, so that each can link to its explanation.
import type { Board } from "../protocol.ts";
import type { Kind } from "./rule-of.ts";

export interface Named {
  text: string;
  thing?: { kind: Kind; id: string } | undefined; // what it is the name of
  tail?: string; // what follows it without a space, and stays on its line
}

type Things = Map<string, NonNullable<Named["thing"]>>;

const known = new WeakMap<Board, Things>();
const TAIL = /[^\s\p{L}\p{N}]*/uy;

/** The text in pieces; a name counts only as a whole word, and the longer one of two that begin together. */
export function namesIn(text: string, board: Board): Named[] {
  const things = thingsOf(board);
  // Most names are in no text: looked for one by one they are found sooner than a pattern of all of them is compiled.
  const names = [...things.keys()].filter((name) => text.includes(name));
  const found: Named[] = [];
  let end = 0;
  for (let at = 0; names.length > 0 && at < text.length; at += 1) {
    const name = isLetter(text.charAt(at - 1)) ? undefined : longest(names, text, at);
    if (name === undefined) continue;
    if (at > end) found.push({ text: text.slice(end, at) });
    const tail = tailAt(text, at + name.length);
    found.push({ text: name, thing: things.get(name), tail });
    end = at + name.length + tail.length;
    at = end - 1;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

function tailAt(text: string, at: number): string {
  TAIL.lastIndex = at;
  return TAIL.exec(text)?.[0] ?? "";
}

function longest(names: string[], text: string, at: number): string | undefined {
  const here = names.filter((name) => text.startsWith(name, at) && !isLetter(text.charAt(at + name.length)));
  return here.sort((one, other) => other.length - one.length)[0];
}

/** Or a figure. A script without capitals writes no spaces between words either. */
function isLetter(character: string): boolean {
  return character.toLowerCase() !== character.toUpperCase() || /\d/.test(character);
}

function thingsOf(board: Board): Things {
  const before = known.get(board);
  if (before) return before;
  const things: Things = new Map();
  const add = (kind: Kind, all: Record<string, { name: string }>) => {
    for (const [id, { name }] of Object.entries(all))
      if (name && !things.has(name)) things.set(name, { kind, id });
  };
  add("card", board.cards);
  add("place", board.places);
  add("gang", board.gangs);
  add("gang_card", board.gang_cards);
  add("background", board.backgrounds);
  known.set(board, things);
  return things;
}
