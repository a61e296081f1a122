// The sizes of the floor plan, for the box that it is drawn in.
import type { Rect } from "./layout.ts";

export interface Measures {
  width: number;
  height: number;
  edge: number; // the prison's upper and left wall
  column: number; // a room's width
  rows: [number, number, number]; // the heights of Cell Block, rooms and yard
  office: Rect; // leaning on the Cell Block
  gallery: number; // the Office's width between two Cell Blocks
  solitary: Rect;
  gangs: Rect;
  gangsAcross: number;
  counter: Rect;
}

export const GAP = 5;

/** The value, but not less and not more than that. */
export const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The prison on the left, and on its right the Gangs between Office and Solitary. The broader, the lower. */
export function wideMeasures(aspect: number, hasOffice: boolean): Measures {
  const broad = within(1.5, aspect, 2.5);
  const width = 800 + (broad - 5 / 3) * 160;
  const height = width / broad;
  const edge = 6;
  const side = 186 + (broad - 5 / 3) * 100;
  const wall = width - side - 14; // between the prison and what lies beside it
  const inner = height - 2 * edge;
  const office = { x: wall, y: edge, width: width - wall - edge, height: within(90, height * 0.22, 106) };
  const below = within(84, height * 0.196, 96);
  const solitary = { x: wall, y: height - edge - below, width: office.width, height: below };
  const counter = { x: wall + 10, y: solitary.y - 62, width: side, height: 56 };
  const top = hasOffice ? office.y + office.height + GAP : 4;
  const gangs = { x: wall + 10, y: top, width: side, height: counter.y - GAP - top };
  return {
    width,
    height,
    edge,
    column: (wall - edge) / 3,
    rows: [inner * 0.26, inner * 0.4, inner * 0.34],
    office,
    gallery: 132,
    solitary,
    gangs,
    gangsAcross: gangs.height < 175 ? 3 : 2,
    counter,
  };
}

/** The prison above, the Gangs and the counter below it. */
export function uprightMeasures(aspect: number): Measures {
  const width = 360;
  const height = within(344, width / aspect, 424);
  const edge = 4;
  const counter = height * 0.105;
  const gangs = within(48, height * 0.14, 58);
  const inner = height - edge - counter - gangs - 3 * GAP;
  const rows: [number, number, number] = [inner * 0.29, inner * 0.4, inner * 0.31];
  const low = edge + rows[0] + rows[1];
  return {
    width,
    height,
    edge,
    column: (width - 2 * edge) / 3,
    rows,
    office: { x: 268, y: edge, width: width - edge - 268, height: rows[0] },
    gallery: 84,
    solitary: { x: 270, y: low, width: width - edge - 270, height: rows[2] },
    gangs: { x: 3, y: low + rows[2] + GAP, width: 354, height: gangs },
    gangsAcross: 6,
    counter: { x: 3, y: height - counter - 1, width: 354, height: counter },
  };
}

/** A phone with little room left: the Gangs and the counter in a narrow column beside the prison. */
export function squatMeasures(aspect: number): Measures {
  const width = 360;
  const height = within(226, width / aspect, 300);
  const edge = 4;
  const side = 80;
  const wall = width - side - GAP;
  const inner = height - 2 * edge;
  const rows: [number, number, number] = [inner * 0.29, inner * 0.4, inner * 0.31];
  const counter = 34;
  return {
    width,
    height,
    edge,
    column: (wall - edge) / 3,
    rows,
    office: { x: wall - 74, y: edge, width: 74, height: rows[0] },
    gallery: 80,
    solitary: { x: wall - 74, y: height - edge - rows[2], width: 74, height: rows[2] },
    gangs: { x: wall + GAP, y: 2, width: side - 2, height: height - counter - GAP - 4 },
    gangsAcross: 1,
    counter: { x: wall + GAP, y: height - counter - 2, width: side - 2, height: counter },
  };
}
