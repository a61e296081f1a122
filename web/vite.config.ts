import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress.ts";
import { gameIcons } from "./tools/icons.ts";

// Built into the Python package; `npm run dev` talks to a server started with `blackgate serve`.
export default defineConfig({
  plugins: [svelte(), gameIcons(), compress()],
  build: {
    outDir: "../src/blackgate/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows files, not inline scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: process.env["VITE_SERVER"] ?? "http://127.0.0.1:8765", ws: true } },
    fs: { allow: [".."] }, // the catalogues are the server's
  },
});
