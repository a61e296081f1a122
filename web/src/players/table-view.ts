// The part of a table that the players' panels draw.
import type { TableModel } from "../model/table.svelte.ts";

export type TableView = Pick<
  TableModel,
  "id" | "info" | "state" | "own" | "board" | "question" | "seat" | "clocks" | "clocksAt"
>;
