// JSON values in localStorage or sessionStorage; private windows may allow neither.

/** The value stored under a key; null where there is none, or no JSON. */
export function remembered<Value>(key: string, where = (): Storage => localStorage): Value | null {
  try {
    return JSON.parse(where().getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Store a value, or remove it where it is null. */
export function remember(key: string, value: unknown, where = (): Storage => localStorage): void {
  try {
    if (value === null) where().removeItem(key);
    else where().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value holds until the page is closed.
  }
}

/** All values stored under keys that begin so. */
export function rememberedUnder<Value>(prefix: string, where = (): Storage => localStorage): Value[] {
  try {
    const keys = Object.keys(where()).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => remembered<Value>(key, where) ?? []);
  } catch {
    return [];
  }
}
