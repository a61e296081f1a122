// How far the player in each seat has seen the game, stored in this browser, so that they are told the rest later.
import { store, storedList } from "./storage.ts";

const KEY = "blackgate.seen";
const MOST = 100;

/** The last version that was looked at with this token; -1 if unknown. */
export function lastSeen(token: string): number {
  return token ? (read().find(([held]) => held === token)?.[1] ?? -1) : -1;
}

export function saw(token: string, version: number): void {
  if (!token) return;
  const others = read().filter(([held]) => held !== token);
  store(KEY, [[token, version], ...others].slice(0, MOST));
}

function read(): [string, number][] {
  return storedList(KEY).filter(isSeen);
}

function isSeen(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isInteger(value[1]) && value[1] >= -1;
}
