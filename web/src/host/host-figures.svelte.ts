// How the server is doing, for whoever hosts it: asked for again and again while the tab is visible.

import { ApiError, hostReport } from "../net/api";
import { poll } from "../net/polling";
import type { HostReport, HostSample } from "../protocol";

const POLL_INTERVAL = 10_000; // milliseconds: the server has a new sample as often
const SLOW_MOVE = 0.25; // seconds
const ELSEWHERE = "not-yours"; // the code of the refusal

export class HostFigures {
  report: HostReport | null = $state.raw(null);
  /** This browser is not on the machine of the server. */
  elsewhere = $state(false);
  /** The server did not answer last time. */
  failed = $state(false);

  async refresh(): Promise<void> {
    try {
      this.report = await hostReport();
      this.failed = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.elsewhere = error.code === ELSEWHERE;
      this.failed = !this.elsewhere;
    }
  }

  /** Poll until the returned function is called. */
  follow(): () => void {
    return poll(() => this.refresh(), POLL_INTERVAL);
  }
}

/** A text that warns whoever hosts the server. */
export interface Warning {
  id: string;
  args?: { reason: string } | { count: number };
}

/** What whoever hosts the server should look after, the worst first. */
export function warningsOf(report: HostReport): Warning[] {
  const late = report.history.reduce((sum, { fallbacks }) => sum + fallbacks, 0);
  const slow = (report.history.at(-1)?.nearly_all ?? 0) > SLOW_MOVE;
  const found: (Warning | false)[] = [
    report.problem !== null && { id: "web-host-problem", args: { reason: report.problem } },
    report.little_space && { id: "web-host-little-space" },
    report.errors > 0 && { id: "web-host-errors", args: { count: report.errors } },
    slow && { id: "web-host-slow" },
    late > 0 && { id: "web-host-late", args: { count: late } },
  ];
  return found.filter((warning) => warning !== false);
}

/** Where the points of a graph lie: x from 0 (an hour ago) to 1 (now), y from 0 to 1 (the most). */
export function pointsOf(history: readonly HostSample[], value: (sample: HostSample) => number): [number, number][] {
  const now = history.at(-1)?.at ?? 0;
  const most = Math.max(...history.map(value), 0) || 1;
  return history.map((sample) => [1 - (now - sample.at) / 3600, value(sample) / most]);
}
