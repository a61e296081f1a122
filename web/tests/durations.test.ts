import assert from "node:assert/strict";
import { before, test } from "node:test";
import { settings } from "../src/model/settings.svelte.ts";
import { clockTime, duration } from "../src/words/durations.ts";
import { learn } from "../src/words/words.svelte.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

before(async () => {
  settings.language = "en";
  await learn("en");
});

test("a stretch of time is told by its largest unit and the next", () => {
  const told = [90, 120, HOUR, 1.5 * HOUR, 3 * DAY, 3 * DAY + 5 * HOUR].map(duration);
  assert.deepEqual(told, ["90 s", "2 min", "1 h", "1 h 30 min", "3 d", "3 d 5 h"]);
});

test("a clock runs by the second below an hour", () => {
  assert.deepEqual([0, 65, HOUR - 1, 2 * DAY].map(clockTime), ["0:00", "1:05", "59:59", "2 d"]);
});
