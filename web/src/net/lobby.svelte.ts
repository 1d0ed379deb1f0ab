// My games and the open tables, asked for again while somebody looks.

import type { Card } from "../protocol";
import { ApiError, lobby, mine } from "./api";

const EVERY = 10_000; // milliseconds

export class Games {
  mine: Card[] = $state.raw([]);
  open: Card[] = $state.raw([]);
  /** False until the server has answered once. */
  known = $state(false);
  /** The server did not answer last time. */
  failed = $state(false);

  async refresh(): Promise<void> {
    try {
      [this.mine, this.open] = await Promise.all([mine(), lobby()]);
      this.known = true;
      this.failed = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = true;
    }
  }

  /** Stay up to date until the returned function is called. */
  follow(): () => void {
    const look = () => void (document.hidden || this.refresh());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
