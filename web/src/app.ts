// The client itself.
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { makeInstallable } from "./net/install.ts";
import { followLanguage } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
followLanguage();
mount(App, { target });
// Now, before the first messages are shown: otherwise everything would be laid out twice.
for (const font of document.fonts) font.load().catch(() => {}); // another face will do
makeInstallable();
