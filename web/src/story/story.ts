// The story of a game in figures for charts.
import type { LogLine, Story } from "../protocol.ts";

/** Whose chances are one line: a team's, or each player's own. */
export function sides(names: string[], teams: number[]): { seat: number; name: string }[] {
  const seats = [...names.keys()];
  const first = seats.filter((seat) => !teams.length || teams.indexOf(teams[seat] ?? 0) === seat);
  return first.map((seat) => ({
    seat,
    name: seats
      .filter((other) => other === seat || (teams.length && teams[other] === teams[seat]))
      .map((other) => names[other])
      .join(" + "),
  }));
}

/** What luck did for each seat in the whole game, in chances to win. */
export function luckOf(story: Story, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    story.luck.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0),
  );
}

/** What a turning point was: not whose turn came next, unless nothing else happened. */
export function deedsOf(log: LogLine[]): LogLine[] {
  const deeds = log.filter(({ about }) => about?.event !== "turn-starts");
  return deeds.length ? deeds : log;
}

/** As people say it: +12, −3. */
export function signed(chance: number): string {
  const percent = Math.round(chance * 100);
  return percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : "0";
}
