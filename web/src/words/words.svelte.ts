// Words in the reader's language, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentNumber } from "@fluent/bundle";
import { settings } from "../model/settings.svelte.ts";
import { catalogues } from "./catalogues.ts";
import type { Language } from "./languages.ts";

type Arguments = Record<string, string | number>;

const read = new Map<Language, FluentBundle>();

/** Read the catalogues of a language; until they are there, words stay in the language before. */
export async function learn(language: Language): Promise<void> {
  const bundle = read.get(language) ?? (await bundled(language));
  read.set(language, bundle);
  if (settings.language === language) words.bundle = bundle;
}

async function bundled(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of await catalogues(language)) bundle.addResource({ body });
  return bundle;
}

/** Ours are small and whole, and written alike everywhere. Intl would do it too, but takes 30 ms to get ready. */
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
  bundle = $state.raw<FluentBundle | null>(null);

  /** `say("start-play")`; an id that is missing is shown, so that it is found. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.bundle?.getMessage(`web-${id}`)?.value;
    if (!pattern || !this.bundle) return `web-${id}`;
    const given = Object.entries(args).map(([name, value]) => [name, written(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given));
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
