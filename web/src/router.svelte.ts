// Which page is shown, from the address: /, /table/ID, /tv/ID, /hand/ID, /hand/CODE, /seat/LINK, /CODE, /learn, /fair,
// /analysis, /rules, /players, /player/ID, /account, /style.
import { partsOf } from "./address.ts";

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
  }

  /** Another page, without asking the server for one. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname; // what comes after a # is the page's own
    scrollTo(0, 0);
  }

  /** A link to a page of ours was pressed; with these keys the browser opens it elsewhere. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname);
  };

  /** The same page by its proper address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.path = path;
  }

  get parts(): string[] {
    return partsOf(this.path);
  }
}

export const router = new Router();
