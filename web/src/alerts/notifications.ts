// A notification for a player who looks elsewhere, where the browser lets us show one.

import { settings } from "../settings.svelte";

let shown: Notification | null = null;

/** Tell a player whose tab is hidden what the table wants of them. */
export function notify(what: string, game: string): void {
  if (!settings.notify || !document.hidden || permission() !== "granted") return;
  closeNotification();
  try {
    shown = new Notification(what, { body: game, icon: "/favicon.svg", tag: "turn" });
    shown.onclick = () => window.focus();
  } catch {
    // Browsers on phones have the class, but let no page construct it.
  }
}

export function closeNotification(): void {
  shown?.close();
  shown = null;
}

/** Whether this browser notifies: "unsupported" also without HTTPS. */
export function permission(): NotificationPermission | "unsupported" {
  return "Notification" in window && window.isSecureContext ? Notification.permission : "unsupported";
}

/** Ask for what a notification needs. */
export async function askPermission(): Promise<boolean> {
  return permission() !== "unsupported" && (await Notification.requestPermission()) === "granted";
}
