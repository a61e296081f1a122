import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lastSeen, saw } from "../src/net/last-seen.ts";
import { forget, keep, SEATS_CHANGED, seats, seatsAt } from "../src/net/seats.ts";

beforeEach(() => localStorage.clear());

test("a seat that is kept is found again, the newest first, and at its table by number", () => {
  keep({ table: "a", seat: 2, token: "x" });
  keep({ table: "b", seat: 0, token: "y" });
  keep({ table: "a", seat: 0, token: "z" });
  assert.deepEqual(
    seats().map(({ token }) => token),
    ["z", "y", "x"],
  );
  assert.deepEqual(
    seatsAt("a").map(({ seat }) => seat),
    [0, 2],
  );
});

test("a seat is kept once, with its newest token, until it is forgotten", () => {
  keep({ table: "a", seat: 0, token: "old" });
  keep({ table: "a", seat: 0, token: "new" });
  assert.deepEqual(
    seats().map(({ token }) => token),
    ["new"],
  );
  forget("a", 0);
  assert.deepEqual(seats(), []);
});

test("the page is told when a seat is kept", () => {
  let told = 0;
  addEventListener(SEATS_CHANGED, () => {
    told += 1;
  });
  keep({ table: "a", seat: 0, token: "x" });
  assert.equal(told, 1);
});

test("at most a hundred seats are kept: the oldest go", () => {
  for (let number = 0; number < 120; number++) keep({ table: `${number}`, seat: 0, token: "x" });
  assert.equal(seats().length, 100);
  assert.equal(seats()[0]?.table, "119");
});

test("what another page has left in the storage harms nothing", () => {
  for (const found of ["nonsense", "{}", "null", '[1, {"table": 5}]']) {
    localStorage.setItem("blackgate.seats", found);
    localStorage.setItem("blackgate.seen", found);
    assert.deepEqual(seats(), []);
    assert.equal(lastSeen("x"), -1);
  }
});

test("the version that was looked at last is kept for each token, and for nobody without one", () => {
  saw("x", 7);
  saw("y", 3);
  saw("x", 9);
  saw("", 5);
  assert.equal(lastSeen("x"), 9);
  assert.equal(lastSeen("y"), 3);
  assert.equal(lastSeen(""), -1);
});
