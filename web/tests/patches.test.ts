// A replay to keep has changes instead of whole states: put together, they are the states.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Patch, patched, unfolded } from "../src/keep/patches.ts";

test("a value is replaced, changed inside, or loses a key", () => {
  assert.deepEqual(patched(undefined, [{ a: 1 }]), { a: 1 });
  assert.deepEqual(patched({ a: 1, b: [1, 2] }, { b: { "1": [5] } }), { a: 1, b: [1, 5] });
  assert.deepEqual(patched({ a: 1, b: 2 }, { a: 0, c: [null] }), { b: 2, c: null });
  assert.deepEqual(patched([1], [[1, 2]]), [1, 2]);
});

test("nothing that came before is changed", () => {
  const patches: Patch[] = [
    [{ seats: [{ points: 0 }, { points: 0 }] }],
    { seats: { "1": { points: [3] } } },
    {},
  ];
  const states = unfolded<{ seats: { points: number }[] }>(patches);
  assert.deepEqual(
    states.map(({ seats }) => seats[1]?.points),
    [0, 3, 3],
  );
});
