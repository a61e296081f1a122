import assert from "node:assert/strict";
import { test } from "node:test";
import { flightOf, soundsOf } from "../src/table/animations.ts";

const ME = 0;

test("a card that I draw flies from the deck to its place in my hand", () => {
  const flight = flightOf({ event: "draws", seat: ME, card: "knife" }, ME);
  assert.equal(flight?.card, "knife");
  assert.equal(flight?.from[0], "deck");
  assert.deepEqual(flight?.to.slice(0, 2), ["card-knife", "hand"]);
});

test("a card that somebody else draws flies face down to their panel", () => {
  const flight = flightOf({ event: "draws", seat: 2 }, ME);
  assert.equal(flight?.card, "");
  assert.equal(flight?.to[0], "seat-2");
});

test("a card goes from the one who gives to the one who takes", () => {
  const taken = flightOf({ event: "takes-openly", seat: 1, other: 2, card: "spoon" }, ME);
  assert.deepEqual([taken?.from[0], taken?.to[0]], ["seat-2", "seat-1"]);
  const given = flightOf({ event: "gives-hidden", seat: 1, other: 2 }, ME);
  assert.deepEqual([given?.from[0], given?.to[0]], ["seat-1", "seat-2"]);
});

test("what is discarded goes to its own pile, or else to the discard", () => {
  const flight = flightOf({ event: "discards", seat: 1, card: "spoon" }, ME);
  assert.deepEqual(flight?.to.slice(0, 2), ["pile-spoon", "discard"]);
});

test("a Weapon is laid between those who fight, and a Tool goes into the tunnel", () => {
  assert.equal(flightOf({ event: "lays", seat: 1, card: "knife" }, ME)?.to[0], "fight");
  assert.equal(flightOf({ event: "digs", seat: 1, card: "spoon" }, ME)?.to[0], "tunnel-1");
});

test("cigarettes and Gang cards fly as what they are", () => {
  assert.equal(flightOf({ event: "takes-cigarettes", seat: 1, other: 2 }, ME)?.what, "cigarette");
  const joined = flightOf({ event: "joins", seat: 1, card: "lookout", what: "crew" }, ME);
  assert.deepEqual([joined?.what, joined?.from[0]], ["gang_card", "gang-crew"]);
});

test("an event of a kind that is not known moves nothing and is silent", () => {
  assert.equal(flightOf({ event: "sings", seat: 1 }, ME), null);
  assert.deepEqual(soundsOf([{ event: "sings", seat: 1 }], ME), []);
});

test("each sound is heard once, and only my own turn rings", () => {
  const events = [
    { event: "draws", seat: 1 },
    { event: "draws", seat: 1 },
    { event: "turn-starts", seat: 1 },
  ];
  assert.deepEqual(soundsOf(events, ME), ["card"]);
  assert.deepEqual(soundsOf([{ event: "turn-starts", seat: ME }], ME), ["turn"]);
});
