// Icons of the game-icons set (CC BY 3.0), only those that are named in src/art/icon-names.ts, as a virtual module:
//   import { icons } from "virtual:game-icons"   // { "knife": "<path .../>", ... } on a grid of 512 x 512
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { ICON_OF } from "../src/art/icon-names.ts";

const NAME = "virtual:game-icons";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json"));
      const set: IconSet = JSON.parse(readFileSync(file, "utf8"));
      const found: Record<string, string> = {};
      for (const icon of new Set(Object.values(ICON_OF))) {
        const body = set.icons[icon]?.body;
        if (body === undefined)
          this.error(`game-icons has no icon called ${icon}: correct src/art/icon-names.ts`);
        const path = /d="([^"]+)"/.exec(body)?.[1];
        if (path === undefined) this.error(`the icon ${icon} is not one path: choose another`);
        found[icon] = rounded(path);
      }
      return `export const paths = ${JSON.stringify(found)};`;
    },
  };
}

/** To a tenth of a unit, of 512: nobody sees the difference, and the paths are a third shorter. */
export function rounded(path: string): string {
  return path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    if (short.length >= number.length) return number; // also the flags of an arc, as they are
    const before = /[\d.]/.test(path.charAt(at - 1)) && /^\d/.test(short) ? " " : "";
    const after = !short.includes(".") && path.charAt(at + number.length) === "." ? " " : "";
    return before + short + after;
  });
}
