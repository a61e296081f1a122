/** The parts of an address: ["table", "abc"]. */
export function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}
