// Ratings as people read them, and who this device remembers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rememberSignedIn, signedInAs } from "../src/net/signed-in.ts";
import { shownRange, shownRating } from "../src/people/rating.ts";

test("a beginner has 1000, and nothing is sure yet", () => {
  assert.equal(shownRating(25), 1000);
  assert.equal(shownRange(25 / 3), 667);
});

test("whoever signs out is a guest again", () => {
  rememberSignedIn("Anna");
  assert.equal(signedInAs(), "Anna");
  rememberSignedIn("");
  assert.equal(signedInAs(), "");
});
