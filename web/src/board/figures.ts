// Who stands on the plan, and where: the prisoners, Michel(le) and the Warden.
import { prisonerAt } from "../art/portraits/prisoners.ts";
import type { Board, PublicState, TableInfo } from "../protocol.ts";
import { say } from "../words/words.svelte.ts";

export interface Figure {
  key: string;
  seat: number; // -1: nobody's
  slot: string;
  name: string;
  portrait: string;
  beatings: number;
  colour: string;
}

/** The state says what lies where somebody is; on the plan it takes a slot. */
export function slotOf(place: string, board: Board): string {
  return Object.entries(board.places).find(([, info]) => info.id === place)?.[0] ?? place;
}

export function figuresOf(state: PublicState, info: TableInfo, board: Board): Figure[] {
  const names = info.seats.map((seat) => seat.name);
  const found: Figure[] = state.seats.map((player, seat) => ({
    key: `standee-${seat}`,
    seat,
    slot: slotOf(player.place, board),
    name: names[seat] ?? "",
    portrait: prisonerAt(seat, info.id, names),
    beatings: player.beatings,
    colour: `var(--seat-${seat})`,
  }));
  const others = [
    {
      key: "michel",
      slot: state.modules.michel,
      name: board.michel,
      portrait: info.settings.michel || "michel",
      colour: "var(--concrete-light)",
    },
    {
      key: "warden",
      slot: state.modules.warden,
      name: say("board-warden"),
      portrait: "warden",
      colour: "#8fa3c4",
    },
  ];
  for (const { slot, ...other } of others)
    if (slot) found.push({ ...other, slot: slotOf(slot, board), seat: -1, beatings: 0 });
  return found;
}
