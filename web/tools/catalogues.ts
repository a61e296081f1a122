// The languages there are, and the words of each, from the folders of Fluent catalogues (messages/XX/web-*.ftl):
//   import { NAMES, load } from "virtual:languages"   // what each calls itself, and its words, loaded when wanted
// Catalogues are as they are after parsing, so that no browser has to parse them, by their ids without "web-", and as JSON,
// which a browser reads faster than a script. A language may be partial: with its own words come those that it lacks, in
// English.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource, type Message } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Catalogue, Patterns } from "../src/words/catalogues.ts";

const FOLDER = fileURLToPath(new URL("../../src/blackgate/messages", import.meta.url));
const ENGLISH = "en";
const LANGUAGES = "virtual:languages";
const PREFIX = "web-"; // of every message of the client
/** The words of one language; the file that they go into is called like it. */
export const WORDS_OF = /virtual:words\/(.+)$/;

export function catalogues(folder = FOLDER): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === LANGUAGES || WORDS_OF.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = WORDS_OF.exec(id)?.[1];
      if (language)
        for (const file of [...files(folder, language), ...files(folder, ENGLISH)]) this.addWatchFile(file);
      return source(id.slice(1), folder);
    },
  };
}

/** A virtual module as JavaScript. */
export function source(id: string, folder = FOLDER): string | undefined {
  if (id === LANGUAGES) return listed(folder);
  const language = WORDS_OF.exec(id)?.[1];
  return language ? worded(folder, language) : undefined;
}

function listed(folder: string): string {
  const loads = languages(folder).map(
    (code) => `${JSON.stringify(code)}: () => import("virtual:words/${code}")`,
  );
  return `export const NAMES = ${JSON.stringify(names(folder))};\nexport const load = { ${loads.join(", ")} };`;
}

/** What each language calls itself. */
export function names(folder = FOLDER): Record<string, string> {
  return Object.fromEntries(languages(folder).map((code) => [code, nameOf(code)]));
}

/** As those who speak it call it, with a capital letter. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function worded(folder: string, language: string): string {
  const { own, english } = words(language, folder);
  return `export const own = ${asJson(own)};\nexport const english = ${asJson(english)};`;
}

function asJson(patterns: Patterns): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(patterns))})`;
}

/** Those of a language, and the English ones for what it lacks. */
export function words(language: string, folder = FOLDER): Catalogue {
  const own = read(folder, language);
  const english = Object.entries(read(folder, ENGLISH)).filter(([id]) => !(id in own));
  return { own, english: Object.fromEntries(english) };
}

/** Every folder with a catalogue in it, even if none of the client's. */
export function languages(folder = FOLDER): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith(".ftl")))
    .sort();
}

function read(folder: string, language: string): Patterns {
  const parsed = files(folder, language).flatMap(
    (file) => new FluentResource(readFileSync(file, "utf8")).body,
  );
  return Object.fromEntries(parsed.map((message) => [message.id.slice(PREFIX.length), patternOf(message)]));
}

/** A pattern is all there is to a message: it stands alone, so that the browser need not know the others to format it. */
function patternOf({ id, value, attributes }: Message): Patterns[string] {
  if (
    value === null ||
    Object.keys(attributes).length > 0 ||
    /"type":"(mesg|term)"/.test(JSON.stringify(value))
  )
    throw new Error(`${id} has attributes or refers to another message: the browser client knows neither`);
  return value;
}

function files(folder: string, language: string): string[] {
  const names = readdirSync(join(folder, language)).filter((name) => /^web-.*\.ftl$/.test(name));
  return names.sort().map((name) => join(folder, language, name));
}
