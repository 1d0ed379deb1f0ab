// The token by which this browser may let the local network in: in the link that the server prints when it starts.

import { remember } from "../browser-storage";
import { hideFragment } from "../routing/router.svelte";

export const LAN_TOKEN = "threekings-lan";
const FRAGMENT = /^#lan=([\w-]+)$/;

/** Keep the token of the address, if there is one, and hide it; called once, by the page. */
export function keepLanToken(): void {
  const [, token] = FRAGMENT.exec(location.hash) ?? [];
  if (!token || location.pathname !== "/") return;
  remember(LAN_TOKEN, token);
  hideFragment();
}
