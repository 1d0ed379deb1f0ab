// What this tab has asked for and not been answered yet: kept over a reload, so that nothing asked is lost.

import type { Asked } from "../protocol";
import { remember, remembered } from "../remembered";

/** A question under a name of its own: it is answered under that name and, asked again, done once. */
export type Action = Extract<Asked, { action: string }>;

const thisTab = () => sessionStorage;

/** The unanswered actions of one seat at one table. */
export class Kept {
  readonly #key: string;
  #actions: Action[];

  constructor(table: string, seat: number | null) {
    this.#key = `threekings-asked ${table} ${seat ?? "-"}`;
    this.#actions = remembered<Action[]>(this.#key, thisTab) ?? [];
  }

  get all(): readonly Action[] {
    return this.#actions;
  }

  add(action: Action): void {
    this.#write([...this.#actions, action]);
  }

  remove(name: string): void {
    this.#write(this.#actions.filter((one) => one.action !== name));
  }

  #write(actions: Action[]): void {
    this.#actions = actions;
    remember(this.#key, actions.length ? actions : null, thisTab);
  }
}
