// A table that nobody plays at, to show what there is, on the printed board.
import type { TableView } from "../../players/table-view.ts";
import type { Board, PublicSeat, SeatInfo } from "../../protocol.ts";
import printed from "../../rules/printed-board.json";

export const board: Board = printed;

const plain: PublicSeat = {
  background: "",
  beatings: 0,
  cigarettes: 3,
  gang: "",
  hand_size: 4,
  place: "cell_block",
  points: 0,
  revealed: false,
  tokens: {},
  trauma: "",
  tunnel: {},
};
const somebody: SeatInfo = {
  name: "Anna",
  kind: "person",
  bot: "",
  standing_in: false,
  connected: true,
  host: false,
  away: 0,
  contributed: false,
};
const people: SeatInfo[] = [
  { ...somebody, host: true },
  { ...somebody, name: "Maximilian-Alexander", kind: "bot", bot: "veteran" },
  { ...somebody, name: "<b>Zoé</b>", connected: false, away: 1 },
  { ...somebody, name: "Bob", connected: false, standing_in: true, away: 1 },
  { ...somebody, name: "Ada", kind: "bot" },
  { ...somebody, name: "Émile" },
];
const before: PublicSeat[] = [
  { ...plain, points: 3, tunnel: { spoon: 1, pickaxe: 1 }, gang: "lookout", tokens: { spy: 2, bandage: 1 } },
  { ...plain, beatings: 1, points: 6, tunnel: { shovel: 2 }, cigarettes: 0, hand_size: 9, gang: "supplier" },
  { ...plain, beatings: 2, trauma: "paranoia", cigarettes: 14, hand_size: 0 },
  {
    ...plain,
    points: 8,
    tunnel: { spoon: 3, pickaxe: 1, shovel: 1 },
    background: "arsonist",
    revealed: true,
  },
  { ...plain, gang: "charm", tokens: { skill: 1, planning: 1, corruption: 3 }, cigarettes: 1 },
  { ...plain, hand_size: 1 },
];

export const table: TableView = {
  id: "sample",
  seat: 0,
  board,
  info: {
    id: "sample",
    name: "",
    state: "playing",
    settings: {},
    seats: people,
    created: 0,
    version: 0,
    commitment: "",
    code: "",
    paused: false,
    spectators: 0,
    next: "",
    grace: 60,
    why_ended: "",
  },
  state: {
    asked: 1,
    deck_size: 40,
    discard: {},
    gangs: {},
    modules: {},
    over: false,
    piles: {},
    seats: before,
    table: {},
    turn: {
      actions: 2,
      active: 0,
      confined: false,
      extortions: 0,
      first: 0,
      number: 5,
      searches: 0,
      used: 0,
    },
    fight: null,
    roll: null,
    waiting: [],
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
