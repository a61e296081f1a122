// Why something cannot be done now: asked of the server when somebody wants to know, and kept until the game goes on.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import type { Board } from "../protocol.ts";
import { actionsOf } from "./verbs.ts";

export class Reasons {
  private readonly model: TableModel;
  private readonly known = new SvelteMap<string, string[]>();
  private moment = "";

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The reasons, each once; nothing until the server has told them. */
  told(verb: string): string[] {
    return this.known.get(verb) ?? [];
  }

  async ask(verb: string, board: Board): Promise<void> {
    const moment = `${this.model.version} ${settings.language}`;
    if (this.moment !== moment) this.known.clear();
    this.moment = moment;
    if (this.known.has(verb)) return;
    this.known.set(verb, []);
    const answers = await Promise.all(
      actionsOf(verb, board, this.model.own).map((action) => this.model.why(action)),
    );
    if (this.moment !== moment) return;
    const texts = answers.map((answer) => answer.text ?? "").filter((text) => text !== "");
    this.known.set(verb, [...new Set(texts)].map(sentence));
  }
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
