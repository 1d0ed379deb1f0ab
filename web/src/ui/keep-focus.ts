// For those who play by keys: focus that would be lost with a piece, because it was played, stays near where it was.

const FOCUSABLE = "button:not(:disabled), a[href]";

/** `<div {@attach keepFocus}>`: where the focused element goes away, what is nearest to it there is focused instead. */
export function keepFocus(room: HTMLElement): () => void {
  let focused: Element | null = null; // last, in this room
  let around: Element[] = []; // what it stood in, its group first

  function onfocusin({ target }: FocusEvent): void {
    focused = target instanceof Element && target !== room && room.contains(target) ? target : null;
    around = [];
    for (let one = focused?.parentElement; one && one !== room; one = one.parentElement) around.push(one);
  }

  /** Whoever clicks beside the pieces has left them. */
  function onfocusout({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (target === focused && isThere(target as Element) && document.activeElement !== target) focused = null;
    });
  }

  function keep(): void {
    const now = document.activeElement;
    if (!focused || isThere(focused) || (now && now !== document.body && now !== focused)) return;
    const next = nearest();
    if (!next) room.tabIndex = -1; // at the end of a game there may be nothing left to press
    (next ?? room).focus({ preventScroll: true });
  }

  /** In what is left of its surroundings: a piece that may be played, before any other. */
  function nearest(): HTMLElement | undefined {
    for (const place of [...around.filter(isThere), room]) {
      const all = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isThere);
      const pieces = all.filter((one) => one.tabIndex === 0 && one.closest("[role='group']"));
      if (all.length) return pieces.find((one) => one.ariaDisabled !== "true") ?? pieces[0] ?? all[0];
    }
    return undefined;
  }

  const changes = new MutationObserver(keep);
  changes.observe(room, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  document.addEventListener("focusin", onfocusin);
  document.addEventListener("focusout", onfocusout);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", onfocusin);
    document.removeEventListener("focusout", onfocusout);
  };
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}
