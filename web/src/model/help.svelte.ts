// Help for newcomers: odds against bots, and explanations. It fades as things become familiar; one switch turns it off.
import { store, storedObject } from "../net/storage.ts";
import { settings } from "./settings.svelte.ts";

const KEY = "blackgate.understood";
const OFTEN = 3; // a player who has done something this often knows it

class Help {
  private done = $state.raw(storedObject(KEY) as Record<string, number>);

  /** Whether to show what it does. */
  explains(verb: string): boolean {
    return settings.helps && (this.done[verb] ?? 0) < OFTEN;
  }

  did(verb: string): void {
    const before = this.done[verb] ?? 0;
    if (before >= OFTEN) return;
    this.done = { ...this.done, [verb]: before + 1 };
    store(KEY, this.done);
  }
}

export const help = new Help();
