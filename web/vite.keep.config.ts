import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./tools/icons.ts";
import { kept, keptWords } from "./tools/kept.ts";

// The parts of a replay to keep, which the server puts together with a game: one script, its styles, the fonts, and the
// words of each language.
export default defineConfig({
  plugins: [svelte(), gameIcons(), keptWords(), kept()],
  publicDir: false,
  logLevel: "error",
  build: {
    outDir: "../src/blackgate/server/web/kept",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/keep/main.ts",
      output: {
        format: "es",
        codeSplitting: false,
        entryFileNames: "replay.js",
        assetFileNames: "replay[extname]",
      },
    },
  },
});
