// The server's time: deadlines are told in it, and this device's clock may be wrong.

const NEGLIGIBLE = 2000; // milliseconds: a header tells whole seconds, and was on its way for a while

let ahead = 0; // milliseconds, of the server's clock before ours

/** Hear what time it is there, from the Date header of an answer. */
export function setByServer(date: string | null): void {
  const off = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) > NEGLIGIBLE ? off : 0;
}

/** Seconds since 1970, as the server counts them. */
export function serverTime(): number {
  return (Date.now() + ahead) / 1000;
}
