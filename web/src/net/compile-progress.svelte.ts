// How far the server is with compiling its games: after its first start it does so while it serves already.

import { ApiError, compiled } from "./api";

const EVERY = 1000; // milliseconds

class CompileProgress {
  #shares: Record<string, number> = $state.raw({});
  #followers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What share of a game is compiled, or of all, 0 to 1; 1 as well until the server has answered. */
  share(game: string | null): number {
    if (game !== null) return this.#shares[game] ?? 1;
    const all = Object.values(this.#shares);
    return all.length ? all.reduce((sum, share) => sum + share, 0) / all.length : 1;
  }

  /** Stay up to date until everything is compiled, or the returned function is called. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) void this.#ask();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    try {
      this.#shares = await compiled();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // a server that is gone for a moment is asked again
    }
    if (this.#followers > 0 && this.share(null) < 1) this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}

export const compileProgress = new CompileProgress();
