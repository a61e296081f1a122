// Standalone replay: one file that needs neither a server nor a network. The build embeds this as one script.
import "../theme/base.css";
import { mount } from "svelte";
import { settings } from "../model/settings.svelte.ts";
import { learn } from "../words/words.svelte.ts";
import KeptReplay from "./KeptReplay.svelte";

const { game } = globalThis.blackgate;
settings.language = game.language;
await learn(game.language);
mount(KeptReplay, { target: document.body, props: { game } });
