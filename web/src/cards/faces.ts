// What stands on a card of any kind, from the board's words.
import type { Board } from "../protocol.ts";

export type CardKind = "card" | "gang_card" | "background" | "michel_card" | "trauma" | "back";

export interface Face {
  name: string;
  text: string;
  colour: string; // of the band
  icons: string[];
  sign: string; // the icon in the band, so that the colour is not alone
  value: number;
  struck: boolean; // what is drawn is just what is not there
}

export function faceOf(kind: CardKind, id: string, board: Board): Face {
  const plain = {
    name: "",
    text: "",
    colour: "var(--concrete)",
    icons: [id],
    sign: "",
    value: 0,
    struck: false,
  };
  switch (kind) {
    case "card": {
      const card = board.cards[id];
      if (!card) return plain;
      return { ...plain, ...card, colour: `var(--family-${card.family})`, sign: `family_${card.family}` };
    }
    case "gang_card": {
      const card = board.gang_cards[id];
      if (!card) return plain;
      return { ...plain, ...card, colour: `var(--gang-${card.gang})`, sign: card.gang };
    }
    case "background":
      return {
        ...plain,
        ...board.backgrounds[id],
        colour: "var(--family-background)",
        sign: "family_background",
      };
    case "trauma":
      return { ...plain, ...board.traumas[id], colour: "var(--family-trauma)", sign: "trauma" };
    case "michel_card": {
      const shown = board.michel_shows[id] ?? [];
      const name = board.michel_cards[id] ?? "";
      return {
        ...plain,
        name,
        colour: "var(--family-michel)",
        icons: shown.length ? shown : ["knife"],
        sign: "michel",
        struck: shown.length === 0,
      };
    }
    case "back":
      return plain;
  }
}

const LETTER = 0.44; // the width of one in the display face, in em, with room to spare
const ROOM = 84; // of a card's 100
const HEIGHT = 28;

/** How large a name is set, in hundredths of the card's width: as large as it fits in one to three lines. */
export function fitted(name: string, largest: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
  const sizes = [1, 2, 3].map((lines) => {
    const widest = Math.max(longest, lines === 1 ? name.length : Math.ceil((name.length / lines) * 1.2));
    return Math.min(ROOM / (widest * LETTER), HEIGHT / lines);
  });
  return Math.min(largest, Math.max(...sizes));
}
