// Runs before the client itself has come, and asks at once for everything that the page of this address needs.
import { partsOf } from "./address.ts";
import { keptLanguage } from "./model/kept.ts";
import { begin } from "./net/begun.ts";
import { readOptions } from "./net/options.ts";
import { isPage, PAGES } from "./pages.ts";
import { catalogues } from "./words/catalogues.ts";

const ignored = () => {}; // whoever waits for it asks again, and is told
const [page = "", argument] = partsOf(location.pathname);
if (page === "table" && argument) begin(argument);
if (isPage(page)) PAGES[page]().catch(ignored);
else readOptions(keptLanguage()).catch(ignored);
catalogues(keptLanguage()).catch(ignored);
void import("./app.ts");
