// Ratings in figures that people know from elsewhere: a beginner has 1000.
const SCALE = 40;
const LIKELY = 2; // so many sigmas on either side hold 95 %

export const shownRating = (mu: number): number => Math.round(mu * SCALE);
export const shownRange = (sigma: number): number => Math.round(LIKELY * sigma * SCALE);

/** When, by the reader's calendar. */
export function dateOf(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleDateString(language, { dateStyle: "medium" });
}
