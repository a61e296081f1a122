import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged, insideOf } from "../src/board/inside.ts";
import { type Plan, planOf, type Rect, type Shape } from "../src/board/layout.ts";
import { route } from "../src/board/routes.ts";
import type { Board } from "../src/protocol.ts";
import { base, board } from "./sample.ts";

const teams: Board = {
  ...board,
  places: { ...board.places, cell_block_b: { ...printed("cell_block"), id: "cell_block_b" } },
};
const BOARDS: [string, Board][] = [
  ["the base game", base],
  ["the Warden's Office", board],
  ["two teams", { ...teams, places: { ...teams.places, wardens_office: printed("wardens_office") } }],
];
// What is left for the plan on a phone, a tablet, a laptop and a wide screen
const BOXES: [Shape, number][] = [
  ["upright", 0.6],
  ["upright", 0.95],
  ["upright", 1.6],
  ["wide", 1.2],
  ["wide", 5 / 3],
  ["wide", 3.2],
];

function printed(slot: string) {
  const place = board.places[slot];
  assert.ok(place);
  return place;
}

function overlap(one: Rect, other: Rect): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0.5 && down > 0.5;
}

function inside(one: Rect, other: Rect): boolean {
  const right = one.x + one.width <= other.x + other.width + 0.5;
  const low = one.y + one.height <= other.y + other.height + 0.5;
  return one.x >= other.x - 0.5 && one.y >= other.y - 0.5 && right && low;
}

function areas(plan: Plan): [string, Rect][] {
  const gangs = plan.gangs.map((rect, index): [string, Rect] => [`gang ${index}`, rect]);
  return [...Object.entries(plan.rooms), ...gangs, ["counter", plan.counter]];
}

for (const [name, each] of BOARDS) {
  for (const [shape, aspect] of BOXES) {
    const plan = planOf(each, shape, aspect);
    const where = `${name}, ${shape}, ${aspect.toFixed(2)}`;

    test(`every Place, Gang and pile has room of its own on the plan: ${where}`, () => {
      assert.deepEqual(Object.keys(plan.rooms).sort(), Object.keys(each.places).sort());
      assert.equal(plan.gangs.length, Object.keys(each.gangs).length);
      const whole = { x: 0, y: 0, width: plan.width, height: plan.height };
      for (const [one, rect] of areas(plan)) {
        assert.ok(rect.width > 0 && rect.height > 0, `${one} is empty`);
        assert.ok(inside(rect, whole), `${one} is outside`);
        for (const [other, another] of areas(plan))
          assert.ok(one === other || !overlap(rect, another), `${one} lies on ${other}`);
      }
    });

    test(`every number of a Place is on a door or a badge: ${where}`, () => {
      for (const [slot, place] of Object.entries(each.places)) {
        const doors = plan.doors.filter(({ above, below }) => above === slot || below === slot);
        const shown = new Set([...doors.map(({ number }) => number), ...(plan.badges[slot] ?? [])]);
        assert.deepEqual([...shown].sort(), [...place.numbers].sort(), slot);
      }
    });

    test(`what is in a room lies in it: ${where}`, () => {
      for (const [slot, rect] of Object.entries(plan.rooms)) {
        const found = insideOf(rect, shape, { piles: 0, signs: 1, letters: 12 });
        for (const part of [found.name, found.floor, found.search])
          assert.ok(inside(part, rect), `${slot}: ${JSON.stringify(part)}`);
        assert.ok(!overlap(found.name, found.floor), slot);
      }
    });
  }
}

test("doors join the Places that share a number", () => {
  const { doors } = planOf(base, "wide", 5 / 3);
  const joined = doors.map(({ number, above, below }) => `${number} ${above} ${below}`);
  assert.deepEqual(joined.sort(), [
    "1 cell_block cafeteria",
    "2 cell_block showers",
    "3 cell_block infirmary",
    "4 cafeteria recreational_area",
    "5 showers recreational_area",
    "6 infirmary recreational_area",
  ]);
});

test("the way leads through the fewest doors", () => {
  const plan = planOf(base, "wide", 5 / 3);
  const numbers = (from: string, to: string) =>
    route(plan, from, to).map((door) => plan.doors.find((each) => each === door)?.number);
  assert.deepEqual(numbers("cafeteria", "cell_block"), [1]);
  assert.deepEqual(numbers("cafeteria", "showers"), [1, 2]);
  assert.deepEqual(numbers("showers", "showers"), []);
  assert.deepEqual(numbers("showers", "solitary_confinement"), [], "no door leads there");
});

test("however many stand in a room, they stand beside each other on its floor", () => {
  const floor = { x: 10, y: 20, width: 120, height: 60 };
  const size = { width: 30, height: 48 };
  for (const count of [1, 2, 4, 6, 8]) {
    const { spots, scale } = arranged(count, floor, size);
    assert.equal(spots.length, count);
    assert.ok(scale > 0 && scale <= 1);
    const bodies = spots.map(({ x, y }) => {
      const [width, height] = [size.width * scale, size.height * scale];
      return { x: x - width / 2, y: y - height, width, height };
    });
    for (const [index, body] of bodies.entries()) {
      assert.ok(inside(body, floor), `${index} of ${count}`);
      for (const other of bodies.slice(index + 1)) assert.ok(!overlap(body, other), `${index} of ${count}`);
    }
  }
});
