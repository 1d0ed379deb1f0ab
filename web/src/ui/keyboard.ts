// Keys: roving tabindex (arrow keys inside a group, Tab between groups), and which keys are for the board.

import { settings } from "../settings.svelte";

const NEXT = new Set(["ArrowRight", "ArrowDown"]);
const BEFORE = new Set(["ArrowLeft", "ArrowUp"]);
const PIECES = "button:not(:disabled), [role='button'], a[href]";
const CHARACTER = /^[\p{L}\p{N}\p{P}\p{S}]$/u; // WCAG 2.1.4

/** `<div role="group" {@attach roving}>`: pieces are its buttons. */
export function roving(group: HTMLElement): () => void {
  const pieces = () => [...group.querySelectorAll<HTMLElement>(PIECES)];

  function settle(current?: HTMLElement): void {
    const all = pieces();
    const chosen = current ?? all.find((piece) => piece.tabIndex === 0) ?? all[0];
    for (const piece of all) piece.tabIndex = piece === chosen ? 0 : -1;
  }

  function onKeydown(event: KeyboardEvent): void {
    const all = pieces();
    const at = all.indexOf(event.target as HTMLElement);
    const step = NEXT.has(event.key) ? 1 : BEFORE.has(event.key) ? -1 : 0;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && at + step;
    if (at < 0 || (!step && event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  }

  const onFocus = (event: FocusEvent) => settle(event.target as HTMLElement);
  const changes = new MutationObserver(() => settle());
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", onKeydown);
  group.addEventListener("focusin", onFocus);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", onKeydown);
    group.removeEventListener("focusin", onFocus);
  };
}

/** Whether a key pressed somewhere is meant for the board: not for a text field, without Ctrl, Alt or Meta, and no single
 * character where the player has turned these off. */
export function forTheBoard(event: KeyboardEvent): boolean {
  if (!settings.keys && CHARACTER.test(event.key)) return false;
  const writing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog[open]");
  return !writing && !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented;
}
