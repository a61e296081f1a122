// A table at which nothing has happened yet, for what has to show or to test one.
import type { PublicSeat, PublicState, SeatInfo, TableInfo } from "../../protocol.ts";

export const player: PublicSeat = {
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

export const person: SeatInfo = {
  name: "Anna",
  kind: "person",
  bot: "",
  standing_in: false,
  connected: true,
  host: false,
  away: 0,
  vacation: false,
  contributed: false,
  player: "",
};

export const info: TableInfo = {
  id: "table",
  name: "",
  state: "playing",
  settings: {},
  seats: [],
  created: 0,
  version: 0,
  hints: false,
  commitment: "",
  code: "",
  paused: false,
  stepwise: false,
  spectators: 0,
  next: "",
  grace: 60,
  why_ended: "",
  lesson: "",
};

export const state: PublicState = {
  asked: 0,
  deck_size: 40,
  discard: {},
  gangs: {},
  modules: {},
  over: false,
  piles: {},
  seats: [],
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
};
