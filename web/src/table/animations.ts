// Animations and sounds for events. The ends of a flight are named by the `data-spot` of an element.
import type { EventInfo } from "../protocol.ts";
import type { Sound } from "./sounds.ts";

/** Something that flies from one spot to another: a card (its back where `card` is empty), or cigarettes. */
export interface Flight {
  what: "card" | "gang_card" | "cigarette";
  card: string;
  from: string[]; // the first of these that is on the screen
  to: string[];
}

/** Where a seat's things are: in my hand, or on a player's panel, or on the standee. */
function holder(seat: number, me: number, card = ""): string[] {
  return seat === me ? [`card-${card}`, "hand", `seat-${seat}`] : [`seat-${seat}`, `standee-${seat}`];
}

/** Face-up cards have their own piles; the others come from the Search deck and go to its discard. */
const pile = (card: string): string[] => [`pile-${card}`, "discard", "deck", "plan"];
const DECK = ["deck", "plan"];
const TABLE = ["fight", "plan"];

export function flightOf(event: EventInfo, me: number): Flight | null {
  const { seat = -1, other = -1, card = "", what = "" } = event;
  const fly = (from: string[], to: string[]): Flight => ({ what: "card", card, from, to });
  switch (event.event) {
    case "draws":
    case "is-dealt":
      return fly(DECK, holder(seat, me, card));
    case "takes-from-pile":
      return fly(pile(card), holder(seat, me, card));
    case "discards":
    case "discards-at-random":
    case "sells":
    case "pays":
      return fly(holder(seat, me, card), pile(card));
    case "plays":
    case "lays":
      return fly(holder(seat, me, card), TABLE);
    case "takes-back":
      return fly(TABLE, holder(seat, me, card));
    case "takes-openly":
    case "takes-hidden":
      return fly(holder(other, me, card), holder(seat, me, card));
    case "gives-hidden":
      return fly(holder(seat, me, card), holder(other, me, card));
    case "digs":
      return fly(holder(seat, me, card), [`tunnel-${seat}`, `seat-${seat}`]);
    case "joins":
      return { what: "gang_card", card, from: [`gang-${what}`, "plan"], to: [`seat-${seat}`] };
    case "takes-cigarettes":
      return { what: "cigarette", card: "", from: [`seat-${other}`], to: [`seat-${seat}`] };
    case "gets-cigarettes":
      return { what: "cigarette", card: "", from: ["plan"], to: [`seat-${seat}`] };
    default:
      return null;
  }
}

const SOUNDS: Record<string, Sound> = {
  rolls: "die",
  "rolls-again": "die",
  bets: "die",
  draws: "card",
  "takes-from-pile": "card",
  discards: "card",
  plays: "card",
  "takes-openly": "card",
  "takes-hidden": "card",
  lays: "hit",
  "is-beaten": "hit",
  brawls: "hit",
  digs: "dig",
  "game-won": "win",
  "game-ends": "win",
};

/** The sounds of what happened, each once; the turns of `mine` ring. */
export function soundsOf(events: EventInfo[], ...mine: number[]): Sound[] {
  const found = events.map(({ event, seat = -1 }) =>
    event === "turn-starts" && mine.includes(seat) ? "turn" : SOUNDS[event],
  );
  return [...new Set(found.filter((sound) => sound !== undefined))];
}
