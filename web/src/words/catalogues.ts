// The words of each language: one file that is loaded when the language is wanted.

import { load } from "virtual:languages";
import type { FluentResource } from "@fluent/bundle";
import type { Language } from "./languages.ts";

export interface Catalogue {
  own: FluentResource["body"];
  english: FluentResource["body"]; // what the language lacks
}

export function catalogues(language: Language): Promise<Catalogue> {
  const found = load[language];
  if (!found) throw new Error(`there are no words in ${language}`);
  return found();
}
