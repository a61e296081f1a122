// What to read before a choice: the text of the Action card to be played, or the ability of the Gang card to be gained.
import type { Board, Choice, PublicState } from "../protocol.ts";
import { verbOf } from "./verbs.ts";

export function aboutOf(choice: Choice, board: Board | null, state: PublicState | null): string {
  const { card = "", gang = "" } = choice.target ?? {};
  if (gang) return abilityOf(gang, board, state);
  return verbOf(choice.action) === "play" ? (board?.cards[card]?.text ?? "") : "";
}

/** Of the card on top of a Gang's pile, after its name. */
export function abilityOf(gang: string, board: Board | null, state: PublicState | null): string {
  const top = board?.gang_cards[state?.gangs[gang]?.[0] ?? ""];
  return top ? `${top.name}: ${top.text}` : "";
}
