// As much of a browser as a TableSocket needs, with WebSockets that a test opens, feeds and breaks.

import { vi } from "vitest";
import type { ClientFrame, ServerFrame } from "../src/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientFrame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The newest connection. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does

  accept(...frames: ServerFrame[]): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell(...frames);
  }

  tell(...frames: ServerFrame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The actions that were sent here: all frames but hello and ping. */
  get actions(): ClientFrame[] {
    return this.sent.filter((asked) => asked.do !== "hello" && asked.do !== "ping");
  }
}

export interface FakePage extends EventTarget {
  visibilityState: "visible" | "hidden";
}

/** A page that nobody has touched yet; call it before every test. */
export function fakeBrowser(): { page: FakePage; window: EventTarget } {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const window = new EventTarget();
  const kept = new Map<string, string>();
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:", host: "kings.example" });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return { page, window };
}
