// Actions that this tab has sent and the server has not answered: kept in sessionStorage, so that a reload resends them.

import { remember, remembered } from "../browser-storage";
import type { ClientFrame } from "../protocol";
import { randomHex } from "./random";

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

const COMMANDS_KEY = "threekings-asked";
const ID_BYTES = 16; // who has no session yet is known by the id alone

interface SentCommand {
  asked: string;
  action: string;
}

/** The unanswered commands over HTTP, one an address: what is asked there again is asked under the same id. */
export class UnansweredCommands {
  #commands: Record<string, SentCommand> = remembered(COMMANDS_KEY, thisTab) ?? {};

  /** The id of a command: the one it was sent under, while that is unanswered, or a new one. */
  actionFor(url: string, body: object): string {
    const sent = this.#commands[url];
    const asked = JSON.stringify(body);
    if (sent?.asked === asked) return sent.action;
    const action = randomHex(ID_BYTES);
    this.#store({ ...this.#commands, [url]: { asked, action } });
    return action;
  }

  remove(url: string): void {
    const { [url]: _, ...others } = this.#commands;
    this.#store(others);
  }

  #store(commands: Record<string, SentCommand>): void {
    this.#commands = commands;
    remember(COMMANDS_KEY, Object.keys(commands).length ? commands : null, thisTab);
  }
}
