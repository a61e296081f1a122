// What a person has set on this device.
import { LANGUAGES, type Language, preferred } from "../words/languages.ts";

const KEY = "blackgate.settings";
const THEMES = ["system", "dark", "light"] as const;
const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  volume: number;
  askBefore: boolean; // a choice that cannot be taken back asks once
  shortcuts: boolean; // single keys choose
  name: string;
}

class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  volume = $state(0.5);
  askBefore = $state(true);
  shortcuts = $state(true);
  name = $state("");

  constructor() {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept.language) ?? preferred(navigator.languages);
    this.theme = oneOf(THEMES, kept.theme) ?? "system";
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.speed = oneOf(SPEEDS, kept.speed) ?? (still ? "off" : "normal");
    this.volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : 0.5;
    this.askBefore = kept.askBefore !== false;
    this.shortcuts = kept.shortcuts !== false;
    this.name = typeof kept.name === "string" ? kept.name.slice(0, 20) : "";
    $effect.root(() => {
      $effect(() => {
        const { language, theme, speed, volume, askBefore, shortcuts, name } = this;
        const kept: Kept = { language, theme, speed, volume, askBefore, shortcuts, name };
        localStorage.setItem(KEY, JSON.stringify(kept));
        document.documentElement.lang = language;
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.dataset["speed"] = speed;
      });
    });
  }

  /** How long something that takes `milliseconds` at normal speed takes now. */
  duration(milliseconds: number): number {
    return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.speed];
  }
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((each) => each === value);
}

export const settings = new Settings();
