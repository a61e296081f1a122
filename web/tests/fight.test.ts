import assert from "node:assert/strict";
import { test } from "node:test";
import { Rolled } from "../src/board/rolled.svelte.ts";
import { helpersOf, seenLaid, weaponsOf } from "../src/board/weapons.ts";
import type { StateUpdate, TableModel } from "../src/model/table.svelte.ts";
import type { EventInfo, FightState, PublicState } from "../src/protocol.ts";
import { state } from "./sample.ts";

const fight: FightState = {
  attacker: 0,
  defender: 1,
  tool: "spoon",
  weapons: { knife: 2, blade: 1 },
  helpers: [],
  due: 1,
  michel_cards: [],
};
const quiet: PublicState = state;
const fighting: PublicState = { ...state, fight };
const lays = (seat: number, card: string): EventInfo => ({ event: "lays", seat, card });
const then = (before: PublicState | null, after: PublicState, ...events: EventInfo[]): StateUpdate => ({
  before,
  after,
  events,
});

test("Weapons are seen being laid, one after the other, until the fight is over", () => {
  let seen = seenLaid([], then(quiet, fighting, lays(0, "knife")));
  seen = seenLaid(seen, then(fighting, fighting, lays(1, "blade")));
  assert.deepEqual(seen, [
    { card: "knife", seat: 0 },
    { card: "blade", seat: 1 },
  ]);
  assert.deepEqual(seenLaid(seen, then(fighting, quiet)), []);
});

test("another fight begins with nothing of the one before", () => {
  const before = [{ card: "knife", seat: 2 }];
  assert.deepEqual(seenLaid(before, then(quiet, fighting, lays(0, "knife"))), [{ card: "knife", seat: 0 }]);
});

test("of Weapons that were laid before one came it is not known by whom", () => {
  const seen = [{ card: "knife", seat: 0 }];
  assert.deepEqual(weaponsOf(fight, seen), [
    { card: "knife", seat: -1 },
    { card: "blade", seat: -1 },
    { card: "knife", seat: 0 },
  ]);
});

test("helpers stand on the side of their team, and so does who may help now", () => {
  const teams = [0, 1, 0, 1];
  const helped = { ...fight, helpers: [2], due: 3 };
  assert.deepEqual(helpersOf(helped, 0, teams), [2]);
  assert.deepEqual(helpersOf(helped, 1, teams), [3]);
});

test("without teams nobody helps", () => {
  assert.deepEqual(helpersOf(fight, 0, []), []);
  assert.deepEqual(helpersOf(fight, 1, []), []);
});

test("the number counts by which somebody moves now", () => {
  const model = { state: quiet } as TableModel;
  const rolled = new Rolled(model);
  assert.equal(rolled.counts, 0);
  model.state = { ...quiet, roll: { seat: 1, number: 4 } };
  assert.equal(rolled.counts, 4);
});

test("a roll that was seen stays on the die, also when nobody moves by it", () => {
  const rolled = new Rolled({ state: quiet } as TableModel);
  rolled.watch(then(quiet, quiet, { event: "rolls", seat: 1, number: 5 }));
  assert.deepEqual([rolled.counts, rolled.shown, rolled.roll], [0, 5, 1]);
});
