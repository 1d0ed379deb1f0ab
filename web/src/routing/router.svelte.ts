// Client-side routing: links lead to other pages without a reload, the browser's back and forward buttons too.

import { tick } from "svelte";
import { routeOf, type Route } from "./routes";

const MAX_WAIT = 120; // animation frames, about two seconds

let path = $state(location.pathname);
let fragment = $state(location.hash.slice(1));
const route: Route = $derived(routeOf(path, fragment));

/** The page that is shown. */
export function currentRoute(): Route {
  return route;
}

/** Go to another page of ours. */
export async function go(address: string, { replace = false } = {}): Promise<void> {
  const from = location.pathname;
  if (replace) history.replaceState({}, "", address);
  else {
    history.replaceState({ ...history.state, scroll: scrollY }, "");
    history.pushState({}, "", address);
  }
  read();
  if (location.pathname === from) return;
  const heading = await waitForHeading();
  if (!replace) scrollTo(0, 0);
  if (heading) focus(heading);
}

/** Remove the fragment, a secret token, from the address bar; the page stays as it is. */
export function hideFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  read();
}

/** Handle clicks on links, and back and forward; called once, by the page. */
export function startRouter(): () => void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", onPopState);
  document.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onPopState);
    document.removeEventListener("click", onClick);
  };
}

function read(): void {
  path = location.pathname;
  fragment = location.hash.slice(1);
}

async function onPopState(event: PopStateEvent): Promise<void> {
  const from = path;
  read();
  if (path === from) return;
  await waitForHeading();
  const { scroll = 0 } = (event.state ?? {}) as { scroll?: number };
  scrollTo(0, scroll);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !isInternal(event, link)) return;
  event.preventDefault();
  void go(link.pathname + link.search + link.hash);
}

/** Not new tabs, downloads, other sites, nor fragments of this same page. */
function isInternal(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const elsewhere = link.target || link.hasAttribute("download") || link.origin !== location.origin;
  const within = link.pathname === location.pathname && link.hash !== "";
  return plain && !event.defaultPrevented && !elsewhere && !within && !link.pathname.startsWith("/api/");
}

/** The new page's heading, once it is drawn: the page's chunk may have to be loaded first. */
async function waitForHeading(): Promise<HTMLElement | null> {
  await tick();
  for (let frame = 0; frame < MAX_WAIT; frame += 1) {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) return heading;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return null;
}

/** Screen readers and the keyboard go on from the new page's heading. */
function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
