// Decodes a sequence of values stored as deltas: server/patches.py describes the format.
export type Patch = [unknown] | { [key: string]: Patch | 0 };

export function patched(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const after = Array.isArray(before) ? [...before] : { ...(before as object) };
  const found = after as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    if (change === 0) delete found[key];
    else found[key] = patched(found[key], change);
  }
  return after;
}

/** All of them, each put together from the one before. */
export function unfolded<T>(patches: Patch[]): T[] {
  const found: unknown[] = [];
  for (const patch of patches) found.push(patched(found.at(-1), patch));
  return found as T[];
}
