// What lies in the Places: the open piles of cards, and the stacks of tokens.
import type { Board, PublicState } from "../protocol.ts";

/** Where each open pile lies. */
export const PILES: Record<string, string> = {
  spoon: "cafeteria",
  knife: "recreational_area",
  pickaxe: "recreational_area",
  shovel: "recreational_area",
};
/** Which tokens lie where something is done for them. */
const TOKEN_OF: Record<string, string> = {
  study: "spy",
  develop_skills: "skill",
  plan: "planning",
  workout: "bodybuilding",
  steal_bandage: "bandage",
  bribe: "corruption",
};

export interface Lying {
  kind: "card" | "token";
  id: string;
  name: string;
  count: number;
}

export function lyingIn(slot: string, board: Board, state: PublicState): Lying[] {
  const found: Lying[] = [];
  for (const [id, where] of Object.entries(PILES)) {
    if (where !== slot) continue;
    found.push({ kind: "card", id, name: board.cards[id]?.name ?? id, count: state.piles[id] ?? 0 });
  }
  for (const deed of board.places[slot]?.deeds ?? []) {
    const id = TOKEN_OF[deed.id];
    if (!id || !state.modules.stacks) continue;
    found.push({
      kind: "token",
      id,
      name: board.tokens[id]?.name ?? id,
      count: state.modules.stacks[id] ?? 0,
    });
  }
  return found;
}
