// Words in the reader's language, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentNumber } from "@fluent/bundle";
import { settings } from "../model/settings.svelte.ts";
import { catalogues, type Patterns } from "./catalogues.ts";
import type { Language } from "./languages.ts";

type Arguments = Record<string, string | number>;

/** Messages of one language, and what puts something into them. */
interface Worded {
  patterns: Patterns;
  bundle: FluentBundle;
}

const read = new Map<Language, Worded[]>();

/** Load the catalogues of a language; until then, messages stay in the previous language. */
export async function learn(language: Language): Promise<void> {
  const known = read.get(language) ?? (await worded(language));
  read.set(language, known);
  if (settings.language === language) words.known = known;
}

/** The language's own words, then the English ones for what it lacks. */
async function worded(language: Language): Promise<Worded[]> {
  const { own, english } = await catalogues(language);
  const bundleOf = (code: Language) => new FluentBundle(code, { useIsolating: false });
  return [
    { patterns: own, bundle: bundleOf(language) },
    { patterns: english, bundle: bundleOf("en") },
  ];
}

/** Our numbers are small integers, written alike everywhere. Intl would do too, but takes 30 ms to load. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const FIRST_GROUPED = 1000; // by a dot, a comma or a space

function written(value: string | number): string | number | FluentNumber {
  const plain = Number.isInteger(value) && Math.abs(Number(value)) < FIRST_GROUPED;
  return plain ? new Whole(Number(value)) : value;
}

class Words {
  known = $state.raw<Worded[]>([]);

  /** `say("start-play")`; a missing id is shown, so that it is noticed. */
  say(id: string, args: Arguments = {}): string {
    const found = this.known.find(({ patterns }) => id in patterns);
    const pattern = found?.patterns[id];
    if (!found || pattern === undefined) return `web-${id}`;
    if (typeof pattern === "string") return pattern;
    const given = Object.entries(args).map(([name, value]) => [name, written(value)]);
    return found.bundle.formatPattern(pattern, Object.fromEntries(given));
  }
}

export const words = new Words();
export const say = (id: string, args?: Arguments): string => words.say(id, args);

/** Follow the setting. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      void learn(settings.language);
    });
  });
}
