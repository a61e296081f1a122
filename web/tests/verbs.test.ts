import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutOf } from "../src/actions/about.ts";
import { Deciding } from "../src/actions/deciding.svelte.ts";
import { Reasons } from "../src/actions/reasons.svelte.ts";
import { iconOf, type Tile, tilesOf } from "../src/actions/verbs.ts";
import { lyingIn } from "../src/board/piles.ts";
import { familiesOf } from "../src/cards/families.ts";
import { settings } from "../src/model/settings.svelte.ts";
import type { TableModel } from "../src/model/table.svelte.ts";
import type { Choice, Reasons as Told } from "../src/protocol.ts";
import { base, board, state } from "./sample.ts";

const search: Choice = { action: "search", group: "basic" };
const spoon: Choice = { action: "dig spoon", group: "place", target: { card: "spoon" } };
const shovel: Choice = { action: "dig shovel", group: "place", target: { card: "shovel" } };
const reveal: Choice = { action: "reveal doctor", group: "free" };
const end: Choice = { action: "end", group: "free" };
const verbs = (tiles: Tile[]) => tiles.map(({ verb }) => verb);
const named = (tiles: Tile[], verb: string) => tiles.find((tile) => tile.verb === verb);

test("the choices of a verb are one tile, and what cannot be done is a tile without choices", () => {
  const { basic, place } = tilesOf([search, spoon, shovel, end], base, "cell_block");
  assert.deepEqual(verbs(basic), base.basic);
  assert.deepEqual(named(basic, "search")?.choices, [search]);
  assert.deepEqual(named(basic, "move")?.choices, []);
  assert.deepEqual(named(place, "dig")?.choices, [spoon, shovel]);
});

test("tiles have the names that the server gives them", () => {
  const { basic, place } = tilesOf([], base, "cell_block");
  assert.equal(named(basic, "extort")?.name, base.verbs["extort"]);
  assert.equal(named(place, "dig")?.name, "Dig");
});

test("what is done here comes before what is done elsewhere", () => {
  const { place } = tilesOf([], base, "recreational_area");
  assert.deepEqual(verbs(place).slice(0, 2), ["buy", "sell"]);
  assert.ok(!named(place, "buy")?.elsewhere);
  assert.ok(named(place, "dig")?.elsewhere);
});

test("what a card lets one do elsewhere is no longer elsewhere", () => {
  const { place } = tilesOf([spoon], base, "showers");
  assert.ok(!named(place, "dig")?.elsewhere);
});

test("something that the client has never heard of has its tile, in the group that the server says", () => {
  const sing: Choice = { action: "sing loud", group: "basic", label: "Sing loud" };
  const unheard = { ...base, verbs: { ...base.verbs, sing: "Sing" } };
  assert.equal(named(tilesOf([sing], unheard, "showers").basic, "sing")?.name, "Sing");
});

test("free things come last, and the end of the turn at the very end", () => {
  assert.deepEqual(verbs(tilesOf([end, reveal], base, "showers").free), ["reveal", "end"]);
});

test("a choice has the picture of what it is about, or else of what is done", () => {
  assert.equal(iconOf(spoon, base), "spoon");
  assert.equal(iconOf(search, base), "search");
  assert.equal(iconOf({ action: "dig harp", target: { card: "harp" } }, base), "dig");
  const showers: Choice = { action: "cautious_move showers", target: { place: "showers" } };
  assert.equal(iconOf(showers, base), "showers");
  const library = { ...base.places["showers"], id: "library" } as (typeof base.places)[string];
  assert.equal(iconOf(showers, { ...base, places: { ...base.places, showers: library } }), "library");
});

test("piles and tokens lie where the board says", () => {
  const pile = lyingIn("cafeteria", base, state);
  assert.deepEqual(pile, [{ kind: "card", id: "spoon", name: "Spoon", count: 10 }]);
  const office = lyingIn("wardens_office", board, { ...state, modules: { stacks: { corruption: 4 } } });
  assert.deepEqual(
    office.map(({ kind, id, count }) => [kind, id, count]),
    [["token", "corruption", 4]],
  );
});

test("a hand is sorted by families, also one that the client has never heard of", () => {
  const harp = { name: "Harp", text: "", family: "music", value: 1 };
  const musical = { ...base, cards: { ...base.cards, harp } };
  const hand = familiesOf({ harp: 1, knife: 2, spoon: 1, blade: 0 }, musical);
  assert.deepEqual(hand, [
    { family: "tools", cards: ["spoon"] },
    { family: "weapons", cards: ["knife"] },
    { family: "music", cards: ["harp"] },
  ]);
});

// --- reasons
function asking(answers: Told["reasons"][]): { model: TableModel; reasons: Reasons } {
  const left = [...answers];
  const why = async () => ({ type: "reasons", ref: "", version: 0, reasons: left.shift() ?? {} });
  const model = { version: 1, why } as unknown as TableModel;
  return { model, reasons: new Reasons(model) };
}

test("all reasons of a moment come with the first question", async () => {
  const { reasons } = asking([
    { dig: [{ text: "not here", rule: "R3.4" }], craft: [{ text: "no link", rule: "R8.2" }] },
  ]);
  assert.deepEqual(reasons.of("dig"), []);
  await reasons.ask();
  await reasons.ask();
  assert.deepEqual(reasons.of("dig"), ["Not here"]);
  assert.deepEqual(reasons.of("craft"), ["No link"]);
});

test("in the next moment the reasons are asked for again", async () => {
  const { model, reasons } = asking([{ dig: [{ text: "not here", rule: "" }] }, {}]);
  await reasons.ask();
  model.version = 2;
  assert.deepEqual(reasons.of("dig"), []); // those of the moment before are not told any more
  await reasons.ask();
  assert.deepEqual(reasons.of("dig"), []);
});

// --- deciding
function deciding(actions: number): { chosen: string[]; deciding: Deciding } {
  const chosen: string[] = [];
  const model = {
    state: { ...state, turn: { ...state.turn, actions }, gangs: { crew: ["lookout"] } },
    choices: [search],
    board,
    question: { kind: "turn" },
    choose: async ({ action }: Choice) => chosen.push(action),
  } as unknown as TableModel;
  return { chosen, deciding: new Deciding(model) };
}

test("one choice is made at once, several are laid out to pick from", () => {
  const { chosen, deciding: made } = deciding(2);
  made.pick("Search", [search]);
  assert.deepEqual(chosen, ["search"]);
  made.pick("Dig", [spoon, shovel]);
  assert.deepEqual(made.opened, { title: "Dig", choices: [spoon, shovel], text: "" });
  assert.deepEqual(made.lit, [spoon, shovel]);
});

test("a card in the hand is read before anything is done with it, and done with the next press", () => {
  const { chosen, deciding: made } = deciding(2);
  made.pickCard("Shovel", [shovel], "A Tool.");
  assert.deepEqual(chosen, []);
  assert.deepEqual(made.opened, { title: "Shovel", choices: [shovel], text: "A Tool." });
  made.pickCard("Shovel", [shovel], "A Tool.");
  assert.deepEqual(chosen, ["dig shovel"]);
  assert.equal(made.opened, null);
});

test("the only Action card, Gang or Cautious move is laid out before it is chosen", () => {
  const weighty: Choice[] = [
    { action: "play riot", target: { card: "riot" } },
    { action: "join crew", target: { gang: "crew" } },
    { action: "cautious_move showers", target: { place: "showers" } },
  ];
  for (const choice of weighty) {
    const { chosen, deciding: made } = deciding(2);
    made.pick("", [choice]);
    assert.deepEqual(made.opened?.choices, [choice]);
    assert.deepEqual(chosen, []);
  }
});

test("whoever does not want to be asked presses once", () => {
  settings.askBefore = false;
  const { chosen, deciding: made } = deciding(2);
  made.pickCard("Shovel", [shovel], "A Tool.");
  made.choose(end);
  settings.askBefore = true;
  assert.deepEqual(chosen, ["dig shovel", "end"]);
});

test("what is read of a choice is the text of the card played, or the ability of the Gang card one gets", () => {
  const riot: Choice = { action: "play riot", target: { card: "riot" } };
  const sell: Choice = { action: "sell riot", target: { card: "riot" } };
  const join: Choice = { action: "join crew", target: { gang: "crew" } };
  const lying = { ...state, gangs: { crew: ["lookout", "shortcut"] } };
  assert.equal(aboutOf(riot, board, lying), board.cards["riot"]?.text);
  assert.equal(aboutOf(sell, board, lying), "");
  const { name, text } = board.gang_cards["lookout"] ?? { name: "", text: "" };
  assert.equal(aboutOf(join, board, lying), `${name}: ${text}`);
  assert.equal(aboutOf(join, board, { ...lying, gangs: { crew: [] } }), "");
});

test("whoever reveals a secret, or ends a turn with actions left, is asked once", () => {
  const { chosen, deciding: made } = deciding(2);
  made.choose(end);
  assert.deepEqual(chosen, []);
  assert.equal(made.doubtful, end);
  made.confirm(end);
  assert.deepEqual(chosen, ["end"]);
  made.choose(reveal);
  assert.equal(made.doubtful, reveal);
});

test("a turn without actions left ends at once", () => {
  const { chosen, deciding: made } = deciding(0);
  made.choose(end);
  assert.deepEqual(chosen, ["end"]);
});
