// Ways to a new table: alone against bots, with friends who come later, or with several people on this device.
import { settings } from "../model/settings.svelte.ts";
import { ask } from "../net/api.ts";
import { keep } from "../net/seats.ts";
import type { Seated } from "../protocol.ts";
import { router } from "../router.svelte.ts";
import type { Wishes } from "./wishes.svelte.ts";

const language = () => ({ language: settings.language });

async function open(player: string, wishes: Wishes): Promise<Seated> {
  const body = { name: wishes.name.trim(), player, settings: wishes.settings };
  const seated = await ask("POST /api/tables", body, language());
  keep(seated);
  return seated;
}

async function fill({ table, token }: Seated, first: number, wishes: Wishes): Promise<void> {
  for (let seat = first; seat < wishes.players; seat++) {
    const options = { path: { table, seat }, token, ...language() };
    await ask("PUT /api/tables/{table}/seats/{seat}/bot", { bot: wishes.bot }, options);
  }
}

async function begin({ table, token }: Seated): Promise<void> {
  await ask("POST /api/tables/{table}/start", null, { path: { table }, token, ...language() });
}

const visit = ({ table }: Seated) => router.go(`/table/${table}`);

/** Bots in all other seats, and off it goes. */
export async function playNow(player: string, wishes: Wishes): Promise<void> {
  await playHere([player], wishes);
}

/** These people on this device, bots in the seats that are left. */
export async function playHere(players: string[], wishes: Wishes): Promise<void> {
  const [host = "", ...others] = players;
  const seated = await open(host, wishes);
  for (const player of others) {
    const options = { path: { table: seated.table }, ...language() };
    keep(await ask("POST /api/tables/{table}/seats", { player }, options));
  }
  await fill(seated, players.length, wishes);
  await begin(seated);
  visit(seated);
}

/** A table where others can sit down. */
export async function inviteTo(player: string, wishes: Wishes): Promise<void> {
  visit(await open(player, wishes));
}
