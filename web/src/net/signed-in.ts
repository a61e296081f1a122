// Who is signed in on this device, as far as it remembers: guests never cause a request.
const KEY = "blackgate.player";

/** The name; empty for a guest. */
export function signedInAs(): string {
  try {
    const name: unknown = JSON.parse(localStorage.getItem(KEY) ?? '""');
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}

export function rememberSignedIn(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(name));
}
