// What I am called: the name from the settings. Without one I am a guest, whose name the server draws.

import { settings } from "../settings.svelte";

export const LONGEST_NAME = 32;

export function myName(): string | null {
  return settings.name.trim() || null;
}
