// Errors in words for people.
import { say } from "../words/words.svelte.ts";
import { Refused } from "./api.ts";

export function problemOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || say("pages-offline");
}
