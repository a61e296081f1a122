// What a bot expects, as marks on the plan.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alternativesOf } from "../src/actions/alternatives.ts";
import { type ExpectedMove, type Ground, marksOf } from "../src/board/expected.ts";

const APART = 10;
const ground: Ground = {
  places: { showers: { x: 50, y: 50 }, cell_block: { x: 50, y: 10 } },
  seats: { 0: { x: 5, y: 5 }, 1: { x: 90, y: 90 } },
  gangs: { crew: { x: 200, y: 20 } },
  piles: { spoon: { x: 20, y: 60 }, knife: { x: 30, y: 60 } },
};
const move = (action: string, target: ExpectedMove["target"] = {}, seat = 0): ExpectedMove => ({
  seat,
  action,
  label: action,
  target,
});
const marks = (...moves: ExpectedMove[]) => marksOf(moves, ground, APART);

test("a step is marked at what it is about, with an arrow from whoever does it", () => {
  const [extort, join, buy] = marks(
    move("extort 1", { seat: 1 }),
    move("join crew", { gang: "crew" }),
    move("buy knives"),
  );
  assert.deepEqual(extort, { number: 1, seat: 0, at: ground.seats[1], from: ground.seats[0] });
  assert.deepEqual(join?.at, ground.gangs["crew"]);
  assert.deepEqual(buy?.at, ground.piles["knife"]);
});

test("whoever goes somewhere does the next things there", () => {
  const [go, dig] = marks(
    move("cautious_move cell_block", { place: "cell_block" }),
    move("dig spoon", { card: "spoon" }),
  );
  assert.deepEqual(go?.from, ground.seats[0]);
  assert.equal(dig?.from, null);
  assert.equal(dig?.at.y, ground.places["cell_block"]?.y); // beside each other
});

test("after the roll for Michel(le) it is they who go, not the player", () => {
  const [, , search] = marks(
    move("roll_for_michel"),
    move("go showers", { place: "showers" }),
    move("search"),
  );
  assert.equal(search?.from, null);
  assert.ok(Math.abs((search?.at.x ?? 0) - 5) <= APART);
});

test("no two marks lie on each other, however many are about the same", () => {
  const found = marks(...Array.from({ length: 7 }, () => move("search")));
  assert.equal(new Set(found.map(({ at }) => `${at.x} ${at.y}`)).size, 7);
});

test("what lies nowhere on the plan is marked at the player, and a stranger is left out", () => {
  assert.deepEqual(marks(move("go nowhere", { place: "nowhere" }))[0]?.at, ground.seats[0]);
  assert.deepEqual(marks(move("search", {}, 5)), []);
});

test("alternatives come by the seat's chances, the bot's own choice marked, each with its line", () => {
  const told = [
    { action: "search", label: "Search", chances: [0.2, 0.8], line: [move("search")] },
    { action: "move", label: "Move", chances: [0.4, 0.6], line: [] },
  ];
  const found = alternativesOf(told, 0);
  assert.deepEqual(
    found.map(({ label, best, chance }) => [label, best, chance]),
    [
      ["Move", false, 0.4],
      ["Search", true, 0.2],
    ],
  );
  assert.equal(found[1]?.line.length, 1);
});

test("of alternatives that are shown with the same percentage, the bot's own choice comes first", () => {
  const told = [
    { action: "search", label: "Search", chances: [0.221], line: [] },
    { action: "move", label: "Move", chances: [0.224], line: [] },
  ];
  assert.deepEqual(
    alternativesOf(told, 0).map(({ label }) => label),
    ["Search", "Move"],
  );
});
