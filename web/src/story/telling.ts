// Requests the story of a finished game, and polls for its progress until the bots have computed it.
import { ask } from "../net/api.ts";
import type { Story, StoryTold } from "../protocol.ts";
import type { Language } from "../words/languages.ts";

const TELL = "POST /api/tables/{table}/story";
const LOOK = "GET /api/tables/{table}/story";
const PAUSE = 700; // milliseconds between two questions

/** Null if it is no longer wanted. Throws the server's refusal. */
export async function tellStory(
  table: string,
  language: Language,
  heard: (told: StoryTold) => void,
  unwanted?: AbortSignal,
): Promise<Story | null> {
  let name: typeof TELL | typeof LOOK = TELL;
  for (;;) {
    const told: StoryTold = await ask(name, null, { path: { table }, query: { language } });
    if (unwanted?.aborted) return null;
    heard(told);
    if (told.story) return told.story;
    name = told.progress < 0 ? TELL : LOOK;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (unwanted?.aborted) return null;
  }
}
