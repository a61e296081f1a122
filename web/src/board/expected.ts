// What a bot expects, as marks on the plan: a number for each step, where it happens, and an arrow from the actor to
// the target. After a move, the actor is drawn at the new Place.
import { verbOf } from "../actions/verbs.ts";
import type { Target } from "../protocol.ts";
import type { Point } from "./layout.ts";

export interface ExpectedMove {
  seat: number;
  action: string;
  label: string;
  target?: Target;
}

/** Where on the plan everything is: Places and whoever is there by slot, the rest by id. */
export interface Ground {
  places: Record<string, Point>;
  seats: Record<number, Point>;
  gangs: Record<string, Point>;
  piles: Record<string, Point>;
}

export interface Mark {
  number: number; // of the step, from 1 on
  seat: number; // who does it
  at: Point;
  from: Point | null; // where its arrow begins
}

const GOES = new Set(["go", "cautious_move", "planned_move"]);
const TAKES = new Set(["buy", "craft", "improve", "steal_spoon"]); // from a pile
const TAKEN: Record<string, string> = { steal_spoon: "spoon", knives: "knife" };

const ACROSS = 4; // marks beside each other

/** `apart`: how far marks are from each other that are about the same. */
export function marksOf(moves: ExpectedMove[], ground: Ground, apart: number): Mark[] {
  const where = new Map(Object.entries(ground.seats).map(([seat, at]) => [Number(seat), at]));
  const found: (Mark & { about: Point })[] = [];
  for (const [index, { seat, action, target = {} }] of moves.entries()) {
    const stands = where.get(seat);
    const about = aim(action, target, ground, where) ?? stands;
    if (!about) continue;
    const from = stands && stands !== about ? stands : null;
    const michel = verbOf(moves[index - 1]?.action ?? "") === "roll_for_michel"; // it is not the seat that goes
    const verb = verbOf(action);
    if ((GOES.has(verb) && !michel) || verb === "follow") where.set(seat, about);
    found.push({ number: index + 1, seat, at: about, from, about });
  }
  return found.map(({ about, ...mark }) => {
    const together = found.filter((other) => other.about === about).map(({ number }) => number);
    return { ...mark, at: inRow(about, together.indexOf(mark.number), together.length, apart) };
  });
}

/** What a step is about, where that lies on the plan. */
function aim(action: string, target: Target, ground: Ground, where: Map<number, Point>): Point | undefined {
  const { place = "", seat = -1, gang = "", card = "" } = target;
  const verb = verbOf(action);
  if (place) return ground.places[place];
  if (seat >= 0) return where.get(seat);
  if (gang) return ground.gangs[gang];
  if (!TAKES.has(verb)) return undefined;
  const thing = card || (action.split(" ")[1] ?? verb);
  return ground.piles[TAKEN[thing] ?? thing];
}

/** Where the mark of that index is, of so many about the same: in rows, one above the other. */
function inRow({ x, y }: Point, index: number, count: number, apart: number): Point {
  const row = Math.floor(index / ACROSS);
  const inThis = Math.min(ACROSS, count - row * ACROSS);
  return { x: x + ((index % ACROSS) - (inThis - 1) / 2) * apart, y: y - row * apart };
}
