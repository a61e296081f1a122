// The Fluent catalogues of each language, messages/XX/web-*.ftl: one file that is loaded when the language is wanted.
import type { FluentResource } from "@fluent/bundle";
import type { Language } from "./languages.ts";

type Catalogue = FluentResource["body"];

const FILES = import.meta.glob<Catalogue>("../../../src/blackgate/messages/*/web-*.ftl", {
  import: "default",
});

export function catalogues(language: Language): Promise<Catalogue[]> {
  const found = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`));
  return Promise.all(found.map(([, load]) => load()));
}
