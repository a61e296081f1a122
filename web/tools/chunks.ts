// Which modules go into one file. Left to itself, a bundler makes a file of every few modules that the same pages share,
// and on a slow device each file that is asked for takes its time.
import { fileURLToPath } from "node:url";

interface Known {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const FIRST = source("main.ts");
const CLIENT = source("app.ts");
const TABLE = source("pages/TablePage.svelte");
const RULES = source("pages/RulesPage.svelte");

/** The client itself; what is drawn both at the table and in the rules; the table. Others are as they come. */
export function fileOf(id: string, known: Known): string | null {
  if (neededBy(FIRST, known).has(id)) return null;
  if (neededBy(CLIENT, known).has(id)) return "client";
  if (!neededBy(TABLE, known).has(id)) return null;
  return neededBy(RULES, known).has(id) ? "pictures" : "table";
}

/** Everything that a module imports, and what that imports, but for what it loads later. */
function neededBy(root: string, known: Known): Set<string> {
  const found = new Set([root]); // it grows while it is gone through
  for (const id of found) for (const each of known.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  return found;
}
