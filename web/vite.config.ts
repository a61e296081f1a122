import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues, WORDS_OF } from "./tools/catalogues.ts";
import { fileOf } from "./tools/chunks.ts";
import { compress } from "./tools/compress.ts";
import { eager } from "./tools/eager.ts";
import { gameIcons } from "./tools/icons.ts";
import { preload } from "./tools/preload.ts";

// Files of their own: the words of each language, and the icons, which are large and have nothing to run. Other modules go
// where chunks.ts says, each by itself: what it imports may belong elsewhere.
const WORDS = { test: WORDS_OF, name: (id: string) => WORDS_OF.exec(id)?.[1] ?? null };
const ICONS = { test: /virtual:game-icons/, name: "icons" };
const OTHERS = { name: fileOf };
const codeSplitting = { groups: [WORDS, ICONS, OTHERS], includeDependenciesRecursively: false };

// Built into the Python package; `npm run dev` talks to a server started with `blackgate serve`.
export default defineConfig({
  plugins: [svelte(), gameIcons(), catalogues(), eager(), preload(), compress()],
  logLevel: process.argv.includes("build") ? "error" : "info",
  build: {
    outDir: "../src/blackgate/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows files, not inline scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    proxy: { "/api": { target: process.env["VITE_SERVER"] ?? "http://127.0.0.1:8765", ws: true } },
    fs: { allow: [".."] }, // the catalogues are the server's
  },
});
