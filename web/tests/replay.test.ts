import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ReplayModel } from "../src/model/replay.svelte.ts";
import { type StateUpdate, TableModel } from "../src/model/table.svelte.ts";
import type { ReplayStep } from "../src/protocol.ts";
import { board, info, state, welcome } from "./sample.ts";

const TOTAL = 120;
let asked: URL[] = []; // of the server, for steps
let replay: ReplayModel;

function step(number: number): ReplayStep {
  return {
    number,
    seat: number % 3,
    action: "search",
    by: "",
    state: { ...state, deck_size: TOTAL - number },
    own: welcome.own ? [welcome.own] : [],
    events: [{ event: "draws", seat: 0 }],
    log: [{ text: `step ${number}` }],
  };
}

/** What the server answers: the board, or some steps of the game. */
function answer(address: string): Response {
  const url = new URL(address, "http://blackgate.test");
  if (url.pathname.endsWith("/board")) return Response.json(board);
  asked.push(url);
  const first = Number(url.searchParams.get("first"));
  const count = Math.min(Number(url.searchParams.get("count")), TOTAL + 1 - first);
  const steps = Array.from({ length: count }, (_, index) => step(first + index));
  return Response.json({ total: TOTAL, names: [], steps });
}

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (address) => answer(String(address));
  const connection = { listen() {}, restart() {}, close() {}, send: () => Promise.reject(new Error()) };
  const finished = new TableModel("table", "", { connection, board: Promise.resolve(board) });
  finished.info = info;
  replay = new ReplayModel(finished, TOTAL);
});

test("a replay shows the table after so many actions", async () => {
  await replay.go(10);
  assert.equal(replay.at, 10);
  assert.equal(replay.state?.deck_size, TOTAL - 10);
  assert.ok(!replay.coming);
});

test("it goes neither before the beginning nor behind the end", async () => {
  await replay.go(-5);
  assert.equal(replay.at, 0);
  await replay.go(TOTAL + 5);
  assert.equal(replay.at, TOTAL);
});

test("steps that are there are not asked for again, and those to come are asked for in time", async () => {
  await replay.go(48);
  assert.equal(asked.length, 1);
  await replay.go(49);
  assert.deepEqual(
    asked.map((url) => url.searchParams.get("first")),
    ["0", "50"],
  );
  await replay.go(50);
  assert.equal(asked.length, 2);
});

test("a step forward is told as it happened, a leap is not", async () => {
  const seen: StateUpdate[] = [];
  replay.watch((update) => seen.push(update));
  await replay.go(10);
  await replay.go(11);
  await replay.go(30);
  assert.deepEqual(
    seen.map(({ before, events }) => [before === null, events.length]),
    [
      [true, 0],
      [false, 1],
      [true, 0],
    ],
  );
});

test("the log has what was said up to there, also in the pages before", async () => {
  await replay.go(60);
  assert.equal(replay.log[0]?.text, "step 0");
  assert.equal(replay.log.at(-1)?.text, "step 60");
  await replay.go(3);
  assert.equal(replay.log.at(-1)?.text, "step 3");
});

test("of two steps that are wanted one after the other the last is shown, whichever comes first", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (address) => {
    if (String(address).includes("first=0")) await held;
    return answer(String(address));
  };
  const first = replay.go(5);
  await replay.go(105);
  release();
  await first;
  assert.equal(replay.at, 105);
});

test("through other eyes everything is read anew", async () => {
  await replay.go(10);
  const hand = () => replay.own?.hand;
  assert.equal(hand(), undefined, "everybody's eyes belong to no seat");
  await replay.lookWith(2);
  assert.equal(asked.at(-1)?.searchParams.get("seat"), "2");
  assert.equal(replay.seat, 2);
  assert.equal(replay.at, 10);
  assert.deepEqual(hand(), { knife: 1 });
});

test("a server that cannot be reached is told, and the step is there when it can", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError());
  await replay.go(10);
  assert.ok(replay.problem);
  assert.ok(!replay.coming);
  globalThis.fetch = async (address) => answer(String(address));
  await replay.go(10);
  assert.equal(replay.problem, "");
  assert.equal(replay.at, 10);
});
