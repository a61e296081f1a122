// The layout within a Place: its name, signs, piles and people, without overlaps.
import type { Point, Rect, Shape } from "./layout.ts";
import { within } from "./measures.ts";

/** Where in a room its name, its things and its people are. */
export interface Inside {
  name: Rect;
  lines: 1 | 2; // of the name
  deeds: Rect;
  search: Rect;
  piles: Rect;
  floor: Rect; // for standees
  furniture: Rect;
}

/** What is in a room besides people. */
export interface Fittings {
  piles: number;
  signs: number; // of deeds
  letters: number; // of the name
}

/** A wing has its head on the left, a small room too; in a room it is above the floor. */
export function insideOf(rect: Rect, shape: Shape, { piles, signs, letters }: Fittings): Inside {
  const flat = rect.width > 1.7 * rect.height;
  if (shape === "wide") {
    if (!flat) return inRoom(rect, shape, piles);
    return rect.width < 265 ? inCorner(rect, piles) : inWing(rect, shape, piles);
  }
  const crowded = piles > 1 && rect.height < 80;
  if (flat && rect.width > 150 && !crowded) return inWing(rect, shape, piles);
  return rect.height < (flat ? 90 : 85) ? inNook(rect, signs, piles, letters) : inRoom(rect, shape, piles);
}

const SIZES = {
  wide: {
    margin: 12,
    over: 14,
    under: 13,
    line: 20,
    sign: 20,
    fan: { width: 40, height: 30 },
    pile: 46,
    head: 150,
  },
  upright: {
    margin: 7,
    over: 10,
    under: 9,
    line: 13,
    sign: 14,
    fan: { width: 24, height: 20 },
    pile: 25,
    head: 92,
  },
};

const NARROW_LETTER = 4.6; // the width of a letter that can just be read
const SHORT_LINE = 10.5;

function inWing(rect: Rect, shape: Shape, piles: number): Inside {
  const { margin, over, under, line, sign, fan, pile, head: most } = SIZES[shape];
  const x = rect.x + margin;
  const top = rect.y + over;
  const bottom = rect.y + rect.height - under;
  const deeds = { x, y: top + line * 1.25, width: most - 6, height: sign };
  const low = deeds.y + sign * 1.25;
  const heap = piles * pile;
  // Search and piles lie below the deeds; in a low wing there is no room for that, and they lie beside them
  const flat = bottom - low < fan.height;
  const head = flat
    ? most + heap
    : Math.max(Math.min(most, rect.width * 0.42), piles > 0 ? fan.width + 8 + heap : 0);
  const floor = { x: x + head, y: top, width: rect.width - 2 * margin - head, height: bottom - top };
  return {
    name: { x, y: top, width: most - 6, height: line },
    lines: 1,
    deeds: flat ? { ...deeds, width: most - fan.width - 10 } : deeds,
    search: flat
      ? { ...fan, x: x + most - fan.width - 6, y: deeds.y + (sign - fan.height) / 2 + 3 }
      : { ...fan, x, y: low + (bottom - low - fan.height) / 2 },
    piles: flat
      ? { x: x + most, y: top, width: heap, height: bottom - top }
      : { x: x + fan.width + 4, y: low, width: heap, height: bottom - low },
    floor,
    furniture: floor,
  };
}

function inRoom(rect: Rect, shape: Shape, piles: number): Inside {
  const { margin, over, under, line, sign, fan, pile } = SIZES[shape];
  const x = rect.x + margin;
  const width = rect.width - 2 * margin;
  const deeds = {
    x,
    y: rect.y + over + line + line / 4,
    width: width - fan.width - margin / 2,
    height: sign,
  };
  const top = deeds.y + sign * 1.2;
  const beside = piles > 0 ? pile : 0;
  const floor = { x, y: top, width: width - beside, height: rect.y + rect.height - under - top };
  return {
    name: { x, y: rect.y + over, width, height: line },
    lines: 1,
    deeds,
    search: { ...fan, x: x + width - fan.width, y: deeds.y - sign / 6 },
    piles: {
      x: x + width - beside,
      y: top + fan.height / 3,
      width: beside,
      height: floor.height - fan.height / 3,
    },
    floor,
    furniture: floor,
  };
}

function inCorner(rect: Rect, piles: number): Inside {
  const margin = 12;
  const head = 90;
  const x = rect.x + margin;
  const top = rect.y + 10;
  const bottom = rect.y + rect.height - 11;
  const line = rect.height < 100 ? 15 : 17;
  const deeds = { x, y: top + 2 * line + 2, width: head - 8, height: line };
  const low = deeds.y + line + 3;
  const size = Math.min(30, bottom - low);
  const floor = { x: x + head, y: top, width: rect.width - 2 * margin - head, height: bottom - top };
  return {
    name: { x, y: top, width: head - 8, height: line },
    lines: 2,
    deeds,
    search: { x: x + 2, y: low, width: size * 1.2, height: size },
    piles: { x: x + 44, y: low, width: piles > 0 ? 32 : 0, height: size },
    floor,
    furniture: floor,
  };
}

/** A small room of a phone: its signs in two columns, its people beside them. */
function inNook(rect: Rect, signs: number, piles: number, letters: number): Inside {
  const { margin, over, under, line: high } = SIZES.upright;
  const x = rect.x + margin;
  const width = rect.width - 2 * margin;
  const lines = letters * NARROW_LETTER > width ? 2 : 1; // a long name is broken rather than made tiny
  const line = lines === 2 ? 2 * SHORT_LINE : high;
  const top = rect.y + over;
  const bottom = rect.y + rect.height - under;
  const rows = Math.max(1, Math.ceil(signs / 2));
  const sign = within(9, (bottom - top - line - 20) / (rows * 1.15), SIZES.upright.sign);
  const column = SIZES.upright.sign * 2.4;
  const deeds = { x, y: top + line + 3, width: column, height: sign };
  const low = deeds.y + rows * sign * 1.15 + 1;
  const size = within(10, bottom - low, 20);
  const heap = piles > 1 ? piles * 18 : 0; // several piles have a place of their own
  const start = column + heap + 2;
  const floor = { x: x + start, y: deeds.y, width: width - start, height: bottom - deeds.y };
  return {
    name: { x, y: top, width, height: lines === 2 ? SHORT_LINE : high },
    lines,
    deeds,
    search: { x, y: low, width: size, height: size },
    piles:
      heap > 0
        ? { x: x + column, y: deeds.y, width: heap, height: bottom - deeds.y }
        : { x: x + column / 2, y: low, width: column / 2 + 3, height: size },
    floor,
    furniture: floor,
  };
}

/** A place on the floor for each of `count` standees, all of one size and none before another. */
export function arranged(
  count: number,
  floor: Rect,
  size: { width: number; height: number },
): { spots: Point[]; scale: number } {
  let best = { scale: 0, across: 1 };
  for (let across = 1; across <= Math.max(1, count); across++) {
    const down = Math.ceil(count / across);
    const scale = Math.min(1, floor.width / (across * size.width), floor.height / (down * size.height));
    if (scale > best.scale + 0.001) best = { scale, across };
  }
  const { scale, across } = best;
  const down = Math.max(1, Math.ceil(count / across));
  const rowHeight = Math.min(size.height * scale * 1.12, floor.height / down);
  const spots: Point[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    const step = Math.min(size.width * scale * 1.25, floor.width / across);
    const first = floor.x + floor.width / 2 - (step * (inRow - 1)) / 2;
    spots.push({
      x: first + (index % across) * step,
      y: floor.y + floor.height - (down - 1 - row) * rowHeight,
    });
  }
  return { spots, scale };
}
