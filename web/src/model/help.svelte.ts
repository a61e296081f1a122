// Help for whoever is new: odds against bots, and what each thing does. It goes as it is understood, and with one switch.
import { settings } from "./settings.svelte.ts";

const KEY = "blackgate.understood";
const OFTEN = 3; // whoever has done something so often knows what it does

class Help {
  private done = $state.raw<Record<string, number>>(stored());

  /** Whether what it does is told. */
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
