// The goal of a puzzle, in words.
import type { PuzzleInfo } from "../protocol.ts";
import { say } from "../words/words.svelte.ts";

export function taskOf({ theme, goal_name: card }: PuzzleInfo): string {
  return say(`pages-puzzle-${theme}`, { card });
}
