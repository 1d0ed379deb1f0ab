// A tile under a mouse or a finger: from the hand or a Table to a cell. Only what is marked `data-grip` is dragged.

export interface Drag {
  tile: string;
  x: number;
  y: number;
  size: number; // pixels
}

export interface DragTargets {
  /** A tile begins to be dragged. */
  pick(tile: string): void;
  /** It is over this point; said again with every frame, for what lies below may change or scroll. */
  over(x: number, y: number): void;
  /** It was let go there. */
  drop(x: number, y: number): void;
  cancel(): void;
}

const FAR_ENOUGH = 7; // pixels from a click to a drag

export class Dragging {
  now: Drag | null = $state.raw(null);
  #from: { tile: string; x: number; y: number; size: number; pointer: number } | null = null;
  #targets: DragTargets;

  constructor(targets: DragTargets) {
    this.#targets = targets;
  }

  /** `{@attach dragging.watch}` on the board. */
  watch = (board: HTMLElement): (() => void) => {
    const ends = new AbortController();
    const { signal } = ends;
    board.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    window.addEventListener("pointermove", (event) => this.#move(event, board), { signal });
    window.addEventListener("pointerup", (event) => this.#release(event, board), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    board.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => ends.abort();
  };

  /** As if nothing had been dragged. */
  cancel(): boolean {
    const dragged = this.now !== null;
    this.#from = this.now = null;
    if (dragged) this.#targets.cancel();
    return dragged;
  }

  #press(event: PointerEvent): void {
    const grip = (event.target as HTMLElement).closest<HTMLElement>("[data-grip]");
    if (!event.isPrimary) this.cancel();
    else if (grip && event.button === 0) {
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      this.#from = { tile: grip.dataset.grip!, x, y, size: grip.offsetWidth, pointer };
    }
  }

  #move(event: PointerEvent, board: HTMLElement): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!this.now) {
      if (Math.hypot(x - from.x, y - from.y) < FAR_ENOUGH) return;
      board.setPointerCapture(event.pointerId); // what it was dragged from may vanish
      this.#targets.pick(from.tile);
      requestAnimationFrame(this.#hover);
    }
    this.now = { tile: from.tile, x, y, size: from.size };
  }

  readonly #hover = (): void => {
    if (!this.now) return;
    this.#targets.over(this.now.x, this.now.y);
    requestAnimationFrame(this.#hover);
  };

  #release(event: PointerEvent, board: HTMLElement): void {
    if (event.pointerId !== this.#from?.pointer) return;
    const dragged = this.now !== null;
    this.#from = this.now = null;
    if (!dragged) return;
    board.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => board.removeEventListener("click", swallow, { capture: true }));
    this.#targets.drop(event.clientX, event.clientY);
  }
}

/** A drag is no click. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
