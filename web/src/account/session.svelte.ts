// Whose account this browser is logged in to, as the server says; asked by the pages that have need of it.

import { whose } from "../net/api";
import type { LoggedIn } from "../protocol";
import { settings } from "../settings.svelte";

export const SHORTEST_PASSWORD = 8; // letters, as the server has it

let known: LoggedIn | null = $state.raw(null);

/** Null until the server has answered. */
export const session = (): LoggedIn | null => known;

export async function learnSession(): Promise<void> {
  known = await whose();
}

/** What the server has answered to logging in or out. Who has not said how to be called is called by the account. */
export function enter(answered: LoggedIn): void {
  known = answered;
  if (answered.name && !settings.name.trim()) settings.name = answered.name;
}
