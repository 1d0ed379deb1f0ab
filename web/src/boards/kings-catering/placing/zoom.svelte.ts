// How large Tables are drawn: by two fingers, Ctrl and wheel, or buttons; a mouse that drags the plane moves it about.

import { tick } from "svelte";

const [LEAST, MOST] = [0.5, 3];
const STEP = 1.25;

export class Zoom {
  factor = $state(1);
  #room: HTMLElement | null = null;
  #fingers = new Map<number, PointerEvent>();

  in = (): void => this.#by(STEP);
  out = (): void => this.#by(1 / STEP);

  /** `{@attach zoom.watch}` on what scrolls. */
  watch = (room: HTMLElement): (() => void) => {
    this.#room = room;
    const ends = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => room.addEventListener(name, react, { signal: ends.signal, passive: false });
    on("wheel", (event) => this.#wheel(event));
    on("pointerdown", (event) => {
      if (!(event.target as HTMLElement).closest("[data-grip]")) this.#fingers.set(event.pointerId, event);
    });
    on("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const)
      on(name, (event) => this.#fingers.delete(event.pointerId));
    return () => ends.abort();
  };

  /** Keep what lies at this point of the room where it is; the middle without one. */
  #by(ratio: number, x?: number, y?: number): void {
    const room = this.#room;
    const factor = Math.min(MOST, Math.max(LEAST, this.factor * ratio));
    if (!room || factor === this.factor) return;
    const grown = factor / this.factor;
    const [right, down] = [x ?? room.clientWidth / 2, y ?? room.clientHeight / 2];
    const [left, top] = [(room.scrollLeft + right) * grown - right, (room.scrollTop + down) * grown - down];
    this.factor = factor;
    void tick().then(() => room.scrollTo(left, top));
  }

  /** A wheel scrolls; with Ctrl, as two fingers on a pad send it, it zooms. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.#room!.getBoundingClientRect();
    this.#by(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) this.#pinch(before, event, other);
    else if (event.pointerType === "mouse" && event.buttons) this.#drag(before, event);
    this.#fingers.set(event.pointerId, event);
  }

  #pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent): void {
    const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const box = this.#room!.getBoundingClientRect();
    const [x, y] = [(now.clientX + other.clientX) / 2 - box.left, (now.clientY + other.clientY) / 2 - box.top];
    this.#by(apart(now) / Math.max(1, apart(before)), x, y);
  }

  #drag(before: PointerEvent, now: PointerEvent): void {
    this.#room!.scrollBy(before.clientX - now.clientX, before.clientY - now.clientY);
  }
}
