// The log, turn by turn: whose turn it was, its result, and what concerned me.
import type { EventInfo, LogLine } from "../protocol.ts";

export interface TurnLine extends LogLine {
  number: number; // in the whole log
  concerns: boolean; // somebody else's turn, but about me
}

export interface Turn {
  number: number; // of its first line
  seat: number; // -1: before the first turn, or one whose beginning is no longer known
  begins: boolean; // the game begins in it
  lines: TurnLine[];
}

// What a turn is remembered for, the heaviest first, and the sign of it: an icon, or that of the card or of what else it
// is about.
const CARD = "card";
const WHAT = "what";
const WORTH: [string, string][] = [
  ["game-won", "tunnel"],
  ["game-ends", "tunnel"],
  ["game-starts", "cell_block"],
  ["digs", "dig"],
  ["scores", "tunnel"],
  ["wins-combat", "family_weapons"],
  ["michel-wins", "michel"],
  ["michel-loses", "family_weapons"],
  ["takes-openly", CARD],
  ["takes-hidden", "rob"],
  ["punishes", "warden"],
  ["is-beaten", "beating"],
  ["shuffles-hands", "exchange"],
  ["brawls", "brawl"],
  ["takes-cigarettes", "cigarette"],
  ["reveals", "reveal"],
  ["crafts", "craft"],
  ["buys", CARD],
  ["joins", WHAT],
  ["plays", CARD],
  ["is-stopped", CARD],
  ["gets-trauma", "trauma"],
  ["extorts", "extort"],
  ["michel-extorts", "michel"],
  ["reports", "report"],
  ["wins-bet", "bet"],
  ["loses-bet", "bet"],
  ["heals", "heal"],
  ["takes-token", WHAT],
  ["exchanges", "exchange"],
  ["barters", "barter"],
  ["takes-from-pile", CARD],
  ["sells", "sell"],
  ["gets-cigarettes", "cigarette"],
  ["searches", "search"],
  ["draws", "draw"],
  ["is-sent", WHAT],
  ["goes", WHAT],
];
// What is no deed of its own, but has a picture.
const SIGNS: Record<string, string> = {
  "turn-starts": "turn",
  "turn-ends": "end",
  "background-dealt": "family_background",
  "new-background": "family_background",
  rolls: "bet",
  "rolls-again": "reroll",
  demands: CARD,
  lays: CARD,
  lacks: CARD,
  discards: CARD,
  "discards-at-random": "discard",
  pays: "buy",
  "gives-hidden": "exchange",
  cooperates: "cooperate",
  refuses: "refuse",
  yields: "yield",
  targets: "extort",
  "leaves-gang": WHAT,
  "discards-token": WHAT,
  "gets-actions": "clock",
  "looks-at-hand": "search",
  sees: "search",
  bets: "bet",
  "stays-out": "pass",
  "michel-goes": "michel",
  "michel-reveals": "michel",
  "warden-goes": "warden",
  "goes-free": "freepass",
  "loses-cigarettes": "cigarette",
  helps: "cooperate",
};
const WEIGHTS = new Map(WORTH.map(([event], at) => [event, WORTH.length - at]));
const SIGN_OF = new Map([...WORTH, ...Object.entries(SIGNS)]);
const MOST_SIGNS = 6;

const weightOf = (line: LogLine): number => WEIGHTS.get(line.about?.event ?? "") ?? 0;

/** The icon of what happened; nothing where it has none. */
export function signOf(about: EventInfo | null | undefined): string {
  const sign = SIGN_OF.get(about?.event ?? "") ?? "";
  if (sign === CARD) return about?.card || "draw";
  return sign === WHAT ? (about?.what ?? "") : sign;
}

/** The lines from number `first` of the log on, by turns. */
export function turnsOf(log: LogLine[], me: number, first = 0): Turn[] {
  const turns: Turn[] = [];
  log.forEach((line, index) => {
    const { event = "", seat = -1, other = -1 } = line.about ?? {};
    const number = first + index;
    let turn = turns.at(-1);
    if (!turn || event === "turn-starts") {
      const starts = event === "turn-starts";
      turn = { number, seat: starts ? seat : -1, begins: false, lines: [] };
      turns.push(turn);
    }
    turn.begins ||= event === "game-starts";
    const about = other === me || (seat === me && turn.seat !== me);
    turn.lines.push({
      ...line,
      number,
      concerns: about && me >= 0 && turn.seat >= 0 && event !== "turn-starts",
    });
  });
  return turns;
}

/** The summary of a turn: its weightiest line, the last of several. */
export function upshotOf(turn: Turn): TurnLine | undefined {
  return turn.lines.reduce<TurnLine | undefined>(
    (best, line) => (best && weightOf(best) > weightOf(line) ? best : line),
    undefined,
  );
}

/** The signs of what was done in a turn, in order. */
export function signsOf(turn: Turn): string[] {
  const signs = turn.lines.filter((line) => weightOf(line) > 0).map((line) => signOf(line.about));
  return [...new Set(signs.filter(Boolean))].slice(-MOST_SIGNS);
}

/** What each has done since my last turn, by seat; for a spectator, in their last turn. */
export function sinceMine(turns: Turn[], me: number): Map<number, Turn> {
  const mine = turns.map(({ seat }) => seat).lastIndexOf(me);
  const now = mine === turns.length - 1 && me >= 0;
  const before = now
    ? turns
        .slice(0, mine)
        .map(({ seat }) => seat)
        .lastIndexOf(me)
    : mine;
  const since = me < 0 ? turns : turns.slice(before + 1, now ? mine : undefined);
  return new Map(since.filter(({ seat }) => seat >= 0 && seat !== me).map((turn) => [turn.seat, turn]));
}
