// The lobby: my games and the open tables, polled while the tab is visible.

import type { LobbyEntry } from "../protocol";
import { ApiError, lobby, mine } from "./api";
import { poll } from "./polling";

const POLL_INTERVAL = 10_000; // milliseconds

export class Lobby {
  mine: LobbyEntry[] = $state.raw([]);
  open: LobbyEntry[] = $state.raw([]);
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

  /** Poll until the returned function is called. */
  follow(): () => void {
    return poll(() => this.refresh(), POLL_INTERVAL);
  }
}
