// Which rule to read about a thing: numbers of docs/rules.md and its translations, which are anchors of the rules page.
export type Kind =
  | "card"
  | "gang_card"
  | "background"
  | "michel_card"
  | "trauma"
  | "token"
  | "place"
  | "gang";

const FAMILIES: Record<string, string> = {
  tools: "R11.1",
  weapons: "R7.2",
  components: "R8.2",
  accessories: "R9.1",
  rare: "R11.4",
  action_cards: "R3.8",
};
const PLACES: Record<string, string> = {
  library: "R14.5",
  workshop: "R14.6",
  gambling_cells: "R14.7",
  gymnasium: "R14.8",
  laundry: "R14.9",
  psychiatric_ward: "R14.10",
  solitary_confinement: "R15.1",
  wardens_office: "R16.1",
};
const TOKENS: Record<string, string> = {
  spy: "R14.5",
  skill: "R14.6",
  planning: "R14.7",
  bodybuilding: "R14.8",
  bandage: "R14.9",
  corruption: "R16.6",
};
const KINDS: Record<Kind, string> = {
  card: "R3.8",
  gang_card: "R9.4",
  background: "R10.1",
  michel_card: "R12.5",
  trauma: "R14.11",
  token: "R14.3",
  place: "R4.1",
  gang: "R9.1",
};

/** `id`: of the thing; of a Place what lies there, not the slot. */
export function ruleOf(kind: Kind, id: string, family = ""): string {
  const of = { card: FAMILIES[family], place: PLACES[id], token: TOKENS[id] }[kind as string];
  return of ?? KINDS[kind];
}
