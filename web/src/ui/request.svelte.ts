// A request that a button makes: whether it is under way, and why it failed.

import { ApiError } from "../net/api";
import { say } from "../texts";

export class ServerRequest {
  busy = $state(false);
  /** The reason of the last failure, in words. */
  failed: string | null = $state(null);

  /** The result of a call to the API, or null where that was refused. */
  async send<Result>(call: () => Promise<Result>): Promise<Result | null> {
    this.busy = true;
    this.failed = null;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = say("web-table-failed", { reason: error.reason });
      return null;
    } finally {
      this.busy = false;
    }
  }
}
