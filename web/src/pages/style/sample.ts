// A table that nobody plays at, to show what there is, on the printed board.
import { settings } from "../../model/settings.svelte.ts";
import { ask } from "../../net/api.ts";
import type { TableView } from "../../players/table-view.ts";
import type { Board, PublicSeat, SeatInfo } from "../../protocol.ts";
import { info, person, player, state } from "./blank-table.ts";

/** The table, when its board has come. */
export async function readSample(): Promise<TableView & { board: Board }> {
  const board = await ask("GET /api/board", null, { query: { language: settings.language } });
  return { ...table, board };
}

const people: SeatInfo[] = [
  { ...person, host: true },
  { ...person, name: "Maximilian-Alexander", kind: "bot", bot: "veteran" },
  { ...person, name: "<b>Zoé</b>", connected: false, away: 1 },
  { ...person, name: "Bob", connected: false, standing_in: true, away: 1 },
  { ...person, name: "Ada", kind: "bot" },
  { ...person, name: "Émile" },
];
const before: PublicSeat[] = [
  { ...player, points: 3, tunnel: { spoon: 1, pickaxe: 1 }, gang: "lookout", tokens: { spy: 2, bandage: 1 } },
  { ...player, beatings: 1, points: 6, tunnel: { shovel: 2 }, cigarettes: 0, hand_size: 9, gang: "supplier" },
  { ...player, beatings: 2, trauma: "paranoia", cigarettes: 14, hand_size: 0 },
  {
    ...player,
    points: 8,
    tunnel: { spoon: 3, pickaxe: 1, shovel: 1 },
    background: "arsonist",
    revealed: true,
  },
  { ...player, gang: "charm", tokens: { skill: 1, planning: 1, corruption: 3 }, cigarettes: 1 },
  { ...player, hand_size: 1 },
];

const table: Omit<TableView, "board"> = {
  id: "sample",
  seat: 0,
  info: { ...info, id: "sample", seats: people },
  state: {
    ...state,
    asked: 1,
    seats: before,
  },
  own: {
    background: "escapist",
    backgrounds: [],
    bounds: [],
    hand: {},
    seat: 0,
    tracker: [{}, { knife: [2, 3], shovel: [1, 1], spoon: [0, 0], blade: [0, 2] }, {}, {}, {}, {}],
  },
  question: { asked: [1], kind: "answer" },
  clocks: { left: [83, 125, 9, 600, 600, 3], running: [1], deadline: 0 },
  clocksAt: performance.now(),
};
