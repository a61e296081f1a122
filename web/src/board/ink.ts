// Lines as a pen draws them: never quite straight, never of one weight. The same every time for the same thing.
import type { Rect } from "./layout.ts";

/** A number from -1 to 1 that follows from a text and a position. */
export function wobble(seed: string, index: number): number {
  let hash = 2166136261 ^ index;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

/** A frame: the rectangle, and inside it another whose corners are a little off. */
export function frame(rect: Rect, weight: number, seed: string): string {
  const { x, y, width, height } = rect;
  const off = (index: number) => weight * (1 + 0.38 * wobble(seed, index));
  const right = x + width;
  const bottom = y + height;
  const outer = `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const inner =
    `M${x + off(0)} ${y + off(1)}L${x + off(2)} ${bottom - off(3)}` +
    `L${right - off(4)} ${bottom - off(5)}L${right - off(6)} ${y + off(7)}Z`;
  return outer + inner;
}
