// Turn notifications on this device: by the page while one is open, otherwise by Web Push.
import type { PushSubscription as PushTarget } from "../protocol.ts";
import { ask } from "./api.ts";
import { store, storedList } from "./storage.ts";

const PATIENCE = 15_000; // milliseconds for a push service to answer
const KEY = "blackgate.told"; // the tables of which this device tells, and ACCOUNT for all of the account
const SILENT = "blackgate.silent"; // the tables of the account of which it does not
const ACCOUNT = "";

/** Web Push needs https or this computer itself, and on some phones an installed page. */
export function canNotify(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** With no table: of all tables of the account. */
export function isNotified(table = ACCOUNT): boolean {
  const tables = notified();
  const wanted = tables.has(table) || (tables.has(ACCOUNT) && !silent().has(table));
  return wanted && globalThis.Notification?.permission === "granted";
}

/** Turn notifications for a seat on or off on this device. False if the browser does not allow them. */
export async function notifyOfSeat(
  table: string,
  token: string,
  on: boolean,
  language: string,
): Promise<boolean> {
  if (on && !(await isAllowed())) return false;
  remember(table, on);
  const options = { path: { table }, token, language };
  if (on) {
    const before = await ask("GET /api/tables/{table}/notices", null, options);
    await ask("PUT /api/tables/{table}/notices", { ...before, push: true }, options);
  }
  const target = await subscription(on, language);
  if (target) await ask("PUT /api/tables/{table}/push", target, options);
  return true;
}

/** The same for all seats of the account. */
export async function notifyOfAccount(on: boolean, language: string): Promise<boolean> {
  if (on && !(await isAllowed())) return false;
  remember(ACCOUNT, on);
  const target = await subscription(on, language);
  if (target) await ask("PUT /api/account/push", target, { language });
  return true;
}

/** The account is gone, and with it what the server knew of this device. */
export function forgetAccount(): void {
  remember(ACCOUNT, false);
}

/** The page is open, but nobody looks at it. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !isNotified(table)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: table, data: { url: `/table/${table}` } });
}

async function isAllowed(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Null if the browser has no push service: then only an open page notifies. */
async function subscription(on: boolean, language: string): Promise<PushTarget | null> {
  const registration = await navigator.serviceWorker.ready;
  const found =
    (await registration.pushManager.getSubscription()) ?? (on ? await subscribe(registration) : null);
  if (!found) return null;
  const { p256dh = "", auth = "" } = found.toJSON().keys ?? {};
  return { endpoint: found.endpoint, p256dh, auth, language, on };
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const { key } = await ask("GET /api/push", null);
  const subscribed = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const tooLate = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return Promise.race([subscribed.catch(() => null), tooLate]);
}

function remember(table: string, on: boolean): void {
  write(KEY, notified(), table, on);
  if (table !== ACCOUNT) write(SILENT, silent(), table, !on);
}

function write(key: string, tables: Set<string>, table: string, listed: boolean): void {
  if (listed) tables.add(table);
  else tables.delete(table);
  store(key, [...tables].slice(-200));
}

function notified(): Set<string> {
  return new Set(storedList(KEY).map(String));
}

function silent(): Set<string> {
  return new Set(storedList(SILENT).map(String));
}
