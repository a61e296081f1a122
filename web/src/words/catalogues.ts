// The messages of each language: one file, loaded on demand.

import { load } from "virtual:languages";
import type { Message } from "@fluent/bundle";
import type { Language } from "./languages.ts";

/** What is said, by the message's id. */
export type Patterns = Record<string, NonNullable<Message["value"]>>;

export interface Catalogue {
  own: Patterns;
  english: Patterns; // what the language lacks
}

export function catalogues(language: Language): Promise<Catalogue> {
  const found = load[language];
  if (!found) throw new Error(`there are no words in ${language}`);
  return found();
}
