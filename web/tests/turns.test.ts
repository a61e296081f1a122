import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/protocol.ts";
import { signOf, signsOf, sinceMine, turnsOf, upshotOf } from "../src/talk/turns.ts";

const ME = 0;
const line = (event: string, seat = -1, more = {}): LogLine => ({
  text: `${event} ${seat}`,
  about: { event, seat, ...more },
});
const LOG = [
  line("game-starts", ME),
  line("turn-starts", ME),
  line("searches", ME),
  line("turn-starts", 1),
  line("goes", 1, { what: "showers" }),
  line("extorts", 1, { other: ME }),
  line("takes-openly", 1, { other: ME, card: "spoon" }),
  line("turn-starts", 2),
  line("digs", 2, { card: "shovel" }),
  line("searches", 2),
];

test("a turn begins with the line that says so; what came before is a group of its own", () => {
  const turns = turnsOf(LOG, ME);
  assert.deepEqual(
    turns.map(({ seat, lines }) => [seat, lines.length]),
    [
      [-1, 1],
      [ME, 2],
      [1, 4],
      [2, 3],
    ],
  );
  assert.ok(turns[0]?.begins);
});

test("a line has its number in the whole log, however little of it is looked at", () => {
  const [turn] = turnsOf(LOG.slice(4), ME, 4);
  assert.deepEqual([turn?.seat, turn?.begins, turn?.number, turn?.lines[1]?.number], [-1, false, 4, 5]);
});

test("the upshot is what weighs most, and the signs are what was done, in order", () => {
  const [, , robbed, dug] = turnsOf(LOG, ME);
  assert.ok(robbed && dug);
  assert.equal(upshotOf(robbed)?.about?.event, "takes-openly");
  assert.equal(upshotOf(dug)?.about?.event, "digs");
  assert.deepEqual(signsOf(robbed), ["showers", "extort", "spoon"]);
});

test("what others do to me is marked, what I do in my own turn is not, and nothing for who watches", () => {
  const marked = (me: number) =>
    turnsOf(LOG, me).flatMap(({ lines }) => lines.filter((each) => each.concerns));
  assert.deepEqual(
    marked(ME).map(({ number }) => number),
    [5, 6],
  );
  assert.deepEqual(marked(-1), []);
});

test("since my turn is since its end, also when the next one has begun", () => {
  const seats = (log: LogLine[], me = ME) => [...sinceMine(turnsOf(log, me), me).keys()];
  assert.deepEqual(seats(LOG), [1, 2]);
  assert.deepEqual(seats([...LOG, line("turn-starts", ME)]), [1, 2]);
  assert.deepEqual(seats([...LOG, line("turn-starts", ME), line("turn-starts", 1)]), [1]);
  assert.deepEqual(seats(LOG, -1), [ME, 1, 2]);
});

test("a card that nobody saw has a sign all the same", () => {
  assert.equal(signOf({ event: "draws", seat: 1 }), "draw");
  assert.equal(signOf({ event: "buys", seat: 1 }), "draw");
  assert.equal(signOf({ event: "sings", seat: 1 }), "");
  assert.equal(signOf(undefined), "");
});
