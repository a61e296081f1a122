// Which lessons were started in this browser, at which tables, and which were finished.
import { settings } from "../model/settings.svelte.ts";
import type { Seated } from "../protocol.ts";
import { router } from "../router.svelte.ts";
import { ask } from "./api.ts";
import { forget, keep } from "./seats.ts";
import { store, storedObject } from "./storage.ts";

export const TUTORIAL = "tutorial";
const KEY = "blackgate.lessons";

export interface Begun {
  table: string; // where it was taken last
  seat: number;
  done: boolean; // ever
  open: boolean; // it can be gone on with
}

/** By the id of the lesson. */
export function lessonsBegun(): Record<string, Begun> {
  return storedObject(KEY) as Record<string, Begun>;
}

function note(lesson: string, begun: Begun): void {
  store(KEY, { ...lessonsBegun(), [lesson]: begun });
}

/** A table of one's own, in place of the one before. */
export async function takeLesson(lesson: string): Promise<void> {
  const before = lessonsBegun()[lesson];
  const body = { lesson, player: settings.name.trim() };
  const seated: Seated = await ask("POST /api/lessons", body, { language: settings.language });
  if (before) forget(before.table, before.seat);
  keep(seated);
  note(lesson, { table: seated.table, seat: seated.seat, done: before?.done ?? false, open: true });
  router.go(`/table/${seated.table}`);
}

export function lessonDone(lesson: string): void {
  const begun = lessonsBegun()[lesson];
  if (begun?.open) note(lesson, { ...begun, done: true, open: false });
}

/** The tables of lessons, which are found on a page of their own. */
export function lessonTables(): Set<string> {
  return new Set(Object.values(lessonsBegun()).map(({ table }) => table));
}
