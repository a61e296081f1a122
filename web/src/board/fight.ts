// The fight that is under way, read from the stack of questions: docs/actions.md and rules/waiting.py have its fields.
import type { Board, EventInfo, PublicState } from "../protocol.ts";

export interface Fight {
  attacker: number; // -1: Michel(le)
  defender: number;
  tool: string; // that it is about; empty: none is named
  knives: number;
  blades: number;
  first: number; // how many of the Weapons were laid to intimidate
  helpers: number[];
  due: number; // whose Weapon or answer is awaited; -1: nobody's
  cards: string[]; // Michel cards that are out
}

/** A Weapon on the table and who laid it; -1: it is not known. */
export interface Laid {
  card: string;
  seat: number;
}

type Entry = (number | string)[];

// Where the nine fields of a fight begin in each question that has one
const FIGHTS: Record<string, number> = {
  Intimidation: 3,
  Answer: 2,
  LayWeapon: 2,
  CombatLost: 2,
  ExtortionOver: 2,
  Help: 3,
};
const ASKS = new Set([
  "Intimidation",
  "Answer",
  "LayWeapon",
  "Help",
  "MichelAnswer",
  "MichelFight",
  "BrawlAnswer",
  "Demand",
]);

export function fightOf(state: PublicState, board: Board): Fight | null {
  for (const entry of [...state.waiting].reverse()) {
    const top = state.waiting.at(-1) ?? [];
    const found = entry[0] === "Brawl" ? inBrawl(entry, top) : inEntry(entry, board);
    if (!found) continue;
    return { ...found, due: ASKS.has(String(top[0])) ? numberAt(top, 1) : -1 };
  }
  return null;
}

function inEntry(entry: Entry, board: Board): Fight | null {
  const name = String(entry[0]);
  const at = FIGHTS[name];
  if (at !== undefined) return ofPlayers(entry, at, board);
  if (name === "Demand") {
    return { ...QUIET, attacker: numberAt(entry, 1), defender: numberAt(entry, 2) };
  }
  if (name === "MichelAnswer") {
    return { ...QUIET, defender: numberAt(entry, 1), cards: michelCards(entry.slice(2), board) };
  }
  if (name === "MichelFight" || name === "MichelOver") {
    const [knives, blades] = [numberAt(entry, 3), numberAt(entry, 4)];
    return {
      ...QUIET,
      defender: numberAt(entry, 1),
      knives,
      blades,
      cards: michelCards(entry.slice(7), board),
    };
  }
  return null;
}

const QUIET: Fight = {
  attacker: -1,
  defender: -1,
  tool: "",
  knives: 0,
  blades: 0,
  first: 0,
  helpers: [],
  due: -1,
  cards: [],
};

/** Whoever started it against whoever has to answer now. */
function inBrawl(entry: Entry, top: Entry): Fight | null {
  return top[0] === "BrawlAnswer"
    ? { ...QUIET, attacker: numberAt(entry, 1), defender: numberAt(top, 1) }
    : null;
}

function ofPlayers(entry: Entry, at: number, board: Board): Fight {
  const helpers = numberAt(entry, at + 8);
  return {
    ...QUIET,
    attacker: numberAt(entry, at),
    defender: numberAt(entry, at + 1),
    tool: Object.keys(board.cards)[numberAt(entry, at + 2)] ?? "",
    knives: numberAt(entry, at + 3),
    blades: numberAt(entry, at + 4),
    first: numberAt(entry, at + 5) + numberAt(entry, at + 6),
    helpers: [0, 1, 2, 3, 4, 5].filter((seat) => (helpers >> seat) & 1),
  };
}

function michelCards(numbers: Entry, board: Board): string[] {
  const names = Object.keys(board.michel_cards);
  return numbers.flatMap((number) => names[Number(number)] ?? []);
}

function numberAt(entry: Entry, at: number): number {
  return Number(entry[at] ?? -1);
}

export function laidIn(events: EventInfo[]): Laid[] {
  const laid = events.filter((each) => each.event === "lays");
  return laid.map(({ card = "", seat = -1 }) => ({ card, seat }));
}
