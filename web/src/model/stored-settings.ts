// The user's settings as stored on this device; settings.svelte.ts uses them.
import { storedObject } from "../net/storage.ts";
import { LANGUAGES, type Language, preferred } from "../words/languages.ts";

export const KEY = "blackgate.settings";

export function storedLanguage(): Language {
  const wanted = storedObject(KEY)["language"];
  return LANGUAGES.find((language) => language === wanted) ?? preferred(navigator.languages);
}
