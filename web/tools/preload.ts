// The client is loaded by main.ts, not by the page. This tells the page of it, so that a browser asks for both at once.
import type { HtmlTagDescriptor, Plugin } from "vite";

const CLIENT = "client"; // see chunks.ts
// It makes the bundler careful: no file may be joined with another any more.
const WHY = "Does a module await something outside a function?";

/** A file without code of its own only names another, which is then asked for too late. */
export function refuseDetours(chunks: { fileName: string; modules: object }[]): void {
  const empty = chunks.find(({ modules }) => Object.keys(modules).length === 0);
  if (empty) throw new Error(`${empty.fileName} only names another file. ${WHY}`);
}

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        refuseDetours(chunks);
        const client = chunks.find(({ name }) => name === CLIENT);
        if (!client) throw new Error(`no file is called ${CLIENT}`);
        const needed = new Set([client]); // it grows while it is gone through
        for (const { imports } of needed)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
        const tag = (rel: string, file: string): HtmlTagDescriptor[] =>
          html.includes(file)
            ? []
            : [{ tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" }];
        return [...needed].flatMap((chunk) => [
          ...tag("modulepreload", chunk.fileName),
          ...[...(chunk.viteMetadata?.importedCss ?? [])].flatMap((file) => tag("stylesheet", file)),
        ]);
      },
    },
  };
}
