// The token by which this browser may let the local network in: in the link that the server prints when it starts.

import { remember } from "../browser-storage";

export const LAN_TOKEN = "threekings-lan";
const FRAGMENT = /^#lan=([\w-]+)$/;

/** Keep the token of an address, if there is one; whether there was: it is to be hidden then. */
export function keepLanToken({ pathname, hash }: Pick<Location, "pathname" | "hash">): boolean {
  const [, token] = FRAGMENT.exec(hash) ?? [];
  if (!token || pathname !== "/") return false;
  remember(LAN_TOKEN, token);
  return true;
}
