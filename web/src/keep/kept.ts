// The data of a standalone replay: everything that would be requested from the server, in the file itself.
import type { ReplaySource } from "../model/replay.svelte.ts";
import type { Board, OwnState, PublicState, ReplayStep, Story, TableInfo } from "../protocol.ts";

import { type Patch, unfolded } from "./patches.ts";

type Seen = Pick<ReplayStep, "events" | "log">;

/** As server/standalone_replay.py writes it. */
export interface KeptGame {
  language: string;
  info: TableInfo;
  board: Board;
  winners: number[];
  moves: Pick<ReplayStep, "seat" | "action" | "by">[]; // by step
  states: Patch[]; // by step
  owns: Patch[][]; // of each seat, and last of a spectator; by step
  public: Seen[]; // by a spectator; by step
  seen: (Seen | null)[][]; // by everybody together and by each seat, where that is more; by step
  story: Story | null;
}

declare global {
  var blackgate: { game: KeptGame; words: unknown };
}

/** The steps of the game from that view. */
export function keptSource(game: KeptGame): ReplaySource {
  const states = unfolded<PublicState>(game.states);
  const seats = game.owns.map((each) => unfolded<OwnState>(each));
  return {
    board: () => Promise.resolve(game.board),
    steps: async (eyes, first, count) =>
      game.moves.slice(first, first + count).flatMap((move, index) => {
        const number = first + index;
        const state = states[number];
        const seen =
          (eyes === -1 ? null : game.seen[eyes === "all" ? 0 : eyes + 1]?.[number]) ?? game.public[number];
        const owns = eyes === "all" ? seats.slice(0, -1) : [seats.at(eyes) ?? []]; // -1 is the last one
        const own = owns.flatMap((each) => each[number] ?? []);
        return state && seen ? [{ number, ...move, state, own, ...seen }] : [];
      }),
  };
}
