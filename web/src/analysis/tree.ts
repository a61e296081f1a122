// Everything tried on the analysis board: a tree of steps, and its lines for display.
import type { AnalysisStep } from "../protocol.ts";

export interface Node {
  step: AnalysisStep;
  parent: Node | null;
  children: Node[]; // in the order in which they were tried
}

export const nodeOf = (step: AnalysisStep, parent: Node | null): Node => {
  const node: Node = { step, parent, children: [] };
  parent?.children.push(node);
  return node;
};

/** From the beginning to there. */
export function pathTo(node: Node): Node[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

/** The actions that lead there. */
export function triedTo(node: Node): string[] {
  return pathTo(node)
    .slice(1)
    .map(({ step }) => step.action);
}

export interface TriedLine {
  after: number; // so many steps, all of them on the line above
  nodes: Node[];
}

/** The first choice tried continues its line; each other choice starts a new line below. */
export function linesOf(root: Node): TriedLine[] {
  const lines: TriedLine[] = [];
  const follow = (first: Node | undefined, after: number): void => {
    if (!first) return;
    const nodes: Node[] = [];
    for (let node: Node | undefined = first; node; node = node.children[0]) nodes.push(node);
    lines.push({ after, nodes });
    for (const [index, node] of [...nodes.entries()].reverse())
      for (const other of node.children.slice(1)) follow(other, after + index + 1);
  };
  follow(root.children[0], 0);
  for (const other of root.children.slice(1)) follow(other, 0);
  return lines;
}
