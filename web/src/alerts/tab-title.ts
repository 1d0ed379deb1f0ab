// The title and icon of the tab, both marked while it is my turn.

import { say } from "../texts";
import { closeNotification } from "./notifications";

const ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";

/** The title of the page that is shown; call it whenever the name or the turn changes. */
export function title(name: string, { myTurn = false } = {}): void {
  const page = name ? say("web-title", { page: name }) : say("web-name");
  document.title = myTurn ? say("web-title-turn", { page }) : page;
  document.querySelector("link[rel=icon]")?.setAttribute("href", myTurn ? TURN_ICON : ICON);
  if (!myTurn) closeNotification();
}
