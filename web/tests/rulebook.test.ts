import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rulebook } from "../src/rules/rulebook.ts";
import { cut, found, matches } from "../src/rules/searching.ts";

const TEXT = `# Rules

Some words.

## R7 Extortion [ruling]

1. The **attacker** names a Tool, see R2.1.
   - a point of it
2. **[ruling]** Then \`lay\` a Weapon.

| card | value |
|---|---|
| Knife | 2 |
`;

test("the rulebook is sections of numbered rules, lists and tables", () => {
  const [before, extortion] = rulebook(TEXT);
  assert.deepEqual([before?.id, before?.title], ["", "Rules"]);
  assert.deepEqual([extortion?.id, extortion?.title], ["R7", "Extortion"]);
  assert.deepEqual(
    extortion?.blocks.map(({ kind }) => kind),
    ["rule", "rule", "grid"],
  );
  const [first] = extortion?.blocks ?? [];
  assert.ok(first?.kind === "rule");
  assert.equal(first.id, "R7.1");
  assert.deepEqual(
    first.text.map(({ kind, text }) => [kind, text]),
    [
      ["plain", "The "],
      ["strong", "attacker"],
      ["plain", " names a Tool, see "],
      ["rule", "R2.1"],
      ["plain", "."],
    ],
  );
  assert.equal(first.points.length, 1);
});

test("every rule of the real rulebook has a number of its own", () => {
  const text = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8");
  const ids = rulebook(text).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : [])),
  );
  assert.ok(ids.length > 100);
  assert.equal(new Set(ids).size, ids.length);
});

test("words are found without capitals and accents, with any apostrophe, in any order", () => {
  assert.ok(matches("L’Extorsion réussie", "reussie l'extorsion"));
  assert.ok(!matches("L’Extorsion réussie", "extorsion ratée"));
});

test("a search leaves the blocks that have the words, and whole a section whose title has them", () => {
  const sections = rulebook(TEXT);
  assert.equal(found(sections, "weapon")[0]?.blocks.length, 1);
  assert.equal(found(sections, "extortion")[0]?.blocks.length, 3);
  assert.deepEqual(found(sections, "nothing like it"), []);
});

test("a text is cut where the words are, with its own letters", () => {
  assert.deepEqual(cut("Évasion (à deux)", "evasion a"), ["", "Évasion", " (", "à", " deux)"]);
  assert.deepEqual(cut("as it is", ""), ["as it is"]);
});
