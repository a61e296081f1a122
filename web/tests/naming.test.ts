import assert from "node:assert/strict";
import { test } from "node:test";
import { namesIn } from "../src/parts/naming.ts";
import type { Board } from "../src/protocol.ts";

const named = (name: string) => ({ name });
const board = {
  cards: { spoon: named("Spoon"), cafeteria_key: named("Cafeteria Key") },
  places: { cafeteria: named("Cafeteria") },
  gangs: { crew: named("Crew") },
  gang_cards: {},
  backgrounds: { doctor: named("Doctor") },
} as unknown as Board;

test("names in a text are found as whole words, the longer one first", () => {
  const found = namesIn("You play the Cafeteria Key in the Cafeteria: a Spoon, no Spoons.", board);
  assert.deepEqual(
    found.flatMap(({ text, thing }) => (thing ? [[text, thing.kind, thing.id]] : [])),
    [
      ["Cafeteria Key", "card", "cafeteria_key"],
      ["Cafeteria", "place", "cafeteria"],
      ["Spoon", "card", "spoon"],
    ],
  );
  assert.equal(
    found.map(({ text, tail = "" }) => text + tail).join(""),
    "You play the Cafeteria Key in the Cafeteria: a Spoon, no Spoons.",
  );
});

test("what follows a name without a space stays with it", () => {
  const found = namesIn("The Crew (or the Doctor), and a Spoon.", board);
  assert.deepEqual(
    found.flatMap(({ thing, tail }) => (thing ? [tail] : [])),
    ["", "),", "."],
  );
});

test("a text without names is one piece", () => {
  assert.deepEqual(namesIn("Your turn.", board), [{ text: "Your turn." }]);
});
