// The way from one Place to another through the doors.
import type { Door, Plan, Point } from "./layout.ts";

/** The doors on the shortest way; none where there is no way, as to Solitary Confinement. */
export function route(plan: Plan, from: string, to: string): Point[] {
  const ways: { at: string; doors: Door[] }[] = [{ at: from, doors: [] }];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at === to) return way.doors;
    for (const door of plan.doors) {
      const next = door.above === way.at ? door.below : door.below === way.at ? door.above : "";
      if (!next || seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, doors: [...way.doors, door] });
    }
  }
  return [];
}
