import assert from "node:assert/strict";
import { test } from "node:test";
import { rounded } from "../tools/icons.ts";

test("a path is rounded number by number, however they touch each other", () => {
  assert.equal(rounded("M1.5.97-.04 2.961.234z"), "M1.5 1 0 3 .2z");
  assert.equal(rounded("M388.951 25.986a57.1 57.1 0 0 1 18.193 2.98"), "M389 26a57.1 57.1 0 0 1 18.2 3");
  assert.equal(rounded("c-.349.651 12-.5"), "c-.3.7 12-.5");
});
