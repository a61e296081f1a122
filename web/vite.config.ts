import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./tools/catalogues.ts";
import { compress } from "./tools/compress.ts";
import { eager } from "./tools/eager.ts";
import { gameIcons } from "./tools/icons.ts";

// Files of their own: the words of each language, and the icons, which are large and have nothing to run.
const WORDS = { test: /\.ftl$/, name: (file: string) => /messages\/(\w+)\//.exec(file)?.[1] ?? null };
const ICONS = { test: /virtual:game-icons/, name: "icons" };

// Built into the Python package; `npm run dev` talks to a server started with `blackgate serve`.
export default defineConfig({
  plugins: [svelte(), gameIcons(), catalogues(), eager(), compress()],
  build: {
    outDir: "../src/blackgate/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows files, not inline scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [WORDS, ICONS] } } },
  },
  server: {
    proxy: { "/api": { target: process.env["VITE_SERVER"] ?? "http://127.0.0.1:8765", ws: true } },
    fs: { allow: [".."] }, // the catalogues are the server's
  },
});
