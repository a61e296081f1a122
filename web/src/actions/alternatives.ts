// A bot's alternatives as the server sends them, prepared for display.
import type { ExpectedMove } from "../board/expected.ts";

export interface Alternative {
  action: string;
  label: string;
  chance: number;
  best: boolean;
  line: ExpectedMove[]; // this choice first
}

const MOST = 6;
const MOVES = 7; // of a line
const PERCENT = 100;

/** By that seat's chances as they are shown; where they look the same, the bot's own choice comes first. */
export function alternativesOf(analysis: Record<string, unknown>[], seat: number): Alternative[] {
  const found = analysis.slice(0, MOST).map((each, index) => ({
    action: String(each["action"] ?? ""),
    label: String(each["label"] ?? each["action"] ?? ""),
    chance: Number((each["chances"] as number[] | undefined)?.[seat] ?? 0),
    best: index === 0,
    line: ((each["line"] ?? []) as unknown as ExpectedMove[]).slice(0, MOVES),
  }));
  const shown = ({ chance }: Alternative): number => Math.round(chance * PERCENT);
  return found.sort((one, other) => shown(other) - shown(one) || Number(other.best) - Number(one.best));
}
