// Every card with a text, in the order of the rules, as the standard edition prints it.
import type { CardKind } from "../cards/faces.ts";
import { BOARD } from "./printed.ts";
import { matches } from "./rulebook.ts";

interface Told {
  kind: CardKind;
  id: string;
  name: string;
  text: string;
}

export interface Group {
  title: string;
  cards: Told[];
}

const told = (kind: CardKind, cards: Record<string, { name: string; text: string }>): Told[] =>
  Object.entries(cards).map(([id, { name, text }]) => ({ kind, id, name, text }));

const ALL: Group[] = [
  { title: "Action cards", cards: told("card", BOARD.cards).filter((card) => card.text !== "") },
  { title: "Gang cards", cards: told("gang_card", BOARD.gang_cards) },
  { title: "Backgrounds", cards: told("background", BOARD.backgrounds) },
  { title: "Traumas", cards: told("trauma", BOARD.traumas) },
];

export function cardsWith(query: string): Group[] {
  return ALL.map(({ title, cards }) => ({
    title,
    cards: cards.filter((card) => matches(`${title} ${card.name} ${card.text}`, query)),
  })).filter(({ cards }) => cards.length > 0);
}
