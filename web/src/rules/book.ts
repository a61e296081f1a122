// The rulebook and the cards of the standard edition in one language, each loaded when somebody reads in it: in English
// where the rulebook is not translated.
import { ask } from "../net/api.ts";
import type { Board } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { rulebook, type Section } from "./rulebook.ts";

export interface Book {
  language: Language;
  sections: Section[];
  board: Board;
}

const TEXTS = import.meta.glob<string>("../../../docs/rules*.md", { query: "?raw", import: "default" });

export async function opened(wanted: Language): Promise<Book> {
  const language = `../../../docs/rules.${wanted}.md` in TEXTS ? wanted : "en";
  const suffix = language === "en" ? "" : `.${language}`;
  const [rules, board] = await Promise.all([
    text(`../../../docs/rules${suffix}.md`),
    ask("GET /api/board", null, { query: { language } }),
  ]);
  return { language, sections: rulebook(rules), board };
}

function text(name: string): Promise<string> {
  const file = TEXTS[name];
  if (!file) throw new Error(`there is no ${name}`);
  return file();
}
