// Nothing on the plan is drawn too small to read, however small the plan is.
import { createContext } from "svelte";

const LEAST = 9.2; // pixels of the screen

/** How large the plan is drawn: pixels for each of its units. */
export interface Drawn {
  readonly scale: number;
}

const [get, set] = createContext<Drawn>();
export const drawnPlan = set;

/** The size of letters, in the plan's units; `within` is the scale of what they are written on. */
export function legibly(): (size: number, within?: number) => number {
  const drawn = get();
  return (size, within = 1) => Math.max(size, LEAST / (drawn.scale * within));
}
