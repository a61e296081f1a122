// From the seed to dice and cards, as docs/records.md describes it: the stream of words, and the bags that are drawn from.
import { type Bytes, bigEndian, joined, sha256 } from "./sha256.ts";

const WORD = 2 ** 32;
const WORDS = 8; // in a block
const MOST = 999; // cards of one kind

/** SHA-256(seed, number of the block) for one block after the other, each read as eight words. */
export async function stream(seed: Bytes, words: number): Promise<number[]> {
  const found: number[] = [];
  for (let block = 0; found.length < words; block++) {
    const digest = await sha256(joined(seed, bigEndian(block, 8)));
    const view = new DataView(digest.buffer);
    for (let i = 0; i < WORDS; i++) found.push(view.getUint32(i * 4));
  }
  return found;
}

export interface Drawn {
  value: number; // below n
  word: number;
  next: number; // where the stream goes on
}

/** A number below n: a word modulo n. Words of the last, incomplete run of n are skipped. */
export function below(words: number[], at: number, n: number): Drawn {
  let next = at;
  for (;;) {
    const word = words[next++];
    if (word === undefined) throw new RangeError("the stream has no more words");
    if (word < WORD - (WORD % n)) return { value: word % n, word, next };
  }
}

/** Cards that lie side by side, kind by kind; never changed. */
export interface Bag {
  names: readonly string[];
  counts: readonly number[];
  total: number;
}

export function bagOf(names: readonly string[], counts: readonly number[] = names.map(() => 1)): Bag {
  if (!counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST))
    throw new RangeError("no edition has so many cards");
  return { names, counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

export function numbered(count: number, name: (index: number) => string): Bag {
  if (!(count >= 1 && count <= MOST)) throw new RangeError("no edition has such a die");
  return bagOf(Array.from({ length: count }, (_, index) => name(index)));
}

export function nthCard({ names, counts }: Bag, n: number): string {
  let rest = n;
  const index = counts.findIndex((count) => {
    rest -= count;
    return rest < 0;
  });
  return names[index] ?? "";
}

export function without({ names, counts, total }: Bag, name: string): Bag {
  const index = names.indexOf(name);
  return { names, counts: counts.with(index, (counts[index] ?? 0) - 1), total: total - 1 };
}

export type Family = "die" | "seat" | "card" | "gang_card" | "background" | "trauma" | "michel_card";

const NAMED = 14; // cards that the rules name
const FIRST_RARE = 6;
const FIRST_ACTIONS = 12;

/** How many of each card are in the Search deck, in the order of their kinds: those that the rules name, Rare items,
 * Action cards, further Rare items, further Action cards. */
function inOrder(printed: Printed): Record<string, number> {
  const all = Object.entries(printed.cards).map(([name, { search = 0, effects = [] }]) => ({
    action: effects.length > 0,
    card: [name, search] as const,
  }));
  const others = all.filter(({ action }) => !action).map(({ card }) => card);
  const actions = all.filter(({ action }) => action).map(({ card }) => card);
  const first = NAMED + FIRST_RARE;
  return Object.fromEntries([
    ...others.slice(0, first),
    ...actions.slice(0, FIRST_ACTIONS),
    ...others.slice(first),
    ...actions.slice(FIRST_ACTIONS),
  ]);
}

/** The parts of an edition that matter for chance. */
export interface Printed {
  game: { die: number };
  cards: Record<string, { search?: number; effects?: unknown[] }>;
  gang_cards: Record<string, { gang: string }>;
  backgrounds: Record<string, unknown>;
  traumas: Record<string, unknown>;
  michel: { cards: Record<string, { count: number }> };
}

/** What the texts of a record stand for, and the contents of the bags when a game begins. */
export interface Names {
  faces: Bag; // of the die
  families: Map<string, Family>;
  deck: Bag;
  michel: Bag;
  piles: Map<string, string[]>; // of each card of which there is one only: its pile, itself among it
}

/** If two families share an id, the second one is written with its family. */
export function namesOf(printed: Printed): Names {
  const families = new Map<string, Family>();
  const namesIn = (family: Family, names: string[]) =>
    names.map((name) => {
      const text = families.has(name) ? `${family} ${name}` : name;
      families.set(text, family);
      return text;
    });
  const cards = inOrder(printed);
  const deck = bagOf(namesIn("card", Object.keys(cards)), Object.values(cards));
  const gangCards = namesIn("gang_card", Object.keys(printed.gang_cards));
  const gangOf = Object.values(printed.gang_cards).map(({ gang }) => gang);
  const gangs = [...new Set(gangOf)].map((gang) => gangCards.filter((_, index) => gangOf[index] === gang));
  const backgrounds = namesIn("background", Object.keys(printed.backgrounds));
  const traumas = namesIn("trauma", Object.keys(printed.traumas));
  const michelCards = Object.entries(printed.michel.cards);
  const michel = bagOf(
    namesIn("michel_card", Object.keys(printed.michel.cards)),
    michelCards.map(([, { count }]) => count),
  );
  const piles = new Map(
    [...gangs, backgrounds, traumas].flatMap((pile) => pile.map((name) => [name, pile] as const)),
  );
  return { faces: numbered(printed.game.die, (index) => String(index + 1)), families, deck, michel, piles };
}
