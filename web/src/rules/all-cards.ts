// Every card with a text, in the order of the rules, as the standard edition prints it.
import type { CardKind } from "../cards/faces.ts";
import type { Board } from "../protocol.ts";
import { say } from "../words/words.svelte.ts";
import { matches } from "./searching.ts";

interface DescribedCard {
  kind: CardKind;
  id: string;
  name: string;
  text: string;
}

export interface Group {
  title: string;
  cards: DescribedCard[];
}

const described = (kind: CardKind, cards: Record<string, { name: string; text: string }>): DescribedCard[] =>
  Object.entries(cards).map(([id, { name, text }]) => ({ kind, id, name, text }));

export function cardsWith(board: Board, query: string): Group[] {
  const all: Group[] = [
    {
      title: say("pages-rules-cards-action"),
      cards: described("card", board.cards).filter((card) => card.text !== ""),
    },
    { title: say("pages-rules-cards-gang"), cards: described("gang_card", board.gang_cards) },
    { title: say("pages-rules-cards-background"), cards: described("background", board.backgrounds) },
    { title: say("pages-rules-cards-trauma"), cards: described("trauma", board.traumas) },
  ];
  return all
    .map(({ title, cards }) => ({
      title,
      cards: cards.filter((card) => matches(`${title} ${card.name} ${card.text}`, query)),
    }))
    .filter(({ cards }) => cards.length > 0);
}
