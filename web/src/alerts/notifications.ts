// What tells a player who looks elsewhere that it is their turn: the tab's title and icon, and a notification.

import { settings } from "../settings.svelte";
import { say } from "../texts";

const BADGE = "/favicon-turn.svg";
const PLAIN = "/favicon.svg";

let shown: Notification | null = null;

/** The title of the page that is shown, marked while it is my turn there. Call it whenever either changes. */
export function title(name: string, { myTurn = false } = {}): void {
  const page = name ? say("web-title", { page: name }) : say("web-name");
  document.title = myTurn ? say("web-title-turn", { page }) : page;
  document.querySelector("link[rel=icon]")?.setAttribute("href", myTurn ? BADGE : PLAIN);
  if (!myTurn) forget();
}

/** Call a player who looks elsewhere. */
export function callToTurn(game: string): void {
  if (!settings.notify || !document.hidden || permission() !== "granted") return;
  forget();
  try {
    shown = new Notification(say("web-your-turn"), { body: game, icon: PLAIN, tag: "turn" });
    shown.onclick = () => window.focus();
  } catch {
    // Browsers on phones have the word, but let no page use it.
  }
}

/** Whether this browser notifies: "unsupported" also without HTTPS. */
export function permission(): NotificationPermission | "unsupported" {
  return "Notification" in window && window.isSecureContext ? Notification.permission : "unsupported";
}

/** Ask for what a notification needs. */
export async function askPermission(): Promise<boolean> {
  return permission() !== "unsupported" && (await Notification.requestPermission()) === "granted";
}

function forget(): void {
  shown?.close();
  shown = null;
}
