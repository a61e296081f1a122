import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { nameOf, options } from "../src/model/options.svelte.ts";
import type { OfferedPlace, TableOptions } from "../src/protocol.ts";
import { TableForm } from "../src/start/table-form.svelte.ts";

const place = (id: string, replaces: string, withTeams = true): OfferedPlace => ({
  id,
  name: id.toUpperCase(),
  text: "",
  replaces,
  with_teams: withTeams,
});
const library = place("library", "showers");
const bathhouse = place("bathhouse", "showers");
const cells = place("gambling_cells", "cell_block", false);
const OFFERED: TableOptions = {
  players: [2, 3, 4, 5, 6],
  goals: [12, 12, 10, 8, 8],
  teams: [4, 6],
  michel: [{ id: "michel", name: "Michel", text: "" }],
  places: [library, bathhouse, cells],
  bots: [{ id: "rookie", name: "rookie", text: "" }],
  bot: "rookie",
};
let form: TableForm;

beforeEach(() => {
  options.loaded = OFFERED;
  form = new TableForm();
});

test("the server says which bot plays where nobody has chosen", () => {
  assert.equal(form.bot, "rookie");
  form.bot = "boss";
  assert.equal(form.bot, "boss");
});

test("teams can be had with as many players as the server says, and come back with them", () => {
  form.team = true;
  assert.ok(form.settings.team);
  form.players = 5;
  assert.ok(!form.canTeam);
  assert.ok(!form.settings.team);
  form.players = 6;
  assert.ok(form.settings.team);
});

test("a Place that does not go with teams is left out while they play", () => {
  form.places[cells.id] = true;
  assert.deepEqual(form.settings.places, ["gambling_cells"]);
  form.team = true;
  assert.ok(!form.canPlace(cells));
  assert.deepEqual(form.settings.places, []);
});

test("only one Place lies in a slot", () => {
  form.places[library.id] = true;
  assert.ok(form.canPlace(library));
  assert.ok(!form.canPlace(bathhouse));
  form.places[library.id] = false;
  assert.ok(form.canPlace(bathhouse));
});

test("a Place that this client has never heard of can be chosen like the others", () => {
  form.places[bathhouse.id] = true;
  assert.deepEqual(form.settings.places, ["bathhouse"]);
  assert.equal(form.extras, 1);
});

test("the clock has what was filled in for its kind", () => {
  assert.deepEqual(form.settings.clock, { type: "none" });
  form.clock = "turn";
  assert.deepEqual(form.settings.clock, { type: "turn", seconds: 90, window: 20 });
  form.clock = "game";
  form.gameTime = 10;
  assert.deepEqual(form.settings.clock, { type: "game", seconds: 600, increment: 20, window: 20 });
});

test("a clock may run for days, and whoever is asked to react has up to one of them", () => {
  form.clock = "turn";
  form.turnTime = 3;
  form.turnUnit = "days";
  assert.deepEqual(form.settings.clock, { type: "turn", seconds: 259_200, window: 86_400 });
  form.turnUnit = "hours";
  assert.deepEqual(form.settings.clock, { type: "turn", seconds: 10_800, window: 10_800 });
});

test("what the server offers no more goes by its id", () => {
  assert.equal(nameOf(OFFERED.places, "library"), "LIBRARY");
  assert.equal(nameOf(OFFERED.places, "pool"), "pool");
  assert.equal(nameOf(undefined, "pool"), "pool");
});
