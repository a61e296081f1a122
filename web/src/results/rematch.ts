// The next game with the same people, for every seat of this table that this device holds.
import type { TableModel } from "../model/table.svelte.ts";
import { ask } from "../net/api.ts";
import { keep, seatsAt } from "../net/seats.ts";
import { router } from "../router.svelte.ts";

/** Nobody has to be waited for: all others are bots. */
function isAlone(model: TableModel): boolean {
  return model.info?.seats.filter(({ kind }) => kind === "person").length === 1;
}

export async function playAgain(model: TableModel): Promise<void> {
  let next = model.info?.next ?? "";
  const begins = !next && isAlone(model);
  for (const { table, token } of seatsAt(model.id)) {
    const seated = await ask("POST /api/tables/{table}/rematch", null, { path: { table }, token });
    keep(seated);
    next = seated.table;
    if (begins)
      await ask("POST /api/tables/{table}/start", null, { path: { table: next }, token: seated.token });
  }
  if (next) router.go(`/${router.parts[0]}/${next}`); // a TV stays one, and so does a hand
}
