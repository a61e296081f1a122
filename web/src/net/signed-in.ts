// Who is signed in on this device, as far as it remembers: guests never have to ask the server.
const KEY = "blackgate.player";

/** The name; empty for a guest. */
export function signedInAs(): string {
  return localStorage.getItem(KEY) ?? "";
}

export function rememberSignedIn(name: string): void {
  if (name) localStorage.setItem(KEY, name);
  else localStorage.removeItem(KEY);
}
