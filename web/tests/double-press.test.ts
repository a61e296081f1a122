import assert from "node:assert/strict";
import { test } from "node:test";
import { DoublePress } from "../src/parts/double-press.ts";

const press = (timeStamp: number, clientX = 0, clientY = 0) => ({ timeStamp, clientX, clientY });

test("a press right after another in the same spot is its second half", () => {
  const presses = new DoublePress();
  assert.equal(presses.isSecond(press(1000, 50, 50)), false);
  assert.equal(presses.isSecond(press(1150, 52, 49)), true);
});

test("a press elsewhere, or later, is a press", () => {
  const presses = new DoublePress();
  assert.equal(presses.isSecond(press(1000, 50, 50)), false);
  assert.equal(presses.isSecond(press(1150, 250, 50)), false);
  assert.equal(presses.isSecond(press(1600, 250, 50)), false);
});

test("many presses in the same spot are one, for as long as they go on", () => {
  const presses = new DoublePress();
  const seconds = [1000, 1300, 1330, 1360].map((at) => presses.isSecond(press(at)));
  assert.deepEqual(seconds, [false, true, true, true]);
});
