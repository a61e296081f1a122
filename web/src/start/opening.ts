// Ways to open a table: alone against bots, with friends who join later, or with several people on this device.
import { settings } from "../model/settings.svelte.ts";
import { ask } from "../net/api.ts";
import { keep } from "../net/seats.ts";
import type { Seated } from "../protocol.ts";
import { router } from "../router.svelte.ts";
import type { TableForm } from "./table-form.svelte.ts";

const language = () => ({ language: settings.language });

async function open(player: string, form: TableForm, alone = false): Promise<Seated> {
  const odds = alone ? form.oddsAlone : form.odds;
  const body = { name: form.name.trim(), player, settings: { ...form.settings, odds } };
  const seated = await ask("POST /api/tables", body, language());
  keep(seated);
  return seated;
}

async function fill({ table, token }: Seated, first: number, form: TableForm): Promise<void> {
  for (let seat = first; seat < form.players; seat++) {
    const options = { path: { table, seat }, token, ...language() };
    await ask("PUT /api/tables/{table}/seats/{seat}/bot", { bot: form.bot }, options);
  }
}

async function begin({ table, token }: Seated): Promise<void> {
  await ask("POST /api/tables/{table}/start", null, { path: { table }, token, ...language() });
}

const visit = ({ table }: Seated) => router.go(`/table/${table}`);

/** Bots in all other seats; starts at once. */
export async function playNow(player: string, form: TableForm): Promise<void> {
  await playHere([player], form);
}

/** These people on this device, bots in the seats that are left. */
export async function playHere(players: string[], form: TableForm): Promise<void> {
  const [host = "", ...others] = players;
  const seated = await open(host, form, others.length === 0);
  for (const player of others) {
    const options = { path: { table: seated.table }, ...language() };
    keep(await ask("POST /api/tables/{table}/seats", { player }, options));
  }
  await fill(seated, players.length, form);
  await begin(seated);
  visit(seated);
}

/** The board on this screen; everybody sits down with a phone. */
export async function showOnTv(form: TableForm): Promise<void> {
  const { table } = await open("", form);
  router.go(`/tv/${table}`);
}

/** A table where others can sit down. */
export async function inviteTo(player: string, form: TableForm): Promise<void> {
  visit(await open(player, form));
}
