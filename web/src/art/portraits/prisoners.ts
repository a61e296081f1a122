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
 * Who sits there. The server calls those without a name after prisoners: they look the part. Everybody else has the
 * board of their seat, whoever comes later, with the side that this table's id turns up, the same for everybody; only
 * who is called like its prisoners takes it from them.
 */
export function prisonerAt(seat: number, table: string, names: readonly string[] = []): Prisoner {
  const named = names.map((name) => PRISONERS.find((prisoner) => prisoner === name.toLowerCase()));
  const called = named[seat];
  if (called) return called;
  const left = BOARDS.filter((board) => !named.some((prisoner) => board.some((side) => side === prisoner)));
  const own = BOARDS[Math.max(0, seat) % BOARDS.length] ?? BOARDS[0];
  if (left.includes(own)) return own[sideUp(seat, table)];
  const spare = left.filter((board) => named[BOARDS.indexOf(board)] !== undefined);
  const homeless = named
    .slice(0, seat)
    .filter((prisoner, at) => !prisoner && !left.includes(BOARDS[at] ?? own));
  return (spare[homeless.length] ?? own)[sideUp(seat, table)];
}

function sideUp(seat: number, table: string): 0 | 1 {
  let mixed = seat + 1;
  for (const letter of table) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  mixed ^= mixed >>> 15;
  return (Math.imul(mixed, 0x2c1b3c6d) >>> 20) & 1 ? 1 : 0;
}
