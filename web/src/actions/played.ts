// The Action card that a question refers to, so that the player who is asked can read it.
import type { OwnState, PublicState } from "../protocol.ts";

const STEPS = ["card_target", "stop_card"]; // whose `card` it is

export function playedCard(state: PublicState | null, own: OwnState | null): string {
  const step = (own?.waiting ?? state?.waiting ?? []).at(-1);
  return step && STEPS.includes(String(step["step"])) ? String(step["card"]) : "";
}
