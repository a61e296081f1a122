// The user's settings on this device.
import { untrack } from "svelte";
import { storedObject } from "../net/storage.ts";
import type { Language } from "../words/languages.ts";
import { KEY, storedLanguage } from "./stored-settings.ts";

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

// What is stored, of the class below.
const KEYS = [
  "language",
  "theme",
  "speed",
  "volume",
  "askBefore",
  "shortcuts",
  "name",
  "silence",
  "knowsGoal",
  "noTutorial",
  "played",
  "help",
] as const;

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  volume = $state(0.5);
  askBefore = $state(true); // a choice that cannot be taken back asks once
  shortcuts = $state(true); // single keys choose
  name = $state("");
  silence = $state(true); // no question with a single answer
  knowsGoal = $state(false); // has read what the game is about
  noTutorial = $state(false); // does not want it
  played = $state(false); // has finished a game
  help = $state<boolean | null>(null); // odds against bots, and explanations; nobody has said: for whoever has finished no game

  constructor() {
    const before: Partial<Record<(typeof KEYS)[number], unknown>> = storedObject(KEY);
    this.language = storedLanguage();
    this.theme = oneOf(THEMES, before.theme) ?? "system";
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.speed = oneOf(SPEEDS, before.speed) ?? (still ? "off" : "normal");
    this.volume = typeof before.volume === "number" ? Math.min(1, Math.max(0, before.volume)) : 0.5;
    this.askBefore = before.askBefore !== false;
    this.shortcuts = before.shortcuts !== false;
    this.name = typeof before.name === "string" ? before.name.slice(0, 20) : "";
    this.silence = before.silence !== false;
    this.knowsGoal = before.knowsGoal === true;
    this.noTutorial = before.noTutorial === true;
    this.played = before.played === true;
    this.help = typeof before.help === "boolean" ? before.help : null;
    $effect.root(() => {
      $effect(() => {
        const { language, theme, speed } = this;
        localStorage.setItem(KEY, JSON.stringify(this, [...KEYS]));
        document.documentElement.lang = language;
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.dataset["speed"] = speed;
      });
    });
  }

  /** Helps players who have not finished a game, and those who want it. */
  get helps(): boolean {
    return this.help ?? !this.played;
  }

  set helps(wanted: boolean) {
    this.help = wanted;
  }

  /** How long something that takes `milliseconds` at normal speed takes now. */
  duration(milliseconds: number): number {
    return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.speed];
  }
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((each) => each === value);
}

export const settings = new Settings();

/** For a component: `speak` is called each time the user has chosen another language. */
export function onNewLanguage(speak: () => void): void {
  let { language } = settings;
  $effect(() => {
    if (settings.language === language) return;
    language = settings.language;
    untrack(speak);
  });
}
