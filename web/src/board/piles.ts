// What lies in the Places: the open piles of cards, and the stacks of tokens.
import type { Board, PublicState } from "../protocol.ts";
import type { Rect } from "./layout.ts";

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

const TALL = 1.3; // a pile, to its width

/** Where each of them lies: beside each other or, where it is narrow, one above the other. */
export function spread(ids: string[], { x, y, width, height }: Rect): [string, Rect][] {
  const count = ids.length;
  const across = Math.min(width / count, height / TALL) >= Math.min(width, height / count / TALL);
  const step = (across ? width : Math.min(height, width * 1.6 * count)) / count;
  return ids.map((id, index): [string, Rect] => [
    id,
    across
      ? { x: x + index * step + 2, y: y + 1, width: step - 4, height: height - 2 }
      : { x: x + 2, y: y + index * step + 2, width: width - 4, height: step - 4 },
  ]);
}
