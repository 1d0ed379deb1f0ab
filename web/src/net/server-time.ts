// The server's clock: deadlines are given in its time, and this device's clock may be wrong.

const NEGLIGIBLE = 2000; // milliseconds: the header has whole seconds, and took a while to arrive

let offset = 0; // milliseconds, of the server's clock against ours

/** Set the offset from the Date header of a response. */
export function syncClock(date: string | null): void {
  const found = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(found)) offset = Math.abs(found) > NEGLIGIBLE ? found : 0;
}

/** Seconds since 1970, as the server counts them. */
export function serverTime(): number {
  return (Date.now() + offset) / 1000;
}
