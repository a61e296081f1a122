// Shade as comics print it: dots that shrink, as one path, so that no pattern with an id is needed.

/** Dots on a slanted grid in a box of `width` x `height`; `size(x, y)` is the radius of a dot there. */
export function dots(
  width: number,
  height: number,
  step: number,
  size: (x: number, y: number) => number,
): string {
  const found: string[] = [];
  const short = (number: number) => Math.round(number * 100) / 100; // there are thousands of them
  for (let row = 0; row * step <= height; row++) {
    const y = short(row * step);
    for (let x = row % 2 ? step : 0; x <= width; x += 2 * step) {
      const r = short(size(x, y));
      // A circle but for a gap that nobody sees, which closes itself: a path needs two arcs for a whole one.
      if (r > 0.2) found.push(`M${short(x)} ${short(y - r)}a${r} ${r} 0 1 1-.02 0z`);
    }
  }
  return found.join("");
}
