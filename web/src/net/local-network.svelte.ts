// Where others find this server: a page that was opened on the server's own machine has an address that works nowhere
// else, until the server is let into the local network. That takes the token printed at its start.

import { remembered } from "../browser-storage";
import * as api from "./api";
import { LAN_TOKEN } from "./lan-token";

const HERE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

export class LocalNetwork {
  /** Whether the page's own address works on this machine alone. */
  readonly needed: boolean;
  /** Where others in the local network find the server, while they can. */
  link: string | null = $state(null);
  /** Whether this browser may change that. */
  switch = $state(false);
  /** Whether the server has answered. */
  known = $state(false);
  readonly #origin: string;

  constructor({ hostname, origin }: Pick<Location, "hostname" | "origin">) {
    this.needed = HERE.has(hostname);
    this.#origin = origin;
  }

  /** The origin of links for others; null where nobody else could open them. */
  get origin(): string | null {
    return this.needed ? this.link : this.#origin;
  }

  /** A link of ours as others can open it, where they can open any. */
  forOthers(link: string): string {
    return this.origin && link.startsWith(this.#origin) ? this.origin + link.slice(this.#origin.length) : link;
  }

  /** Ask how it is, unless that is known, or is no question. */
  async find(): Promise<void> {
    if (this.needed && !this.known) await this.ask().catch(() => {}); // then links are for this machine
  }

  /** Ask how it is, or let others come or not. */
  async ask(open: boolean | null = null): Promise<void> {
    const told = await api.localNetwork(remembered<string>(LAN_TOKEN) ?? "", open);
    this.link = told.link ?? null;
    this.switch = told.switch ?? false;
    this.known = true;
  }
}

export const localNetwork = new LocalNetwork(location);
