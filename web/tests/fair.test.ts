import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { below, stream } from "../src/fair/chance.ts";
import { checksum } from "../src/fair/record-file.ts";
import { computed, fromHex, hex, sha256, utf8 } from "../src/fair/sha256.ts";
import { gameSeed, type Step, type Verdict, verify } from "../src/fair/verify.ts";

const GOLDEN = new URL("../../tests/golden/records/", import.meta.url).pathname;
const golden = (name: string): string => readFileSync(`${GOLDEN}${name}.txt`, "utf8");
const dealt = globSync("*.txt", { cwd: GOLDEN }).filter((name) => !name.startsWith("laid-out"));

/** The record with something else in it, sealed anew as a forger would. */
async function forged(text: string, change: (line: string, number: number) => string): Promise<string> {
  const rows: string[] = [];
  let digits = "000000";
  for (const [index, row] of text.trimEnd().split("\n").entries()) {
    const line = change(row.slice(0, -" #000000".length), index + 1);
    digits = await checksum(digits + line);
    rows.push(`${line} #${digits}\n`);
  }
  return rows.join("");
}

const recomputed = ({ steps }: Verdict): Step[] => steps.filter((step) => step.of > 0);

test("our own SHA-256 is the browser's", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    assert.equal(hex(computed(data)), hex(await sha256(data)));
  }
  assert.equal(
    hex(computed(utf8("abc"))),
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("the seed and the numbers that follow from it are the engine's", async () => {
  // python -c "from blackgate.records.fairness import game_seed; ..." with SealedDealer(seed).below(n)
  const seed = await gameSeed("46b42b4229cd7a39c564e780bb665a8bde4fdf722007e8473f167fe53ed4b995", [
    "my scar is older",
    "7",
    "é",
  ]);
  assert.equal(hex(seed), "b531f8d45034c5a3b9cf79a9e8520f88705ac7a99c6e0e8855627addd31d0d65");
  const words = await stream(seed, 40);
  let at = 0;
  const found = [6, 78, 2, 24, 3, 100, 6, 6, 18, 77, 5, 4].map((n) => {
    const { value, next } = below(words, at, n);
    at = next;
    return value;
  });
  assert.deepEqual(found, [0, 21, 0, 15, 1, 89, 4, 1, 4, 15, 1, 0]);
});

test("words of the last, incomplete run are passed over", () => {
  assert.deepEqual(below([2 ** 32 - 1, 5], 0, 3), { value: 2, word: 5, next: 2 });
  assert.deepEqual(below([2 ** 32 - 1, 5], 0, 2), { value: 1, word: 2 ** 32 - 1, next: 1 });
});

for (const name of dealt)
  test(`of the golden record ${name} every die and every card fits`, async () => {
    const verdict = await verify(golden(name.replace(".txt", "")));
    assert.equal(verdict.answer, "yes", JSON.stringify({ ...verdict, steps: [] }));
    for (const step of verdict.steps)
      if (step.family === "die") assert.ok(step.of > 0, "every die is recomputed");
    const searched = verdict.steps.filter(({ sure, family }) => sure && family === "card");
    assert.ok(recomputed(verdict).length > 30 && searched.length > 10);
  });

test("the page takes as many cards for the deck's as the engine drew there before it shuffled anew", async () => {
  // Events `draws` before the first `reshuffles`, replayed by the engine.
  const drawn = {
    "four-players": 77,
    "gambling-cells": 74,
    gymnasium: 65,
    "con-artists": 72,
    "own-edition": 42,
  };
  for (const [name, count] of Object.entries(drawn)) {
    const cards = recomputed(await verify(golden(name))).filter(({ family }) => family === "card");
    assert.equal(cards.length, count, name);
  }
});

test("a die that is changed is found, at its line", async () => {
  const text = golden("standard-four-players");
  const dice = (await verify(text)).steps.filter(({ family }) => family === "die");
  assert.ok(dice.length > 5);
  for (const { line, recorded } of dice.slice(0, 6)) {
    const other = recorded === "6" ? "5" : "6";
    const lie = (row: string, number: number) =>
      number === line ? row.replace(`-> ${recorded}`, `-> ${other}`) : row;
    const verdict = await verify(await forged(text, lie));
    assert.deepEqual([verdict.answer, verdict.line, verdict.recomputed], ["no", line, recorded]);
  }
});

test("a card of a Search that is changed is found, before the deck is shuffled anew", async () => {
  const text = golden("three-players");
  const cards = (await verify(text)).steps.filter(
    ({ sure, of, family }) => sure && of > 0 && family === "card",
  );
  for (const { line, recorded } of cards.filter((_, index) => index % 7 === 0)) {
    const other = recorded === "link" ? "blade" : "link";
    const lie = (row: string, number: number) => (number === line ? row.replace(recorded, other) : row);
    assert.equal((await verify(await forged(text, lie))).answer, "no", `line ${line}`);
  }
});

test("a line that is changed and not sealed anew is damaged", async () => {
  const rows = golden("two-players").split("\n");
  const line = rows.findIndex((row) => / move -> \d/.test(row));
  rows[line] = (rows[line] ?? "").replace(/-> \d/, "-> 9");
  const { answer, why, line: at } = await verify(rows.join("\n"));
  assert.deepEqual([answer, why, at], ["no", "damaged", line + 1]);
});

test("another secret than the one that was promised is found", async () => {
  const other = (row: string) => (row.startsWith("secret: ") ? `secret: ${"0".repeat(64)}` : row);
  const verdict = await verify(await forged(golden("two-players"), other));
  assert.deepEqual([verdict.answer, verdict.why], ["no", "promise"]);
});

test("another contribution gives other dice", async () => {
  const other = (row: string) => (row.startsWith("contribution 0:") ? "contribution 0: mine" : row);
  assert.equal((await verify(await forged(golden("two-players"), other))).why, "chance");
});

test("where nothing was promised there is nothing to verify", async () => {
  assert.equal((await verify(golden("laid-out-fists"))).why, "laid-out");
  const unfinished = (await forged(golden("two-players"), (row) => row)).split("\n");
  const without = unfinished.filter((row) => !row.startsWith("secret: "));
  assert.equal((await verify(without.join("\n"))).why, "no-secret");
});

test("what is no record is none", async () => {
  for (const text of ["", "hello\n", "blackgate record 2\n", "blackgate record 9 #000000\n"])
    assert.equal((await verify(text)).answer, "no");
  assert.equal(fromHex("00ff").length, 2);
});
