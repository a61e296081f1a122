import assert from "node:assert/strict";
import { test } from "node:test";
import { PACE_NAMES, PACES, paceNamed } from "../src/model/pace.ts";

test("a pace that a program has set goes by the name next to it", () => {
  for (const name of PACE_NAMES) assert.equal(paceNamed(PACES[name]), name);
  assert.equal(paceNamed(100), "at_once");
  assert.equal(paceNamed(5000), "calm");
});
