// The start of an analysis and the choices tried, as encoded in a link:
// /analysis#table=ID&step=40&tried=search&tried=dig+spoon. The fragment stays in the browser and out of server logs.
import type { Analyse } from "../protocol.ts";

export type Beginning = Analyse["beginning"];

export interface Line {
  beginning: Beginning;
  tried: string[];
}

const STEP = /^\d{1,6}$/;

export function lineOf(hash: string): Line | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const tried = given.getAll("tried");
  const [table, step = "0", puzzle, text] = ["table", "step", "puzzle", "position"].map(
    (key) => given.get(key) ?? undefined,
  );
  if (table)
    return STEP.test(step) ? { beginning: { type: "table", table, step: Number(step) }, tried } : null;
  if (puzzle) return { beginning: { type: "puzzle", puzzle }, tried };
  return text ? { beginning: { type: "position", text }, tried } : null;
}

export function pathOf({ beginning, tried }: Line): string {
  const given = new URLSearchParams();
  switch (beginning.type) {
    case "table":
      given.set("table", beginning.table);
      given.set("step", String(beginning.step));
      break;
    case "puzzle":
      given.set("puzzle", beginning.puzzle);
      break;
    default:
      given.set("position", beginning.text);
  }
  for (const action of tried) given.append("tried", action);
  return `/analysis#${given}`;
}

export const linkOf = (line: Line): string => `${location.origin}${pathOf(line)}`;
