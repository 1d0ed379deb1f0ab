// Where this page is: plain links lead to other pages without a reload, the browser's arrows lead back.

import { tick } from "svelte";
import { routeOf, type Route } from "./routes";

const PATIENCE = 120; // frames, about two seconds

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
  const heading = await shownHeading();
  if (!replace) scrollTo(0, 0);
  if (heading) focus(heading);
}

/** Take what is secret out of the address bar; the page stays as it is. */
export function hideFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  read();
}

/** Follow links and the browser's arrows; called once, by the page. */
export function startRouter(): () => void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", onReturn);
  document.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onReturn);
    document.removeEventListener("click", onClick);
  };
}

function read(): void {
  path = location.pathname;
  fragment = location.hash.slice(1);
}

async function onReturn(event: PopStateEvent): Promise<void> {
  const from = path;
  read();
  if (path === from) return;
  await shownHeading();
  const { scroll = 0 } = (event.state ?? {}) as { scroll?: number };
  scrollTo(0, scroll);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !isOurs(event, link)) return;
  event.preventDefault();
  void go(link.pathname + link.search + link.hash);
}

/** Not new tabs, downloads, other sites, nor places on this same page. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const elsewhere = link.target || link.hasAttribute("download") || link.origin !== location.origin;
  const within = link.pathname === location.pathname && link.hash !== "";
  return plain && !event.defaultPrevented && !elsewhere && !within && !link.pathname.startsWith("/api/");
}

/** The new page's heading, once it is there: a page may have to be loaded first. */
async function shownHeading(): Promise<HTMLElement | null> {
  await tick();
  for (let frame = 0; frame < PATIENCE; frame += 1) {
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
