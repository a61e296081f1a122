// The options for a new table, as the server offers them, in the reader's language.
import { readOptions } from "../net/options.ts";
import type { Offered, TableOptions } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { settings } from "./settings.svelte.ts";

const PAUSE = 3000; // milliseconds before the server is asked again

class Options {
  loaded = $state.raw<TableOptions | null>(null);
  failed = $state(false); // the server could not be reached

  /** Called by a page that shows them, for as long as it is there. */
  follow(): void {
    $effect(() => {
      let timer = 0;
      let left = false;
      const read = async (language: Language): Promise<void> => {
        const found = await readOptions(language).catch(() => null);
        if (left) return;
        this.failed = found === null;
        if (found) this.loaded = found;
        else timer = window.setTimeout(read, PAUSE, language);
      };
      void read(settings.language);
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });
  }
}

export const options = new Options();

/** What one of them is called; its id where the server offers it no more. */
export function nameOf(offered: Offered[] | undefined, id: string): string {
  return offered?.find((each) => each.id === id)?.name ?? id;
}
