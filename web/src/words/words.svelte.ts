// Words in the reader's language, from the same Fluent catalogues as the server's: messages/XX/web-*.ftl.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../model/settings.svelte.ts";
import type { Language } from "./languages.ts";

type Arguments = Record<string, string | number>;

const FILES = import.meta.glob<string>("../../../src/blackgate/messages/*/web-*.ftl", {
  query: "?raw",
  import: "default",
});
const read = new Map<Language, FluentBundle>();

/** Read the catalogues of a language; until they are there, words stay in the language before. */
export async function learn(language: Language): Promise<void> {
  const bundle = read.get(language) ?? (await bundled(language));
  read.set(language, bundle);
  if (settings.language === language) words.bundle = bundle;
}

async function bundled(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = Object.keys(FILES).filter((file) => file.includes(`/${language}/`));
  for (const text of await Promise.all(files.map((file) => FILES[file]?.()))) {
    bundle.addResource(new FluentResource(text ?? ""));
  }
  return bundle;
}

class Words {
  bundle = $state.raw<FluentBundle | null>(null);

  /** `say("start-play")`; an id that is missing is shown, so that it is found. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.bundle?.getMessage(`web-${id}`)?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, args) : `web-${id}`;
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
