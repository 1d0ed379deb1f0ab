"""Simulations from the command line.

python -m tests.simulation --seeds 0:1000              many, one after another; ends at the first that fails
python -m tests.simulation --seed 17 --trace           one, with all that is sent
python -m tests.simulation --plan '{"seed":17, …}'     one that was shrunk
python -m tests.simulation --minutes 60 --notes FILE   fresh seeds for so long, going on where the notes end
"""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import count
from pathlib import Path

import msgspec

from tests.simulation.bugs import BUGS
from tests.simulation.plans import PROCESSES, Plan, plan_of, read_plan
from tests.simulation.shrink import shrunk
from tests.simulation.simulation import Report, simulate

KEEP_EVERY = 100  # seeds


class Notes(msgspec.Struct):
    """What many simulations have come to."""

    next_seed: int = 0
    seeds: int = 0
    accepted: int = 0
    commits: int = 0
    faults: int = 0
    virtual: float = 0.0  # seconds
    seconds: float = 0.0  # of a processor
    failed: list[int] = []

    def add(self, report: Report, seconds: float) -> None:
        self.seeds += 1
        self.accepted += report.accepted
        self.commits += report.commits
        self.faults += len(report.plan.faults)
        self.virtual += report.seconds
        self.seconds += seconds
        if report.failure:
            self.failed.append(report.plan.seed)

    def __str__(self) -> str:
        a_seed = f"{self.accepted / self.seeds:.0f} commands accepted and {self.faults / self.seeds:.1f} faults a seed"
        speed = f"{60 * self.seeds / self.seconds:.0f} seeds a minute of one core"
        return f"{self.seeds} seeds, {speed}; {a_seed}; {self.virtual / 3600:.1f} hours of virtual time"


def main(words: list[str]) -> int:
    asked = arguments(words)
    with BUGS[asked.bug]() if asked.bug else nullcontext():
        return run(asked)


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seeds", type=span, help="from and to: 0:1000")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--plan", type=plan, help="as it was printed")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--notes", type=Path, help="a file to go on from")
    parser.add_argument("--processes", type=int, choices=range(1, 10), default=PROCESSES)
    parser.add_argument("--trace", action="store_true", help="print all that is asked and sent")
    parser.add_argument("--bug", choices=BUGS, help="with a planted bug")
    return parser.parse_args(words)


def span(text: str) -> range:
    first, _, end = text.partition(":")
    return range(int(first), int(end))


def plan(text: str) -> Plan:
    try:
        return read_plan(text)
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(asked: argparse.Namespace) -> int:
    """Simulate what was asked for; 1 where something fails."""
    notes = read_notes(asked.notes)
    begun = time.monotonic()
    for planned in plans(asked, notes):
        started = time.process_time()
        report = simulate(planned, traced=asked.trace)
        notes.add(report, time.process_time() - started)
        notes.next_seed = planned.seed + 1
        if asked.trace:
            sys.stdout.buffer.write(b"\n".join([*report.trace, b""]))
        if report.failure:
            tell(report, shrink=asked.plan is None and not asked.trace)
            keep(asked.notes, notes)
            return 1
        if notes.seeds % KEEP_EVERY == 0:
            keep(asked.notes, notes)
        if asked.minutes is not None and time.monotonic() - begun > 60 * asked.minutes:
            break
    keep(asked.notes, notes)
    print(notes)
    return 0


def plans(asked: argparse.Namespace, notes: Notes) -> Iterator[Plan]:
    if asked.plan:
        yield asked.plan
    elif asked.seed is not None:
        yield plan_of(asked.seed, asked.processes)
    elif asked.seeds:
        yield from (plan_of(seed, asked.processes) for seed in asked.seeds)
    else:
        yield from (plan_of(seed, asked.processes) for seed in count(notes.next_seed))


def tell(report: Report, *, shrink: bool) -> None:
    """Say what has failed, how to see it again, and the smallest plan that fails so."""
    assert report.failure
    print(f"seed {report.plan.seed} fails: {report.failure[0]}\n{report.failure[1]}")
    print(f"again: {again(report.plan)}", flush=True)
    if shrink:
        smallest = shrunk(report, simulate)
        assert smallest.failure
        print(
            f"the smallest plan that fails so: {smallest.failure[1]}\n"
            f"python -m tests.simulation --plan '{smallest.plan}'"
        )


def again(plan: Plan) -> str:
    """The line that repeats a simulation."""
    return f"python -m tests.simulation --seed {plan.seed} --processes {plan.processes}"


def read_notes(path: Path | None) -> Notes:
    return msgspec.json.decode(path.read_bytes(), type=Notes) if path and path.exists() else Notes()


def keep(path: Path | None, notes: Notes) -> None:
    if path:
        path.write_bytes(msgspec.json.encode(notes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
