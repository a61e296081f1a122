// What charts with a line for each player share: how lines are told apart, and where the names stand at their ends.
export const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 6", "2 5"];
const LINE = 17; // between two names
const NORMAL = 16; // pixels of a rem where a unit is one

/** How wide a chart is in its own units, of which text has 13: it grows with the page's. */
export function unitsOf(pixels: number): number {
  return (pixels * NORMAL) / parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** How far down each name stands: at the end of its line, but below the one above it, and within the chart. Also how
 * far to the right marks stand. */
export function spread(ends: number[], top: number, bottom: number, apart = LINE): number[] {
  const order = [...ends.keys()].sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const found: number[] = [];
  let low = top - apart;
  for (const [rank, index] of order.entries()) {
    const lowest = bottom - (order.length - 1 - rank) * apart;
    low = Math.min(lowest, Math.max(ends[index] ?? 0, low + apart));
    found[index] = low;
  }
  return found;
}

export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : name;
}
