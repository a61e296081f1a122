// The options for tables of this server: requested once per language.
import type { TableOptions } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { ask } from "./api.ts";

const asked = new Map<Language, Promise<TableOptions>>();

export function readOptions(language: Language): Promise<TableOptions> {
  const before = asked.get(language);
  if (before) return before;
  const options = ask("GET /api/options", null, { query: { language } });
  options.catch(() => asked.delete(language)); // the next one asks again
  asked.set(language, options);
  return options;
}
