// A link to one step of the replay of a finished game: /table/ID#step-120.
const STEP = /^#step-(\d{1,6})$/;

export const linkTo = (table: string, step: number): string =>
  `${location.origin}/table/${table}#step-${step}`;

/** The step that the address asks for. */
export function stepWanted(hash: string): number | null {
  const found = STEP.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}
