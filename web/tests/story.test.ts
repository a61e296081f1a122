import assert from "node:assert/strict";
import { test } from "node:test";
import { deedsOf } from "../src/story/story.ts";

const dug = { text: "Ann digs.", about: { event: "digs" } };
const next = { text: "Ben's turn.", about: { event: "turn-starts", seat: 1 } };

test("a turning point tells what was done, not whose turn came next", () => {
  assert.deepEqual(deedsOf([dug, next]), [dug]);
  assert.deepEqual(deedsOf([next]), [next]);
});
