// Runs before the client itself has loaded, and immediately requests everything that this address needs.
import { partsOf } from "./address.ts";
import { storedLanguage } from "./model/stored-settings.ts";
import { readOptions } from "./net/options.ts";
import { preconnect } from "./net/preconnect.ts";
import { isPage, PAGES } from "./pages.ts";
import { catalogues } from "./words/catalogues.ts";

const ignored = () => {}; // whoever waits for it asks again, and is told
const [page = "", argument] = partsOf(location.pathname);
if (page === "table" && argument) preconnect(argument);
if (isPage(page)) PAGES[page]().catch(ignored);
else readOptions(storedLanguage()).catch(ignored);
catalogues(storedLanguage()).catch(ignored);
void import("./app.ts");
