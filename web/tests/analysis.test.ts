// The analysis board: its link, and the tree of what was tried.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Line, lineOf, pathOf } from "../src/analysis/beginning.ts";
import { linesOf, type Node, nodeOf, triedTo } from "../src/analysis/tree.ts";
import type { AnalysisStep } from "../src/protocol.ts";

const LINES: Line[] = [
  { beginning: { type: "table", table: "a-b_c", step: 40 }, tried: ["search", "cautious_move showers"] },
  { beginning: { type: "puzzle", puzzle: "win-1" }, tried: [] },
  { beginning: { type: "position", text: "0: showers; hand 2 knife\n1: showers & more #1" }, tried: ["end"] },
];

test("a link tells where it begins and what was tried", () => {
  for (const line of LINES) assert.deepEqual(lineOf(pathOf(line).replace("/analysis", "")), line);
});

test("an address that tells no beginning has none", () => {
  for (const hash of ["", "#", "#tried=search", "#table=abc&step=-1", "#table=abc&step=1e9", "#position="])
    assert.equal(lineOf(hash), null);
});

function after(parent: Node | null, action: string): Node {
  return nodeOf({ action } as AnalysisStep, parent);
}

test("what was tried first goes on in its line, other choices below it", () => {
  const root = after(null, "");
  const a = after(root, "a");
  const b = after(a, "b");
  const c = after(b, "c");
  const instead = after(a, "d");
  after(instead, "e");
  after(root, "f");
  assert.deepEqual(triedTo(c), ["a", "b", "c"]);
  assert.deepEqual(
    linesOf(root).map((line) => [line.after, line.nodes.map(({ step }) => step.action).join("")]),
    [
      [0, "abc"],
      [1, "de"],
      [0, "f"],
    ],
  );
});
