// What lies in the Places: the open piles of cards, and the stacks of tokens.
import type { Board, PublicState } from "../protocol.ts";

export interface Lying {
  kind: "card" | "token";
  id: string;
  name: string;
  count: number;
}

export function lyingIn(slot: string, board: Board, state: PublicState): Lying[] {
  const { piles = [], tokens = [] } = board.places[slot] ?? {};
  const stacks = state.modules.stacks ?? {};
  return [
    ...piles.map((id) => lying("card", id, board.cards, state.piles)),
    ...tokens.map((id) => lying("token", id, board.tokens, stacks)),
  ];
}

function lying(
  kind: Lying["kind"],
  id: string,
  named: Record<string, { name: string }>,
  counts: Record<string, number>,
): Lying {
  return { kind, id, name: named[id]?.name ?? id, count: counts[id] ?? 0 };
}
