// Which page is shown, from the address: /, /table/ID, /seat/LINK, /CODE, /learn, /rules, /style.
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
    this.path = path;
    scrollTo(0, 0);
  }

  get parts(): string[] {
    return partsOf(this.path);
  }
}

export const router = new Router();
