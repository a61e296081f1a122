// The languages there are: one for each folder of catalogues.
import { NAMES } from "virtual:languages";

export type Language = string;

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = NAMES;
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES);

/** The first of a person's languages that we have: `pt-BR`, or else `pt`. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const found = [tag, tag.split("-")[0]].flatMap((each) =>
      LANGUAGES.filter((one) => one.toLowerCase() === each),
    );
    if (found[0]) return found[0];
  }
  return "en";
}
