// The cards of a hand, sorted as the server lists them: family by family.
import type { Board } from "../protocol.ts";

export interface Family {
  family: string;
  cards: string[];
}

export function familiesOf(hand: Record<string, number>, board: Board): Family[] {
  const found = new Map<string, string[]>();
  for (const [id, { family }] of Object.entries(board.cards)) {
    const before = found.get(family) ?? [];
    found.set(family, hand[id] ? [...before, id] : before);
  }
  return [...found].map(([family, cards]) => ({ family, cards })).filter(({ cards }) => cards.length > 0);
}
