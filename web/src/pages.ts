// All pages besides the first one, each loaded on demand.
export const PAGES = {
  table: () => import("./pages/TablePage.svelte"),
  tv: () => import("./pages/TvPage.svelte"),
  hand: () => import("./pages/HandPage.svelte"),
  puzzles: () => import("./pages/PuzzlePage.svelte"),
  players: () => import("./pages/PlayersPage.svelte"),
  player: () => import("./pages/PlayerPage.svelte"),
  account: () => import("./pages/AccountPage.svelte"),
  analysis: () => import("./pages/AnalysisPage.svelte"),
  seat: () => import("./pages/SeatPage.svelte"),
  fair: () => import("./pages/FairPage.svelte"),
  learn: () => import("./pages/LearnPage.svelte"),
  rules: () => import("./pages/RulesPage.svelte"),
  style: () => import("./pages/StylePage.svelte"),
  missing: () => import("./pages/MissingPage.svelte"),
};
const CODE = /^[a-z]{6}$/i; // of a table, on the first page

/** Whether the address is the first page's: nothing, or the code of a table. */
export function isStart(parts: string[]): boolean {
  return parts.length === 0 || (parts.length === 1 && isCode(parts[0] ?? ""));
}

export function isCode(text: string): boolean {
  return CODE.test(text);
}

export function isPage(name: string): name is keyof typeof PAGES {
  return name in PAGES;
}
