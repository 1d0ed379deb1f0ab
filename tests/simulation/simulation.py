"""One simulation: a plan comes true, everything is checked, and what has come of it is told."""

import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random

import msgspec

from tests.simulation import faults, threads
from tests.simulation.checks import Checks, ErrorLog
from tests.simulation.database import Memory
from tests.simulation.network import Frame, Link
from tests.simulation.pages import Page
from tests.simulation.people import Player
from tests.simulation.plans import Fault, Plan
from tests.simulation.processes import Process
from tests.simulation.virtual_time import Loop, Standstill, World

PATIENCE = 900.0  # seconds after the last fault in which all games have to come to their ends
STEPS = 20  # between two looks whether it is over
LAST_COMMANDS = 30  # that one game may bring
LOOK_EVERY = 5  # of these: whether anything grows without end
SERVER = logging.getLogger("threekings.server")


@dataclass
class Report:
    """What has come of a simulation."""

    plan: Plan
    failure: tuple[str, str] | None  # what was not so, and how it was seen
    accepted: int  # commands of people that were acknowledged
    commits: int
    seconds: float  # of virtual time
    trace: list[bytes] = field(default_factory=list)


class Simulation:
    """A server with its people, from the beginning to the end of their games."""

    def __init__(self, plan: Plan, *, traced: bool = False):
        self.plan, self.world = plan, World()
        self.memory = Memory(lambda: self.world.now)
        self.trace: list[bytes] | None = [] if traced else None
        self.processes: list[Process] = []
        self.checks = Checks(self.memory, self.processes)
        self.outside = Loop(self.world, self.checks.crashed)  # of all that is no process
        self.tables: list[str | None] = [None] * len(plan.tables)
        self.players: list[Player] = self.checks.players
        self.ended = False
        self.looks = count()

    def run(self) -> Report:
        with threads.in_place(), listening(self.checks), self._living():
            try:
                self.world.run(self._is_over, steps=STEPS)
                if not self.checks.failure:
                    self.checks.finish()
            except Standstill:
                self.checks.fail("progress", "nothing will ever happen again")
            return Report(
                self.plan,
                self.checks.failure,
                self.checks.accepted,
                self.memory.commits,
                self.world.now,
                self.trace or [],
            )

    @contextmanager
    def _living(self) -> Iterator[None]:
        for number in range(self.plan.processes):
            chance = Random(f"{self.plan.seed} process {number}")
            self.processes.append(Process(number, self.world, self.memory, chance, self.checks.crashed))
        for person in self.plan.people:
            chance = Random(f"{self.plan.seed} person {person.number}")
            self.players.append(Player(person, self.plan.tables, chance, self.outside, self))
        for fault in self.plan.faults:
            self.outside.call_at(fault.at, self._begin, fault)
        self.outside.call_at(self.plan.until, self._calm)
        try:
            yield
        finally:
            self.trace = None
            self.outside.die()
            for process in self.processes:
                process.bury()
            self.memory.close()

    def _begin(self, fault: Fault) -> None:
        self.note(b"fault", msgspec.json.encode(fault))
        faults.begin(self, fault)

    def _calm(self) -> None:
        self.ended = True
        self.deadline = self.world.now + PATIENCE
        faults.end(self)

    def _is_over(self) -> bool:
        if self.checks.failure:
            return True
        if next(self.looks) % LOOK_EVERY == 0:
            self.checks.look()
        if not self.ended:
            return False
        if self.world.now > self.deadline:
            self.checks.fail("progress", self._stuck())
        return self._all_is_done()

    def _all_is_done(self) -> bool:
        """All games are over, and everybody sees that, whichever process tells them."""
        seated = [player for player in self.players if player.place is not None]
        there = all(player.pages and player.sits_at == player.table for player in seated)
        enough = self.checks.accepted >= self.plan.commands
        return enough and there and all(map(self._has_seen_all, self.checks.pages()))

    def _has_seen_all(self, page: Page) -> bool:
        return page.is_over and page.state is not None and page.state["seq"] == self.checks.replayed(page.table).seq

    @property
    def wants_more(self) -> bool:
        """Whether there is to be another game: towards the end only where no other is on, which may be the last."""
        missing = self.plan.commands - self.checks.accepted
        return missing > (LAST_COMMANDS if self._one_is_on else 0)

    @property
    def _one_is_on(self) -> bool:
        coming = any(player.asked_again or player.is_coming for player in self.players)
        return coming or not all(page.is_over for player in self.players if player.sits_at for page in player.pages)

    def _stuck(self) -> str:
        told = [f"table {number} of {name}" for number, name in enumerate(self.tables)]
        for page in self.checks.pages():
            state = page.state or {}
            view = state.get("view") or {}
            told.append(
                f"seat {page.seat} of {page.table}: live {page.live}, {state.get('status')}, seq {state.get('seq')}, "
                f"to act {view.get('to_act')}, waiting for {list(page.pending.values())}"
            )
        return "\n".join(told)

    # What people do, and are told

    def sent(self, link: Link, data: bytes, frame: Frame) -> None:
        self.note(b"%d to %d" % (link.process.number, link.line.number), data)
        self.checks.sent(link, data, frame)

    def asked(self, player: Player, page: Page, action: Frame) -> None:
        self.note(b"%d asks" % player.number, msgspec.json.encode(action))
        self.checks.asked(player, page, action)

    def answered(self, page: Page, action: Frame, answer: Frame) -> None:
        self.checks.answered(page, action, answer)

    def turned_away(self, player: Player, page: Page, code: str) -> None:
        self.checks.fail("seats", f"person {player.number} may not look at {page.table} from seat {page.seat}: {code}")

    def has_cookie(self, cookie: str) -> None:
        self.checks.has_cookie(cookie)

    def heard(self, player: Player, body: bytes) -> None:
        self.note(b"to %d" % player.number, body)
        self.checks.heard(player, body)

    def note(self, what: bytes, told: bytes) -> None:
        if self.trace is not None:
            self.trace.append(b"%.6f %s %s" % (self.world.now, what, told))


@contextmanager
def listening(checks: Checks) -> Iterator[None]:
    """While errors that a server writes down are heard, and nothing else is written."""
    handler, before = ErrorLog(checks), SERVER.propagate
    SERVER.addHandler(handler)
    SERVER.propagate = False
    try:
        yield
    finally:
        SERVER.removeHandler(handler)
        SERVER.propagate = before


@contextmanager
def keeping_garbage() -> Iterator[None]:
    """While nothing is collected; afterwards all that was there before the first simulation is not looked through."""
    freeze_once()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@cache
def freeze_once() -> None:
    gc.collect()
    gc.freeze()


def simulate(plan: Plan, *, traced: bool = False) -> Report:
    with keeping_garbage():
        return Simulation(plan, traced=traced).run()
