// Asking again and again while the tab is visible.

/** Ask now, at every interval, and when the tab is looked at again, until the returned function is called. */
export function poll(ask: () => Promise<void>, milliseconds: number): () => void {
  const unlessHidden = () => void (document.hidden || ask());
  const timer = setInterval(unlessHidden, milliseconds);
  document.addEventListener("visibilitychange", unlessHidden);
  unlessHidden();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", unlessHidden);
  };
}
