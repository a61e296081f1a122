// A table that the address asks for is talked to at once: what it says comes while its page is still being loaded.
import { seatsAt } from "../net/seats.ts";
import { TableModel } from "./table.svelte.ts";

let begun: TableModel | null = null;

export function begin(table: string): void {
  const [held, another] = seatsAt(table);
  if (!another) begun = new TableModel(table, held?.token ?? ""); // several are a hot seat, which asks who is there
}

/** The model of a table as the holder of `token` sees it. */
export function sit(table: string, token: string): TableModel {
  const found = begun;
  begun = null;
  if (found?.id === table && found.token === token) return found;
  found?.close();
  return new TableModel(table, token);
}
