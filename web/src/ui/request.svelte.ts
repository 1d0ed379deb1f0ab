// Something asked of the server by a button: on its way, done, or refused in words.

import { ApiError } from "../net/api";
import { say } from "../texts";

export class Trying {
  busy = $state(false);
  failed: string | null = $state(null);

  /** What came of it, or null where it was refused. */
  async to<Result>(ask: () => Promise<Result>): Promise<Result | null> {
    this.busy = true;
    this.failed = null;
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = say("web-table-failed", { reason: error.reason });
      return null;
    } finally {
      this.busy = false;
    }
  }
}
