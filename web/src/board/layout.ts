// The layout of the floor plan, in the units of the drawing. There are two shapes: a wide one, and an upright one for
// phones. Which numbers are doors and which are badges follows from the numbers of the Places alone.
import type { Board, PlaceInfo } from "../protocol.ts";
import { GAP, type Measures, squatMeasures, uprightMeasures, wideMeasures, within } from "./measures.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export type Shape = "wide" | "upright";

/** A door joins the Places above and below it. */
export interface Door extends Point {
  number: number;
  half: number; // of its width
  above: string;
  below: string;
}

export interface Plan {
  shape: Shape;
  width: number;
  height: number;
  rooms: Record<string, Rect>;
  doors: Door[];
  badges: Record<string, number[]>; // numbers of a Place that no door of it shows
  gangs: Rect[];
  counter: Rect; // where decks and the die lie
}

const ROOMS = ["cafeteria", "showers", "infirmary"];
const SQUAT = 1.2; // broader than that, an upright plan has the Gangs beside the prison
const DOOR = 0.105; // half of its width, to the narrower of its rooms

/** The plan for a box that is `aspect` times as wide as it is high. */
export function planOf(board: Board, shape: Shape, aspect: number): Plan {
  const leaning = "wardens_office" in board.places && !("cell_block_b" in board.places);
  const onPhone = aspect > SQUAT ? squatMeasures : uprightMeasures;
  const measures = shape === "wide" ? wideMeasures(aspect, leaning) : onPhone(aspect);
  const rooms = roomsOf(board, measures, shape);
  const doors = doorsOf(board.places, rooms);
  return {
    shape,
    width: measures.width,
    height: measures.height,
    rooms,
    doors,
    badges: badgesOf(board.places, doors),
    gangs: gangsOf(board, measures),
    counter: measures.counter,
  };
}

function roomsOf(board: Board, measures: Measures, shape: Shape): Record<string, Rect> {
  const { edge, column, rows, office, gallery, solitary } = measures;
  const right = edge + 3 * column;
  const found: Record<string, Rect> = {};
  const teams = "cell_block_b" in board.places;
  const hasOffice = "wardens_office" in board.places;
  const rowAt = [edge, edge + rows[0], edge + rows[0] + rows[1]] as const;
  if (teams) {
    const between = hasOffice ? gallery : 0;
    const half = (right - edge - between) / 2;
    found.cell_block = { x: edge, y: edge, width: half, height: rows[0] };
    if (hasOffice) found.wardens_office = { x: edge + half, y: edge, width: between, height: rows[0] };
    found.cell_block_b = { x: edge + half + between, y: edge, width: half, height: rows[0] };
  } else {
    const end = hasOffice && shape === "upright" ? office.x : right;
    found.cell_block = { x: edge, y: edge, width: end - edge, height: rows[0] };
    if (hasOffice) found.wardens_office = office;
  }
  ROOMS.forEach((slot, index) => {
    found[slot] = { x: edge + index * column, y: rowAt[1], width: column, height: rows[1] };
  });
  const yardEnd = Math.min(right, solitary.x);
  found.recreational_area = { x: edge, y: rowAt[2], width: yardEnd - edge, height: rows[2] };
  found.solitary_confinement = solitary;
  return found;
}

/** A door for each number that two Places have, one above the other. */
function doorsOf(places: Record<string, PlaceInfo>, rooms: Record<string, Rect>): Door[] {
  const found: Door[] = [];
  for (const [above, upper] of Object.entries(rooms)) {
    for (const [below, lower] of Object.entries(rooms)) {
      if (Math.abs(upper.y + upper.height - lower.y) > 0.5) continue;
      const start = Math.max(upper.x, lower.x);
      const length = Math.min(upper.x + upper.width, lower.x + lower.width) - start;
      if (length <= 0) continue;
      const numbers = (places[above]?.numbers ?? []).filter((number) =>
        places[below]?.numbers.includes(number),
      );
      numbers.forEach((number, index) => {
        const share = length / (numbers.length + 1);
        const half = within(6, DOOR * Math.min(upper.width, lower.width), Math.min(22, share - 4));
        found.push({ number, above, below, half, x: start + share * (index + 1), y: lower.y });
      });
    }
  }
  return found;
}

function badgesOf(places: Record<string, PlaceInfo>, doors: Door[]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [slot, place] of Object.entries(places)) {
    const shown = doors
      .filter((door) => door.above === slot || door.below === slot)
      .map((door) => door.number);
    found[slot] = place.numbers.filter((number) => !shown.includes(number));
  }
  return found;
}

function gangsOf(board: Board, { gangs, gangsAcross }: Measures): Rect[] {
  const names = Object.keys(board.gangs);
  const down = Math.ceil(names.length / gangsAcross);
  const width = (gangs.width - (gangsAcross - 1) * GAP) / gangsAcross;
  const height = (gangs.height - (down - 1) * GAP) / down;
  return names.map((_, index) => ({
    x: gangs.x + (index % gangsAcross) * (width + GAP),
    y: gangs.y + Math.floor(index / gangsAcross) * (height + GAP),
    width,
    height,
  }));
}
