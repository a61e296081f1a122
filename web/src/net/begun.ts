// A table that the address asks for is talked to before the client itself has come: its answers come meanwhile.
import { keptLanguage } from "../model/kept.ts";
import type { Board } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { ask } from "./api.ts";
import { Connection } from "./connection.ts";
import { seatsAt } from "./seats.ts";
import { lastSeen } from "./seen.ts";

/** Who is talked to (a replay has nobody there), and what was asked already. */
export interface Begun {
  connection: Pick<Connection, "listen" | "send" | "restart" | "close">;
  board: Promise<Board>;
}

let begun: (Begun & { table: string; token: string }) | null = null;

export function begin(table: string): void {
  const [held, another] = seatsAt(table);
  if (another) return; // several are a hot seat, which asks who is there
  const token = held?.token ?? "";
  begun = { table, token, ...greet(table, token, keptLanguage()) };
}

/** What was begun for the holder of `token`, or is begun now. */
export function begunAt(table: string, token: string, language: Language): Begun {
  const found = begun;
  begun = null;
  if (found?.table === table && found.token === token) return found;
  found?.connection.close();
  return greet(table, token, language);
}

function greet(table: string, token: string, language: Language): Begun {
  const hello = { token, language, words: true, seen: lastSeen(token) };
  const board = readBoard(table, language);
  board.catch(() => {}); // it is asked for again
  return { connection: new Connection(table, hello), board };
}

/** Names, texts and numbers of what lies at a table. */
export function readBoard(table: string, language: Language): Promise<Board> {
  return ask("GET /api/tables/{table}/board", null, { path: { table }, query: { language } });
}
