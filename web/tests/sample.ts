// A game to test with: the printed board of the standard edition, and a table of three.
import { readFileSync } from "node:fs";
import { state as blank, info as nobody, person, player } from "../src/pages/style/blank-table.ts";
import type { Board, PublicState, TableInfo, Update, Welcome } from "../src/protocol.ts";

const PRINTED = new URL("./printed-board.json", import.meta.url);
const printed: Board = JSON.parse(readFileSync(PRINTED, "utf8"));
const SLOTS = [
  "cell_block",
  "cafeteria",
  "showers",
  "infirmary",
  "recreational_area",
  "solitary_confinement",
];

/** The board with these Places. */
function withPlaces(slots: string[]): Board {
  const places = Object.entries(printed.places).filter(([slot]) => slots.includes(slot));
  return { ...printed, places: Object.fromEntries(places) };
}

export const base = withPlaces(SLOTS);
export const board = withPlaces([...SLOTS, "wardens_office"]);

export { player };

export const state: PublicState = {
  ...blank,
  piles: { spoon: 10 },
  seats: [player, { ...player, place: "showers" }, player],
};

export const info: TableInfo = {
  ...nobody,
  seats: ["Anna", "Ox", "Bob"].map((name) => ({ ...person, name })),
};

export const welcome: Welcome = {
  type: "welcome",
  protocol: 2,
  table: info,
  seat: 0,
  version: 7,
  state,
  own: { background: "escapist", backgrounds: [], bounds: [], hand: { knife: 1 }, seat: 0, tracker: [] },
  question: { asked: [0], kind: "turn", choices: [{ action: "search" }] },
  undo: false,
  log: [{ text: "Anna searches." }],
  since: -1,
  meanwhile: null,
  chat: [],
  always_pass: [],
  silent: true,
  proposal: null,
  clocks: null,
  rematch: null,
};

export const update: Update = {
  type: "update",
  version: 8,
  changes: {},
  own: null,
  events: [],
  log: [],
  question: { asked: [1], kind: "turn" },
  undo: false,
  clocks: null,
};
