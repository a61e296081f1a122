// Reads a record (docs/records.md) as far as chance is concerned: the seals of its lines, the commitment, and every
// chance result with its line.
import { type Names, namesOf, type Printed } from "./chance.ts";
import { sha256, utf8 } from "./sha256.ts";

/** One chance result. `sure`: a card that the line itself says is drawn from the Search deck. */
export interface Result {
  line: number;
  play: string; // the action, or the set-up
  recorded: string;
  sure: boolean;
}

export interface RecordFile {
  players: number;
  names: Names | null; // a record of 0.1.0 does not say what is printed
  laidOut: boolean; // it begins with a position: nobody has promised its chance
  commitment: string;
  contributions: string[];
  secret: string;
  secretLine: number;
  results: Result[];
}

/** Not a record, or altered. `problem` is the end of a message's id. */
export class Unreadable extends Error {
  readonly line: number;
  readonly problem: "no-record" | "damaged";

  constructor(line: number, problem: Unreadable["problem"]) {
    super(`line ${line}: ${problem}`);
    this.line = line;
    this.problem = problem;
  }
}

const SEALED = /^(.*) #([0-9a-f]{6})$/;
const FORMAT = /^blackgate record [12]$/;
const ENTRY = /^([a-z ]+?)(?: \d)?:(?: (.*))?$/;
const PLAY = /^(\d [a-z0-9_ ]+?|set-up)(?: -> (.*))?$/;
const SEARCH = /^\d search$/;
const FACE = /^\d+$/;
const MOST_PLAYERS = 6;
const HEX_64 = /^[0-9a-f]{64}$/;

export async function readRecord(text: string): Promise<RecordFile> {
  const rows = text.split("\n");
  if (rows.pop() !== "") throw new Unreadable(rows.length + 1, rows.length ? "damaged" : "no-record");
  if (rows.length === 0) throw new Unreadable(1, "no-record");
  const lines = await unsealed(rows);
  const record = blank();
  for (const [index, line] of lines.entries()) {
    if (index > 0 && !tookEntry(record, line, index + 1) && !tookPlay(record, line, index + 1))
      throw new Unreadable(index + 1, "damaged");
  }
  if (!(record.players >= 2 && record.players <= MOST_PLAYERS)) throw new Unreadable(rows.length, "damaged");
  return record;
}

const blank = (): RecordFile => ({
  players: 0,
  names: null,
  laidOut: false,
  commitment: "",
  contributions: [],
  secret: "",
  secretLine: 0,
  results: [],
});

/** The texts of all lines. Each has the beginning of a SHA-256 over the digits before it and itself. */
async function unsealed(rows: string[]): Promise<string[]> {
  const texts: string[] = [];
  let digits = "000000";
  for (const [index, row] of rows.entries()) {
    const [, text, seal] = SEALED.exec(row) ?? [];
    if (index === 0 && !FORMAT.test(text ?? "")) throw new Unreadable(1, "no-record");
    if (text === undefined || seal !== (await checksum(digits + text)))
      throw new Unreadable(index + 1, "damaged");
    digits = seal;
    texts.push(text);
  }
  return texts;
}

export async function checksum(text: string): Promise<string> {
  const digest = await sha256(utf8(text));
  return Array.from(digest.subarray(0, 3), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A line that says one thing. */
function tookEntry(record: RecordFile, line: string, number: number): boolean {
  const [, key, value = ""] = ENTRY.exec(line) ?? [];
  if (key === "players") record.players = Number(value);
  else if (key === "printed") record.names = printedIn(value, number);
  else if (key === "commitment") record.commitment = value;
  else if (key === "contribution") record.contributions.push(value);
  else if (key === "position") record.laidOut = true;
  else if (key === "secret" || key === "unshared secret") {
    if (!HEX_64.test(value)) throw new Unreadable(number, "damaged");
    record.secret = value;
    record.secretLine = number;
  }
  return key !== undefined;
}

function printedIn(value: string, line: number): Names {
  try {
    return namesOf(JSON.parse(value) as Printed);
  } catch {
    throw new Unreadable(line, "damaged"); // no JSON, or not of an edition
  }
}

/** The set-up, or a choice. A Search draws its cards before anything else follows. */
function tookPlay(record: RecordFile, text: string, line: number): boolean {
  const [, play, chance = ""] = PLAY.exec(text) ?? [];
  if (play === undefined) return false;
  let sure = play === "set-up" || SEARCH.test(play);
  for (const recorded of chance ? chance.split(", ") : []) {
    if (play !== "set-up" && FACE.test(recorded)) sure = false;
    record.results.push({ line, play, recorded, sure });
  }
  return true;
}
