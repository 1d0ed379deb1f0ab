// What this browser keeps for us, where it keeps anything: in private windows it may not.

/** What was kept under a key, or null: nothing, or nonsense. */
export function remembered<Kept>(key: string, where = (): Storage => localStorage): Kept | null {
  try {
    return JSON.parse(where().getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Keep it, and nothing where it is null; where that is not possible it is forgotten, and no harm done. */
export function remember(key: string, value: unknown, where = (): Storage => localStorage): void {
  try {
    if (value === null) where().removeItem(key);
    else where().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to be done about it, and nobody to be told.
  }
}
