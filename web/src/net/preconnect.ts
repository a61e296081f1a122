// Connects to the table of this address before the client itself has loaded, so that answers arrive meanwhile.
import { storedLanguage } from "../model/stored-settings.ts";
import type { Board } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { ask } from "./api.ts";
import { Connection } from "./connection.ts";
import { lastSeen } from "./last-seen.ts";
import { seatsAt } from "./seats.ts";

/** The connection (none for a replay), and what has already been requested. */
export interface Connected {
  connection: Pick<Connection, "listen" | "send" | "restart" | "close">;
  board: Promise<Board>;
}

/** Where there is no table to talk to: a replay, a puzzle. */
export const NOBODY_THERE: Connected["connection"] = {
  listen: () => {},
  send: () => Promise.reject(new Error("nobody is there to be talked to")),
  restart: () => {},
  close: () => {},
};

let early: (Connected & { table: string; token: string }) | null = null;

export function preconnect(table: string): void {
  const [held, another] = seatsAt(table);
  if (another) return; // several are a hot seat, which asks who is there
  const token = held?.token ?? "";
  early = { table, token, ...greet(table, token, storedLanguage()) };
}

/** What was opened early for the holder of `token`, or is opened now. */
export function connectTo(table: string, token: string, language: Language): Connected {
  const found = early;
  early = null;
  if (found?.table === table && found.token === token) return found;
  found?.connection.close();
  return greet(table, token, language);
}

function greet(table: string, token: string, language: Language): Connected {
  const hello = { token, language, words: true, seen: lastSeen(token) };
  const board = readBoard(table, language);
  board.catch(() => {}); // it is asked for again
  return { connection: new Connection(table, hello), board };
}

/** Names, texts and numbers of what lies at a table. */
export function readBoard(table: string, language: Language): Promise<Board> {
  return ask("GET /api/tables/{table}/board", null, { path: { table }, query: { language } });
}
