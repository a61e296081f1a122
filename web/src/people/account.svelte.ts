// The signed-in account: what the server says about it, and what can be done with it.
import { settings } from "../model/settings.svelte.ts";
import { ask, Refused } from "../net/api.ts";
import { forgetAccount, isNotified, notifyOfAccount } from "../net/notices.ts";
import { rememberSignedIn } from "../net/signed-in.ts";
import type { Account } from "../protocol.ts";
import { say } from "../words/words.svelte.ts";
import { makePasskey, usePasskey } from "./passkeys.ts";

const options = () => ({ language: settings.language });

class Owner {
  account = $state.raw<Account | null>(null);
  codes = $state.raw<string[]>([]); // new ones, until they are written down
  read = $state(false); // whether the server has been asked

  async find(): Promise<void> {
    this.took((await ask("GET /api/account", null, options())).account);
    this.read = true;
  }

  async claim(name: string, passphrase: string): Promise<void> {
    const language = settings.language;
    const passkey = passphrase ? "" : await this.madePasskey("claim", name);
    this.got(await ask("POST /api/account", { name, passphrase, passkey, language }, options()));
  }

  async signIn(proof: { name?: string; passphrase?: string; code?: string }): Promise<void> {
    this.took((await ask("POST /api/account/session", proof, options())).account);
  }

  async signInWithPasskey(): Promise<void> {
    const { options: offered } = await ask(
      "POST /api/account/passkeys/options",
      { purpose: "sign-in" },
      options(),
    );
    const passkey = await orRefused(usePasskey(offered));
    this.took((await ask("POST /api/account/session", { passkey }, options())).account);
  }

  /** Whoever uses this device next is not told of one's turns. */
  async signOut(): Promise<void> {
    if (isNotified()) await notifyOfAccount(false, settings.language);
    await ask("DELETE /api/account/session", null, options());
    this.took(null);
  }

  async addPasskey(): Promise<void> {
    const passkey = await this.madePasskey("add", "");
    this.took(await ask("POST /api/account/passkeys", { passkey }, options()));
  }

  async removePasskey(passkey: string): Promise<void> {
    this.took(await ask("DELETE /api/account/passkeys/{passkey}", null, { path: { passkey }, ...options() }));
  }

  async setPassphrase(passphrase: string): Promise<void> {
    this.took(await ask("PUT /api/account/passphrase", { passphrase }, options()));
  }

  async renewCodes(): Promise<void> {
    this.got(await ask("POST /api/account/codes", null, options()));
  }

  async remove(): Promise<void> {
    await ask("DELETE /api/account", null, options());
    settings.name = "";
    forgetAccount();
    this.took(null);
  }

  private async madePasskey(purpose: "claim" | "add", name: string): Promise<string> {
    const { options: offered } = await ask(
      "POST /api/account/passkeys/options",
      { purpose, name },
      options(),
    );
    return orRefused(makePasskey(offered));
  }

  private got({ account, codes }: { account: Account; codes: string[] }): void {
    this.took(account);
    this.codes = codes;
  }

  /** From now on one sits down with one's own name. */
  private took(account: Account | null): void {
    this.account = account;
    rememberSignedIn(account?.name ?? "");
    if (account) settings.name = account.name;
    else this.codes = [];
  }
}

/** If the user cancels or times out, the alternatives are shown. */
async function orRefused(passkey: Promise<string>): Promise<string> {
  try {
    return await passkey;
  } catch {
    throw new Refused({ code: "passkey", text: say("people-passkey-failed"), retry_after: 0 });
  }
}

export const owner = new Owner();
