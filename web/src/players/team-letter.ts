/** What a team is called: A or B, as its Cell Block. */
export function letterOf(team: number): string {
  return "AB"[team] ?? "";
}
