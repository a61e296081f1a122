// Beside each file of the build that gets smaller by it: the same compressed, NAME.br and NAME.gz. The server sends these.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = "**/*.{html,js,css,svg,webmanifest}"; // fonts and pictures are compressed already
const TOO_SMALL = 512; // bytes; the headers weigh as much

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of globSync(TEXT, { cwd: folder })) {
        const file = `${folder}/${name}`;
        const body = readFileSync(file);
        if (body.length < TOO_SMALL) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params: size }));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
