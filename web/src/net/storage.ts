// What this browser stores, as JSON. Whatever cannot be read counts as nothing.
export function storedList(key: string): unknown[] {
  const found = stored(key);
  return Array.isArray(found) ? found : [];
}

export function storedObject(key: string): Record<string, unknown> {
  const found = stored(key);
  return typeof found === "object" && found !== null ? { ...found } : {};
}

export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
