// Why things cannot be done now: the server tells all reasons of a moment when somebody wants to know the first of them.
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import type { Because } from "../protocol.ts";

export class Reasons {
  private readonly model: TableModel;
  private known = $state.raw<Record<string, Because[]>>({}); // by verb
  private moment = "";

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The reasons, each once; nothing until the server has told them. */
  told(verb: string): string[] {
    return [...new Set(this.known[verb]?.map(({ text }) => sentence(text)))];
  }

  async ask(): Promise<void> {
    const moment = `${this.model.version} ${settings.language}`;
    if (this.moment === moment) return;
    this.moment = moment;
    this.known = {};
    const answer = await this.model.why();
    if (this.moment !== moment) return;
    if (answer.type === "reasons") this.known = answer.reasons;
    else this.moment = ""; // refused: the next one asks again
  }
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
