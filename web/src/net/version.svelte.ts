// Whether this page still belongs to the server it talks to.

import { version } from "./api";

let loaded: string | null = null; // what the server said first
let newer = $state(false);

/** The server has another page by now: reload. */
export function outdated(): boolean {
  return newer;
}

/** Ask the server again: after it was gone for a moment, or the player was. */
export async function checkVersion(): Promise<void> {
  const now = await version().catch(() => null);
  loaded ??= now;
  newer = now !== null && now !== loaded;
}
