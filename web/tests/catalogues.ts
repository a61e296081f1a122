// In the place of src/words/catalogues.ts, whose import.meta.glob only Vite has: the same catalogues, read from their files.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Language } from "../src/words/languages.ts";

const MESSAGES = fileURLToPath(new URL("../../src/blackgate/messages", import.meta.url));

export async function catalogues(language: Language): Promise<FluentResource["body"][]> {
  const files = globSync(`${MESSAGES}/${language}/web-*.ftl`).sort();
  return files.map((file) => new FluentResource(readFileSync(file, "utf8")).body);
}
