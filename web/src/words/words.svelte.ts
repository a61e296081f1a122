// Words in the reader's language, from the same Fluent catalogues as the server's.
import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import { settings } from "../model/settings.svelte.ts";
import { catalogues } from "./catalogues.ts";
import type { Language } from "./languages.ts";

type Arguments = Record<string, string | number>;

const read = new Map<Language, FluentBundle[]>();

/** Read the catalogues of a language; until they are there, words stay in the language before. */
export async function learn(language: Language): Promise<void> {
  const bundles = read.get(language) ?? (await bundled(language));
  read.set(language, bundles);
  if (settings.language === language) words.bundles = bundles;
}

/** The language's own words, then the English ones for what it lacks. */
async function bundled(language: Language): Promise<FluentBundle[]> {
  const { own, english } = await catalogues(language);
  return [bundleOf(language, own), bundleOf("en", english)];
}

function bundleOf(language: Language, body: FluentResource["body"]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body });
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
  bundles = $state.raw<FluentBundle[]>([]);

  /** `say("start-play")`; an id that is missing is shown, so that it is found. */
  say(id: string, args: Arguments = {}): string {
    const bundle = this.bundles.find((each) => each.hasMessage(`web-${id}`));
    const pattern = bundle?.getMessage(`web-${id}`)?.value;
    if (!bundle || !pattern) return `web-${id}`;
    const given = Object.entries(args).map(([name, value]) => [name, written(value)]);
    return bundle.formatPattern(pattern, Object.fromEntries(given));
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
