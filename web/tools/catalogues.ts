// The languages there are, and the words of each, from the folders of Fluent catalogues (messages/XX/web-*.ftl):
//   import { NAMES, load } from "virtual:languages"   // how each calls itself, and its words, loaded when wanted
// Catalogues are as they are after parsing, so that no browser has to parse them. A language may be partial: with its own
// words come those that it lacks, in English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../src/blackgate/messages", import.meta.url));
const ENGLISH = "en";
const LANGUAGES = "virtual:languages";
const WORDS = "virtual:words/";
/** The file that the words of a language go into is called like it. */
export const WORDS_OF = new RegExp(`${WORDS}(.+)$`);

type Body = FluentResource["body"];

export function catalogues(folder = FOLDER): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === LANGUAGES || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return listed(languages(folder));
      const language = id.startsWith(`\0${WORDS}`) ? WORDS_OF.exec(id)?.[1] : undefined;
      if (!language) return undefined;
      for (const file of [...files(folder, language), ...files(folder, ENGLISH)]) this.addWatchFile(file);
      const own = words(folder, language);
      const has = new Set(own.map((message) => message.id));
      const english = words(folder, ENGLISH).filter((message) => !has.has(message.id));
      return `export const own = ${JSON.stringify(own)};\nexport const english = ${JSON.stringify(english)};`;
    },
  };
}

function listed(codes: string[]): string {
  const names = Object.fromEntries(codes.map((code) => [code, nameOf(code)]));
  const loads = codes.map((code) => `${JSON.stringify(code)}: () => import("${WORDS}${code}")`);
  return `export const NAMES = ${JSON.stringify(names)};\nexport const load = { ${loads.join(", ")} };`;
}

/** As those who speak it call it, with a capital letter. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function languages(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => allFiles(folder, name).length > 0);
}

function words(folder: string, language: string): Body {
  return files(folder, language).flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
}

function files(folder: string, language: string): string[] {
  return allFiles(folder, language).filter((file) => /web-[^/]*$/.test(file));
}

function allFiles(folder: string, language: string): string[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl"));
  return names.sort().map((name) => join(folder, language, name));
}
