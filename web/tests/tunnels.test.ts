import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedPoints, tunnelsOf } from "../src/players/tunnels.ts";
import { player } from "./sample.ts";

const seats = [
  { ...player, points: 3, tunnel: { shovel: 1 } },
  { ...player, points: 1, tunnel: { spoon: 1 } },
  { ...player, points: 4, tunnel: { shovel: 1, spoon: 1 } },
  { ...player, points: 0, tunnel: {} },
];

test("everybody digs a tunnel of their own", () => {
  assert.deepEqual(
    tunnelsOf(seats, []).map(({ seats, points }) => [seats, points]),
    [
      [[0], 3],
      [[1], 1],
      [[2], 4],
      [[3], 0],
    ],
  );
});

test("a team digs one tunnel: its points and its Tools add up", () => {
  assert.deepEqual(tunnelsOf(seats, [0, 1, 0, 1]), [
    { seats: [0, 2], points: 7, tools: { shovel: 2, spoon: 1 } },
    { seats: [1, 3], points: 1, tools: { spoon: 1 } },
  ]);
  assert.deepEqual(seats[0]?.tunnel, { shovel: 1 }, "what a player dug is left as it was");
});

test("in a chart both of a team are as far as their tunnel", () => {
  const points = [
    [0, 0, 0, 0],
    [3, 0, 0, 0],
    [3, 1, 4, 0],
  ];
  assert.equal(sharedPoints(points, []), points);
  assert.deepEqual(sharedPoints(points, [0, 1, 0, 1]), [
    [0, 0, 0, 0],
    [3, 0, 3, 0],
    [7, 1, 7, 1],
  ]);
});
