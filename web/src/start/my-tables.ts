// The order of one's own tables.
import type { TableLine } from "../protocol.ts";

const STATES = ["playing", "open", "over", "quarantined", "ended"];

/** First those where it is my turn; last those that were ended, which can only be read. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  const place = ({ my_turn, state }: TableLine) => (my_turn ? -1 : STATES.indexOf(state));
  return [...tables].sort((one, other) => place(one) - place(other));
}
