// The rulebook and the cards of the standard edition in one language, each loaded when somebody reads in it: in English
// where the rulebook is not translated.
import type { Board } from "../protocol.ts";
import type { Language } from "../words/languages.ts";
import { rulebook, type Section } from "./rulebook.ts";

export interface Book {
  language: Language;
  sections: Section[];
  board: Board; // made by tools/printed_board.py
}

const TEXTS = import.meta.glob<string>("../../../docs/rules*.md", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<Board>("./printed-board*.json", { import: "default" });

export async function opened(wanted: Language): Promise<Book> {
  const language = `../../../docs/rules.${wanted}.md` in TEXTS ? wanted : "en";
  const suffix = language === "en" ? "" : `.${language}`;
  const [text, board] = await Promise.all([
    load(TEXTS, `../../../docs/rules${suffix}.md`),
    load(BOARDS, `./printed-board${suffix}.json`),
  ]);
  return { language, sections: rulebook(text), board };
}

function load<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const file = files[name];
  if (!file) throw new Error(`there is no ${name}`);
  return file();
}
