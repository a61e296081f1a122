// The tunnels of a game: one for each player, in team mode one that the whole team digs.
import type { Board, PublicSeat, PublicState } from "../protocol.ts";

export interface Tunnel {
  seats: number[]; // who digs it
  points: number;
  tools: Record<string, number>; // that stick in it
}

/** Each tunnel once, in the order of the seats. */
export function tunnelsOf(seats: PublicSeat[], teams: number[]): Tunnel[] {
  const found: Tunnel[] = [];
  for (const [seat, { points, tunnel }] of seats.entries()) {
    const digger = teams.indexOf(teams[seat] ?? -1);
    const shared = found.find(({ seats: [first] }) => first === digger);
    if (!shared) {
      found.push({ seats: [seat], points, tools: { ...tunnel } });
      continue;
    }
    shared.seats.push(seat);
    shared.points += points;
    for (const [tool, count] of Object.entries(tunnel))
      shared.tools[tool] = (shared.tools[tool] ?? 0) + count;
  }
  return found;
}

/** The one that this seat digs. */
export function tunnelOf(seat: number, state: PublicState, board: Board): Tunnel | undefined {
  return tunnelsOf(state.seats, board.teams).find(({ seats }) => seats.includes(seat));
}

/** How far everybody's tunnel was, turn by turn: in team mode everybody's is the team's. */
export function sharedPoints(points: number[][], teams: number[]): number[][] {
  if (!teams.length) return points;
  return points.map((each) =>
    each.map((_, seat) =>
      each.reduce((sum, dug, other) => (teams[other] === teams[seat] ? sum + dug : sum), 0),
    ),
  );
}
