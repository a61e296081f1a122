// The pages beside the first one, each loaded when it is asked for.
export const PAGES = {
  table: () => import("./pages/TablePage.svelte"),
  seat: () => import("./pages/SeatPage.svelte"),
  rules: () => import("./pages/RulesPage.svelte"),
  style: () => import("./pages/StylePage.svelte"),
};

export function isPage(name: string): name is keyof typeof PAGES {
  return name in PAGES;
}
