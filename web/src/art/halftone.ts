// Shade as comics print it: dots that shrink, as one path, so that no pattern with an id is needed.

/** Dots on a slanted grid in a box of `width` x `height`; `size(x, y)` is the radius of a dot there. */
export function dots(
  width: number,
  height: number,
  step: number,
  size: (x: number, y: number) => number,
): string {
  const found: string[] = [];
  for (let row = 0; row * step <= height; row++) {
    const y = row * step;
    for (let x = row % 2 ? step : 0; x <= width; x += 2 * step) {
      const r = Math.round(size(x, y) * 100) / 100;
      if (r > 0.2) found.push(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
    }
  }
  return found.join("");
}
