// Actions that this tab has sent and the server has not answered: kept in sessionStorage, so that a reload resends them.

import { remember, remembered } from "../browser-storage";
import type { ClientFrame } from "../protocol";

/** A frame with an id of its own: it is answered under that id and, sent again, done once. */
export type Action = Extract<ClientFrame, { action: string }>;

const thisTab = () => sessionStorage;

/** The unanswered actions of one seat at one table. */
export class UnansweredActions {
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
    this.#store([...this.#actions, action]);
  }

  remove(id: string): void {
    this.#store(this.#actions.filter((one) => one.action !== id));
  }

  #store(actions: Action[]): void {
    this.#actions = actions;
    remember(this.#key, actions.length ? actions : null, thisTab);
  }
}
