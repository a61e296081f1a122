import assert from "node:assert/strict";
import { test } from "node:test";
import { shortened, spread } from "../src/parts/line-chart.ts";

test("names stand at the ends of their lines", () => {
  assert.deepEqual(spread([40, 120, 80], 10, 200), [40, 120, 80]);
});

test("names of lines that end together stand one below the other, within the chart", () => {
  assert.deepEqual(spread([200, 200, 200], 10, 200), [166, 183, 200]);
  assert.deepEqual(spread([10, 12], 10, 200), [10, 27]);
  assert.deepEqual(spread([10, 12, 90], 10, 100, 30), [10, 40, 90]);
});

test("a long name is cut", () => {
  assert.equal(shortened("Machine Gun", 8), "Machine…");
  assert.equal(shortened("Nails", 8), "Nails");
});
