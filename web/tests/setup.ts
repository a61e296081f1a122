// Before every test file: Svelte's own compiler for modules with runes, the words as the build has them, and as much of a browser as plain logic asks for.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { compileModule } from "svelte/compiler";
import { source } from "../tools/catalogues.ts";

registerHooks({
  resolve(specifier, context, next) {
    if (source(specifier) === undefined) return next(specifier, context);
    return { url: specifier, shortCircuit: true };
  },
  load(url, context, next) {
    const words = source(url);
    if (words !== undefined) return { format: "module", source: words, shortCircuit: true };
    if (!url.endsWith(".svelte.ts")) return next(url, context);
    const plain = stripTypeScriptTypes(readFileSync(new URL(url), "utf8"));
    // Made for a server, state is plain values: nothing is drawn here.
    const { js } = compileModule(plain, { filename: url, generate: "server" });
    return { format: "module", source: js.code, shortCircuit: true };
  },
});

class Storage {
  private readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  clear(): void {
    this.items.clear();
  }
}

const page = new EventTarget();
Object.assign(globalThis, {
  window: globalThis,
  location: { protocol: "http:", host: "blackgate.test", pathname: "/" },
  localStorage: new Storage(),
  document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  matchMedia: () => ({ matches: false }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
