// Passkeys in the browser. On plain http, or at an address without a domain, there are none.
const ADDRESS = /^(\[.*\]|[\d.]+)$/; // of a machine: 192.168.1.7, [::1]

export function passkeysWork(): boolean {
  return (
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !ADDRESS.test(location.hostname)
  );
}

/** A new one, for what the server has told; as JSON for the server. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.create({ publicKey }));
}

export async function usePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.get({ publicKey }));
}

function written(made: Credential | null): string {
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey");
  return JSON.stringify(made.toJSON());
}
