// A stretch of time in words: the largest unit that it has, and the next.
import { say } from "./words.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function duration(seconds: number): string {
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    const days = Math.floor(seconds / DAY);
    return hours ? say("pages-time-days-hours", { days, hours }) : say("pages-time-days", { days });
  }
  if (seconds >= HOUR) {
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    const hours = Math.floor(seconds / HOUR);
    return minutes ? say("pages-time-hours-minutes", { hours, minutes }) : say("pages-time-hours", { hours });
  }
  if (seconds >= MINUTE && seconds % MINUTE === 0)
    return say("pages-time-minutes", { minutes: seconds / MINUTE });
  return say("pages-time-seconds", { seconds });
}

/** As a clock shows it: minutes and seconds, and in words where there is more than an hour. */
export function clockTime(seconds: number): string {
  if (seconds >= HOUR) return duration(seconds);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
