// The seats that this browser holds: their tokens, by table. Whoever has the token has the seat.
import type { Seated } from "../protocol.ts";
import { store, storedList } from "./storage.ts";

const KEY = "blackgate.seats";
const MOST = 100;
/** Told to the window when a seat is kept or forgotten on this page. */
export const SEATS_CHANGED = "blackgate.seats";

/** Newest first. Several at one table are a hot seat. */
export function seats(): Seated[] {
  return storedList(KEY).filter(isSeated);
}

export function seatsAt(table: string): Seated[] {
  return seats()
    .filter((seat) => seat.table === table)
    .sort((one, other) => one.seat - other.seat);
}

export function keep(seated: Seated): void {
  const others = seats().filter((seat) => seat.table !== seated.table || seat.seat !== seated.seat);
  write([seated, ...others].slice(0, MOST));
}

export function forget(table: string, seat: number): void {
  write(seats().filter((each) => each.table !== table || each.seat !== seat));
}

function write(all: Seated[]): void {
  store(KEY, all);
  dispatchEvent(new Event(SEATS_CHANGED));
}

function isSeated(value: unknown): value is Seated {
  const seat = value as Partial<Seated> | null;
  return typeof seat?.table === "string" && typeof seat.seat === "number" && typeof seat.token === "string";
}
