// Help for newcomers: odds against bots, and explanations. It fades as things become familiar; one switch turns it off.
import { settings } from "./settings.svelte.ts";

const KEY = "blackgate.understood";
const OFTEN = 3; // a player who has done something this often knows it

class Help {
  private done = $state.raw<Record<string, number>>(stored());

  /** Whether to show what it does. */
  explains(verb: string): boolean {
    return settings.helps && (this.done[verb] ?? 0) < OFTEN;
  }

  did(verb: string): void {
    const before = this.done[verb] ?? 0;
    if (before >= OFTEN) return;
    this.done = { ...this.done, [verb]: before + 1 };
    localStorage.setItem(KEY, JSON.stringify(this.done));
  }
}

function stored(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export const help = new Help();
