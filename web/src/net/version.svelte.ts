// Whether this page has the version of the server it talks to, and all of its chunks.

import { version } from "./api";

let loaded: string | null = null; // the version at the first answer
let newer = $state(false);
let incomplete = $state(false);

/** Why this page should be reloaded: the server has a newer one, or a chunk of this one could not be loaded. */
export function reloadReason(): "newer" | "incomplete" | null {
  if (newer) return "newer";
  return incomplete ? "incomplete" : null;
}

/** Ask for the server's version again: after a reconnect, or when the tab is visible again. */
export async function checkVersion(): Promise<void> {
  const now = await version().catch(() => null);
  loaded ??= now;
  newer = now !== null && now !== loaded;
}

/** Pages and boards are chunks loaded on demand: a newer server does not have those of an older page. */
export function watchForMissingChunks(): () => void {
  const onPreloadError = () => {
    incomplete = true;
    void checkVersion();
  };
  addEventListener("vite:preloadError", onPreloadError);
  return () => removeEventListener("vite:preloadError", onPreloadError);
}
