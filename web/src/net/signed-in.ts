// Who is signed in on this device, as far as it remembers: guests never cause a request.
import { ask } from "./api.ts";
import { keep, seatsAt } from "./seats.ts";
import { store, stored } from "./storage.ts";

const KEY = "blackgate.player";

/** The name; empty for a guest. */
export function signedInAs(): string {
  const name = stored(KEY);
  return typeof name === "string" ? name : "";
}

export function rememberSignedIn(name: string): void {
  store(KEY, name);
}

/** Whoever is signed in has their seats on every device: those that this one has not got yet. */
export async function takeOwnSeats(table: string): Promise<void> {
  if (seatsAt(table).length > 0 || !signedInAs()) return;
  const { seats } = await ask("POST /api/tables/{table}/mine", null, { path: { table } });
  for (const seat of seats) keep(seat);
}
