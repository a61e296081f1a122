import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARDS, prisonerAt } from "../src/art/portraits/prisoners.ts";
import { figuresOf } from "../src/board/figures.ts";
import { board, info, state } from "./sample.ts";

test("whoever is called like a prisoner looks like that prisoner", () => {
  assert.equal(prisonerAt(1, "table", ["Anna", "Ox", "Bob"]), "ox");
});

test("whoever comes later changes nobody's face", () => {
  const alone = prisonerAt(0, "table", ["Anna", "", "", ""]);
  assert.equal(prisonerAt(0, "table", ["Anna", "Preacher", "Sparks", "Nails"]), alone);
  assert.equal(prisonerAt(0, "table", ["Anna", "Bob", "", "Lucky"]), alone);
});

test("nobody at a table has the board of another, and everybody sees the same", () => {
  const names = ["Anna", "Granny", "Bob", "Zoé", "Émile", "Ada"];
  const faces = names.map((_, seat) => prisonerAt(seat, "table", names));
  const boards = faces.map((face) => BOARDS.findIndex((board) => board.some((side) => side === face)));
  assert.equal(new Set(boards).size, 6);
  assert.deepEqual(
    names.map((_, seat) => prisonerAt(seat, "table", names)),
    faces,
  );
});

test("everybody stands in the slot where their Place lies", () => {
  const found = figuresOf(state, info, board);
  assert.deepEqual(
    found.map(({ key, slot, name }) => [key, slot, name]),
    [
      ["standee-0", "cell_block", "Anna"],
      ["standee-1", "showers", "Ox"],
      ["standee-2", "cell_block", "Bob"],
    ],
  );
});

test("a modular Place lies in the slot of the one that it replaces", () => {
  const library = { ...board.places["showers"], id: "library" } as (typeof board.places)[string];
  const changed = { ...board, places: { ...board.places, showers: library } };
  const [, ox] = state.seats;
  const reading = { ...state, seats: [...(ox ? [{ ...ox, place: "library" }] : [])] };
  assert.equal(figuresOf(reading, info, changed)[0]?.slot, "showers");
});

test("Michel(le) and the Warden stand on the plan where they play", () => {
  const modules = { michel: "showers", warden: "wardens_office" };
  const others = figuresOf({ ...state, modules }, info, board).filter(({ seat }) => seat < 0);
  assert.deepEqual(
    others.map(({ key, slot }) => [key, slot]),
    [
      ["michel", "showers"],
      ["warden", "wardens_office"],
    ],
  );
});
