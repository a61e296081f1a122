// Requests the story of a finished game, and polls for its progress until the bots have computed it.
import { ask } from "../net/api.ts";
import type { Story, StoryProgress } from "../protocol.ts";
import type { Language } from "../words/languages.ts";

const START = "POST /api/tables/{table}/story";
const POLL = "GET /api/tables/{table}/story";
const PAUSE = 700; // milliseconds between two questions

/** Null if it is no longer wanted. Throws the server's refusal. */
export async function requestStory(
  table: string,
  language: Language,
  onprogress: (answer: StoryProgress) => void,
  unwanted?: AbortSignal,
): Promise<Story | null> {
  let name: typeof START | typeof POLL = START;
  for (;;) {
    const answer: StoryProgress = await ask(name, null, { path: { table }, query: { language } });
    if (unwanted?.aborted) return null;
    onprogress(answer);
    if (answer.story) return answer.story;
    name = answer.progress < 0 ? START : POLL;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (unwanted?.aborted) return null;
  }
}
