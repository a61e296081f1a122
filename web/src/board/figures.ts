// Who stands on the plan, and where: the prisoners, Michel(le) and the Warden.
import { prisonerAt } from "../art/portraits/prisoners.ts";
import type { Board, PublicState, TableInfo } from "../protocol.ts";
import { say } from "../words/words.svelte.ts";
import { arranged } from "./inside.ts";
import type { Point, Rect, Shape } from "./layout.ts";

export interface Figure {
  key: string;
  seat: number; // -1: nobody's
  slot: string;
  name: string;
  portrait: string;
  beatings: number;
  colour: string;
}

/** The state names the Place where somebody is; on the plan it occupies a slot. */
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

/** A figure in a position where nobody hides it: its foot, and its size. */
export interface Placed {
  figure: Figure;
  at: Point;
  scale: number;
}

const SIZE = { width: 50, height: 70 }; // of a standee, with some air
const LARGEST = { wide: 1, upright: 0.8 };

/** Everybody, on the floors of the Places by slot. */
export function placedOn(floors: Record<string, Rect>, figures: Figure[], shape: Shape): Placed[] {
  const largest = LARGEST[shape];
  const size = { width: SIZE.width * largest, height: SIZE.height * largest };
  const found = Object.entries(floors).flatMap(([slot, floor]) => {
    const here = figures.filter((figure) => figure.slot === slot);
    const { spots, scale } = arranged(here.length, floor, size);
    return here.flatMap((figure, index) => {
      const at = spots[index];
      return at ? [{ figure, at, scale: scale * largest }] : [];
    });
  });
  return found.sort((one, other) => (one.figure.key < other.figure.key ? -1 : 1));
}
