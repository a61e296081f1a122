// The user's settings as stored on this device; settings.svelte.ts uses them.
import { LANGUAGES, type Language, preferred } from "../words/languages.ts";

export const KEY = "blackgate.settings";

export function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function storedLanguage(): Language {
  const wanted = stored()["language"];
  return LANGUAGES.find((language) => language === wanted) ?? preferred(navigator.languages);
}
