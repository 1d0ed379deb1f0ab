// Whether this page still belongs to the server it talks to, and is whole.

import { version } from "./api";

let loaded: string | null = null; // what the server said first
let newer = $state(false);
let incomplete = $state(false);

/** Why this page should be loaded anew: the server has another one by now, or a part of this one did not come. */
export function reloadReason(): "newer" | "incomplete" | null {
  if (newer) return "newer";
  return incomplete ? "incomplete" : null;
}

/** Ask the server again: after it was gone for a moment, or the player was. */
export async function checkVersion(): Promise<void> {
  const now = await version().catch(() => null);
  loaded ??= now;
  newer = now !== null && now !== loaded;
}

/** Pages and boards are loaded when they are needed: a newer server does not have an older page's any more. */
export function noticeMissingParts(): () => void {
  const missed = () => {
    incomplete = true;
    void checkVersion();
  };
  addEventListener("vite:preloadError", missed);
  return () => removeEventListener("vite:preloadError", missed);
}
