import assert from "node:assert/strict";
import { test } from "node:test";
import { targetsOf } from "../src/board/targets.ts";
import type { Choice } from "../src/protocol.ts";

const move: Choice = { action: "cautious_move showers", group: "basic", target: { place: "showers" } };
const extort: Choice = { action: "extort 2", group: "basic", target: { seat: 2 } };
const join: Choice = { action: "join crew", group: "basic", target: { gang: "crew" } };
const search: Choice = { action: "search", group: "basic" };
const spoon: Choice = { action: "dig spoon", group: "place", target: { card: "spoon" } };
const shovel: Choice = { action: "dig shovel", group: "place", target: { card: "shovel" } };

test("a choice lights up what it is about: a Place, a player, a Gang", () => {
  const found = targetsOf([move, extort, join], false);
  assert.deepEqual(found.places, { showers: [move] });
  assert.deepEqual(found.seats, { 2: [extort] });
  assert.deepEqual(found.gangs, { crew: [join] });
  assert.deepEqual(found.deeds, {});
});

test("what is done in one's Place lights up its sign, with all its choices", () => {
  assert.deepEqual(targetsOf([search, spoon, shovel], false).deeds, {
    search: [search],
    dig: [spoon, shovel],
  });
});

test("in an open list a sign that stands for several of its choices stays dark", () => {
  assert.deepEqual(targetsOf([spoon, shovel], true).deeds, {});
  assert.deepEqual(targetsOf([spoon], true).deeds, { dig: [spoon] });
});

test("an answer about a card lights up nothing on the plan", () => {
  const lay: Choice = { action: "lay knife", target: { card: "knife" } };
  assert.deepEqual(targetsOf([lay], false), { places: {}, seats: {}, gangs: {}, deeds: {} });
});
