// Why things are not possible now: the server sends all reasons of a moment when the first one is requested.
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

  /** The reasons, each once; nothing until the server has told those of this moment. */
  of(verb: string): string[] {
    if (this.moment !== this.now) return [];
    return [...new Set(this.known[verb]?.map(({ text }) => sentence(text)))];
  }

  private get now(): string {
    return `${this.model.version} ${settings.language}`;
  }

  async ask(): Promise<void> {
    const moment = this.now;
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
