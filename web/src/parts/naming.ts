// Names of cards, Places, Gangs and Backgrounds in a text, so that each can open what it stands for.
import type { Board } from "../protocol.ts";
import type { Kind } from "./rule-of.ts";

export interface Named {
  text: string;
  thing?: { kind: Kind; id: string }; // what it is the name of
}

interface Names {
  pattern: RegExp;
  things: Map<string, { kind: Kind; id: string }>;
}

const known = new WeakMap<Board, Names>();

/** The text in pieces; a name counts only as a whole word, and the longer one of two. */
export function namesIn(text: string, board: Board): Named[] {
  const { pattern, things } = namesOf(board);
  const found: Named[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const thing = things.get(match[0]);
    if (!thing) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[0], thing });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

function namesOf(board: Board): Names {
  const before = known.get(board);
  if (before) return before;
  const things: Names["things"] = new Map();
  const add = (kind: Kind, all: Record<string, { name: string }>) => {
    for (const [id, { name }] of Object.entries(all))
      if (name && !things.has(name)) things.set(name, { kind, id });
  };
  add("card", board.cards);
  add("place", board.places);
  add("gang", board.gangs);
  add("gang_card", board.gang_cards);
  add("background", board.backgrounds);
  const names = [...things.keys()].sort((one, other) => other.length - one.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "gu"),
    things,
  };
  known.set(board, made);
  return made;
}
