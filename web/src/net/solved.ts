// The puzzles that somebody has solved on this device.
const KEY = "blackgate.puzzles";

export function solvedPuzzles(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepSolved(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedPuzzles(), id])]));
}
