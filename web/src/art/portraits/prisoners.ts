// The twelve prisoners of the printed game's six boards, R1.6, each board with its two sides.
export const BOARDS = [
  ["ox", "mamba"],
  ["preacher", "duchess"],
  ["sparks", "vixen"],
  ["professor", "nails"],
  ["lucky", "granny"],
  ["shorty", "tank"],
] as const;

export type Prisoner = (typeof BOARDS)[number][number];
export const PRISONERS: readonly Prisoner[] = BOARDS.flat();

/**
 * Who sits there. The server calls those without a name after prisoners: they look the part. The others get the
 * boards that are left, in the order of the seats, with the sides that this table's id turns up, the same for everybody.
 */
export function prisonerAt(seat: number, table: string, names: readonly string[] = []): Prisoner {
  const named = names.map((name) => PRISONERS.find((prisoner) => prisoner === name.toLowerCase()));
  const called = named[seat];
  if (called) return called;
  const left = BOARDS.filter((board) => !named.some((prisoner) => board.some((side) => side === prisoner)));
  const before = named.slice(0, seat).filter((prisoner) => !prisoner).length;
  const order = Math.max(0, names.length > 0 ? before : seat);
  const board = left[order % left.length] ?? BOARDS[0];
  return board[sideUp(seat, table)];
}

function sideUp(seat: number, table: string): 0 | 1 {
  let mixed = seat + 1;
  for (const letter of table) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  mixed ^= mixed >>> 15;
  return (Math.imul(mixed, 0x2c1b3c6d) >>> 20) & 1 ? 1 : 0;
}
