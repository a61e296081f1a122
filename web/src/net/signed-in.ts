// Who is signed in on this device, as far as it remembers: guests never cause a request.
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
