// How fast bots are: the milliseconds of a table's setting by the names that people choose from.
export const PACES = { calm: 1600, brisk: 700, at_once: 0 } as const;

export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

/** The name that comes next to it: programs can set any pace. */
export function paceNamed(milliseconds: number): Pace {
  const away = (name: Pace) => Math.abs(PACES[name] - milliseconds);
  return PACE_NAMES.reduce((best, name) => (away(name) < away(best) ? name : best));
}
