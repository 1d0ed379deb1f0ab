// A wheel over a tile turns it; with Ctrl, as two fingers on a pad send it, it zooms as elsewhere.

const PAUSE = 160; // milliseconds: a pad sends many events for one movement

/** `{@attach wheel(turn)}` */
export function wheel(turn: () => void): (tile: HTMLElement) => () => void {
  return (tile) => {
    let last = -Infinity;
    const react = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - last < PAUSE) return;
      last = event.timeStamp;
      turn();
    };
    tile.addEventListener("wheel", react, { passive: false });
    return () => tile.removeEventListener("wheel", react);
  };
}
