// For a replay to keep: words come with the game, and fonts are a part of their own, in one format.
import type { Plugin } from "vite";
import { languages, names, words } from "./catalogues.ts";

const LANGUAGES = "virtual:languages";
const OLDER_FONT = /,\s*url\(["']?data:font\/woff;[^)]*\)\s*format\(["']?woff["']?\)/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** `virtual:languages` without the words: those of one language are in the file. */
export function keptWords(): Plugin {
  const load = "async () => globalThis.blackgate.words";
  return {
    name: "kept-words",
    resolveId: (id) => (id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LANGUAGES}`) return undefined;
      const loads = languages().map((code) => `${JSON.stringify(code)}: ${load}`);
      return `export const NAMES = ${JSON.stringify(names())};\nexport const load = { ${loads.join(", ")} };`;
    },
    generateBundle() {
      for (const code of languages())
        this.emitFile({ type: "asset", fileName: `words.${code}.json`, source: JSON.stringify(words(code)) });
    },
  };
}

export function kept(): Plugin {
  return {
    name: "kept",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
        if (styles?.type !== "asset") throw new Error("there are no styles");
        const css = String(styles.source).replace(OLDER_FONT, "");
        this.emitFile({
          type: "asset",
          fileName: "fonts.css",
          source: (css.match(FONT_FACE) ?? []).join("\n"),
        });
        styles.source = css.replace(FONT_FACE, "");
      },
    },
  };
}
