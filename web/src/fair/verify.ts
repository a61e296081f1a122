// Was chance honest? Computed from the record alone: the commitment, every die, who began, and every card whose bag is
// known without the rules. That is each pile from which cards are only ever drawn, and the Search deck until it is
// reshuffled. What was in somebody's hand or among the discards only `blackgate verify` knows, which replays the game.
import {
  type Bag,
  bagOf,
  below,
  type Family,
  type Names,
  nthCard,
  numbered,
  stream,
  without,
} from "./chance.ts";
import { type RecordFile, type Result, readRecord, Unreadable } from "./record-file.ts";
import { bigEndian, fromHex, hex, joined, sha256, utf8 } from "./sha256.ts";

/** A result of chance, computed again. `of`: how many there were to draw from, or the sides of the die; 0 where that takes
 * the rules, and then nothing was recomputed. */
export interface Step extends Result {
  family: Family;
  word: number;
  of: number;
  recomputed: string;
}

/** `why` is the end of a message's id. `line`, `recorded` and `recomputed` are those of the first difference. */
export interface Verdict {
  answer: "yes" | "no" | "unknown";
  why: "honest" | "no-record" | "damaged" | "promise" | "chance" | "laid-out" | "no-secret" | "first-release";
  line: number;
  recorded: string;
  recomputed: string;
  commitment: string;
  seed: string;
  steps: Step[];
}

const DOMAIN = "blackgate game seed 1\n";
const SLACK = 64; // words that may be passed over
const MOST_READINGS = 10_000;
const MOST_CARDS = 256; // in any bag: a word from 2^32 - 256 on may or may not have been passed over

export async function verify(text: string): Promise<Verdict> {
  let record: RecordFile;
  try {
    record = await readRecord(text);
  } catch (error) {
    if (error instanceof Unreadable) return verdict("no", error.problem, { line: error.line });
    throw error;
  }
  const { secret, names } = record;
  if (record.laidOut) return verdict("unknown", "laid-out");
  if (!secret) return verdict("unknown", "no-secret");
  const commitment = hex(await sha256(fromHex(secret)));
  if (commitment !== record.commitment) {
    const about = {
      line: record.secretLine,
      recorded: record.commitment,
      recomputed: commitment,
      commitment,
    };
    return verdict("no", "promise", about);
  }
  if (!names) return verdict("unknown", "first-release", { commitment });
  const seed = await gameSeed(secret, record.contributions);
  const words = await stream(seed, record.results.length + SLACK);
  const { steps, wrong } = new Reader(record, names, words).read();
  const about = { commitment, seed: hex(seed), steps };
  return wrong ? verdict("no", "chance", { ...about, ...wrong }) : verdict("yes", "honest", about);
}

function verdict(
  answer: Verdict["answer"],
  why: Verdict["why"],
  { line = 0, recorded = "", recomputed = "", commitment = "", seed = "", steps = [] }: Partial<Verdict> = {},
): Verdict {
  return { answer, why, line, recorded, recomputed, commitment, seed, steps };
}

/** SHA-256 over the domain, the secret, and each contribution with its length. */
export function gameSeed(secret: string, contributions: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const texts = contributions.map(utf8).flatMap((data) => [bigEndian(data.length, 4), data]);
  return sha256(joined(utf8(DOMAIN), fromHex(secret), ...texts));
}

/** How far the stream is read, and what is left to draw from: null where that is not known any more. */
interface State {
  at: number | null;
  deck: Bag | null;
  michel: Bag | null;
  drawn: ReadonlySet<string>; // of piles from which cards are only ever drawn
}

interface Read {
  step: Step;
  after: State;
}

/** Goes through all results in turn. A record does not say of each Search card whether it came from the deck or out of
 * somebody's hand. Where it could be the deck's, it is taken for that, and otherwise if later Searches do not fit. */
class Reader {
  private readonly record: RecordFile;
  private readonly names: Names;
  private readonly words: number[];
  private readonly seats: Bag;

  constructor(record: RecordFile, names: Names, words: number[]) {
    this.record = record;
    this.names = names;
    this.words = words;
    this.seats = numbered(record.players, (index) => `seat ${index}`);
  }

  /** Every step up to the first difference, or to the end. */
  read(): { steps: Step[]; wrong: Step | null } {
    const { results } = this.record;
    let state: State = { at: 0, deck: this.names.deck, michel: this.names.michel, drawn: new Set() };
    let steps: Step[] = [];
    let best: Step[] = []; // ends with the difference that is found latest
    const others: { steps: Step[]; read: Read }[] = []; // what else could be read
    for (let tried = 0; steps.length < results.length; ) {
      const result = results[steps.length];
      if (!result) break;
      const [read, other] = this.readings(state, result);
      if (fits(read.step)) {
        if (other) others.push({ steps, read: other });
        state = read.after;
        steps = [...steps, read.step];
        continue;
      }
      if (steps.length >= best.length) best = [...steps, read.step];
      const back = others.pop();
      if (!back || ++tried > MOST_READINGS) return { steps: best, wrong: best.at(-1) ?? null };
      state = back.read.after;
      steps = [...back.steps, back.read.step];
    }
    return { steps, wrong: null };
  }

  /** How a result can have come about, the likelier way first. */
  private readings(state: State, result: Result): [Read, Read?] {
    const family = this.familyOf(result.recorded);
    if (family === "die") return [this.fromBag(state, result, family, this.names.faces)];
    if (family === "seat") return [this.fromBag(state, result, family, this.seats)];
    if (family === "card") return this.ofSearch(state, result);
    if (family === "michel_card") return [this.ofMichel(state, result)];
    const pile = this.names.piles.get(result.recorded) ?? [];
    const left = pile.filter((name) => !state.drawn.has(name));
    const { step, after } = this.fromBag(state, result, family, bagOf(left));
    return [{ step, after: { ...after, drawn: new Set([...state.drawn, result.recorded]) } }];
  }

  private ofSearch(state: State, result: Result): [Read, Read?] {
    const { deck } = state;
    if (!deck?.total) return [this.fromHand({ ...state, deck: null }, result)]; // reshuffled from the discards
    const { step, after } = this.fromBag(state, result, "card", deck);
    const drawn = { step, after: { ...after, deck: fits(step) ? without(deck, result.recorded) : deck } };
    if (result.sure) return [drawn];
    const taken = this.fromHand(state, result);
    return fits(step) ? [drawn, taken] : [taken];
  }

  private ofMichel(state: State, result: Result): Read {
    const { michel } = state;
    if (!michel?.total) return this.fromHand({ ...state, michel: null }, result, "michel_card");
    const { step, after } = this.fromBag(state, result, "michel_card", michel);
    return { step, after: { ...after, michel: fits(step) ? without(michel, result.recorded) : michel } };
  }

  private fromBag(state: State, result: Result, family: Family, bag: Bag): Read {
    if (state.at === null) return this.fromHand(state, result, family);
    if (bag.total === 0) return { step: { ...result, family, word: 0, of: 1, recomputed: "" }, after: state };
    const { value, word, next } = below(this.words, state.at, bag.total);
    const step = { ...result, family, word, of: bag.total, recomputed: nthCard(bag, value) };
    return { step, after: { ...state, at: next } };
  }

  /** Out of a bag that only the rules know. It has taken a word of the stream all the same. */
  private fromHand(state: State, result: Result, family: Family = "card"): Read {
    const word = state.at === null ? 0 : (this.words[state.at] ?? 0);
    const known = state.at !== null && word < 2 ** 32 - MOST_CARDS;
    const step = { ...result, family, word, of: 0, recomputed: "" };
    return { step, after: { ...state, at: known && state.at !== null ? state.at + 1 : null } };
  }

  private familyOf(recorded: string): Family {
    if (/^\d+$/.test(recorded)) return "die";
    if (/^seat \d$/.test(recorded)) return "seat";
    return this.names.families.get(recorded) ?? "card";
  }
}

const fits = (step: Step): boolean => step.of === 0 || step.recorded === step.recomputed;
