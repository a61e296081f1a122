import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./model/begun.ts";
import { makeInstallable } from "./net/install.ts";
import { router } from "./router.svelte.ts";
import { followLanguage } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
followLanguage();
const [page, table] = router.parts;
if (page === "table" && table) begin(table);
mount(App, { target });
// Now, not when the first words stand: everything would be laid out once more.
for (const font of document.fonts) font.load().catch(() => {}); // another face will do
makeInstallable();
