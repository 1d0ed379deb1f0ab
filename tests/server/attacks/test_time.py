"""The clock of the machine jumps, stands still or is wrong after a restart: nobody's time to think does."""

from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from tests.server.registries import TestServer, run
from tests.server.serving import serving
from threekings.server.heartbeat import Heartbeat
from threekings.server.lifecycle.clocks import tick
from threekings.server.registry.live_table import GRACE, LiveTable
from threekings.server.registry.perform import play
from threekings.server.registry.registry import IDLE
from threekings.server.steady_time import STANDSTILL, SteadyTime
from threekings.server.table.takeover import deadline

DAY = 86400.0
JUMPS = [DAY, -DAY, 300.0, -300.0]
SECONDS = 600


class Machine(TestServer):
    """A server on a machine whose wall clock is set now and then."""

    wall, monotonic = 1_800_000_000.0, 77.0
    steady: SteadyTime | None = None

    def open(self) -> None:
        self.steady = None
        super().open()

    def now(self) -> float:
        if self.steady is None:
            self.steady = SteadyTime(self.store.alive(), wall=lambda: self.wall, monotonic=lambda: self.monotonic)
        return self.steady()

    async def passes(self, seconds: float) -> None:
        """Time goes by, while the server looks at its clocks as it does."""
        for second in [STANDSTILL] * int(seconds // STANDSTILL) + [seconds % STANDSTILL]:
            self.wall += second
            self.monotonic += second
            self.now()
        await tick(self.registry)

    async def beat(self) -> None:
        await Heartbeat(self.store, self.now, self.registry.metrics).beat()  # type: ignore[arg-type]

    async def is_down(self, seconds: float, *, jump: float = 0.0) -> None:
        """A restart some time later, with the wall clock set meanwhile."""
        await self.beat()
        self.wall += seconds + jump
        self.monotonic = 3.0  # the machine was started anew
        await self.restart()


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    opened = Machine(tmp_path)
    yield opened
    opened.store.close()


def left(machine: Machine, live: LiveTable) -> float:
    until = deadline(live.table)
    assert until is not None
    return until - machine.now()


async def timed_out_after(machine: Machine, live: LiveTable, seconds: float) -> None:
    """Neither earlier nor later."""
    seat = live.table.to_act[0]
    await machine.passes(seconds - 1)
    assert live.table.seats[seat].stand_in is None
    await machine.passes(1)
    assert live.table.seats[seat].why == "time"


# While the server runs


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_of_the_wall_clock_times_nobody_out_early_or_late(machine: Machine, jump: float) -> None:
    async def story() -> None:
        live = await machine.table(seconds=SECONDS)
        await machine.passes(100)
        machine.wall += jump
        await machine.passes(0)
        assert left(machine, live) == SECONDS - 100
        machine.connect(live, None)
        await play(machine.registry, live, 0, "draw")
        await timed_out_after(machine, live, SECONDS)

    run(story())


def test_a_jump_lets_nobody_fall_asleep_or_be_gone(machine: Machine) -> None:
    async def story() -> None:
        live = await machine.table(seconds=SECONDS)
        (connection,) = machine.connect(live, 1)
        machine.registry.leave(live, connection)
        machine.wall += DAY
        await machine.passes(GRACE - 1)
        assert machine.registry.live and live.table.seats[1].stand_in is None
        await machine.passes(1)
        assert live.table.seats[1].why == "left"

    run(story())


@pytest.mark.parametrize("counted", [0.0, DAY])
def test_while_the_machine_is_suspended_nobody_thinks(machine: Machine, counted: float) -> None:
    async def story() -> None:
        live = await machine.table(seconds=SECONDS)
        await machine.passes(100)
        machine.wall += DAY
        machine.monotonic += counted  # some count on while a machine sleeps, and all while a process is stopped
        await machine.passes(0)
        assert SECONDS - 100 - STANDSTILL <= left(machine, live) <= SECONDS - 100
        await timed_out_after(machine, live, left(machine, live))

    run(story())


def test_deadlines_and_the_date_of_answers_are_of_one_clock(tmp_path: Path) -> None:
    wall, monotonic = [1_800_000_000.0], [5.0]
    now = SteadyTime(wall=lambda: wall[0], monotonic=lambda: monotonic[0])
    with serving(tmp_path / "data", now=now) as served, served.browser() as ada:
        table = ada.ask("", {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "seconds": 600})["table"]
        ada.ask(f"/{table}/sit", {"name": "Ada"})
        wall[0] += DAY
        monotonic[0] += 7
        for path in ("/api/ready", "/", "/nothing.js", "/health"):
            dates = ada.http.get(path).headers.get_list("date")
            assert [parsedate_to_datetime(date).timestamp() for date in dates] == [1_800_000_007.0], path
        refused = ada.http.get("/health", headers={"Host": "evil.example"})
        assert refused.status_code == 403 and refused.headers["date"] == dates[0]


# After a restart


@pytest.mark.parametrize("jump", [-DAY, -300.0, -50.0])
def test_a_clock_that_was_set_back_meanwhile_gives_nobody_more_time(machine: Machine, jump: float) -> None:
    async def story() -> None:
        table = (await machine.table(seconds=SECONDS)).table.id
        await machine.passes(400)
        await machine.is_down(20, jump=jump)
        live = machine.registry.live[table]
        assert SECONDS - 420 <= left(machine, live) <= SECONDS - 400
        await machine.is_down(0, jump=jump)
        live = machine.registry.live[table]
        assert left(machine, live) <= SECONDS - 400
        await timed_out_after(machine, live, left(machine, live))

    run(story())


@pytest.mark.parametrize("down", [DAY, 10 * DAY])
def test_a_clock_that_was_set_forward_or_a_long_night_leaves_a_minute(machine: Machine, down: float) -> None:
    async def story() -> None:
        table = (await machine.table(seconds=SECONDS)).table.id
        await machine.passes(400)
        await machine.is_down(down)
        live = machine.registry.live[table]
        assert left(machine, live) == GRACE
        await timed_out_after(machine, live, GRACE)

    run(story())


def test_a_machine_that_begins_in_1970_goes_on_from_where_it_was(machine: Machine) -> None:
    async def story() -> None:
        table = (await machine.table(seconds=SECONDS)).table.id
        await machine.passes(100)
        await machine.beat()
        before, machine.wall = machine.now(), 60.0
        await machine.restart()
        assert machine.now() == before
        await timed_out_after(machine, machine.registry.live[table], SECONDS - 100)

    run(story())


def test_restarts_again_and_again_give_nobody_more_than_there_is(machine: Machine) -> None:
    async def story() -> None:
        table = (await machine.table(seconds=SECONDS)).table.id
        for _ in range(5):
            await machine.passes(10)
            await machine.is_down(10)
        assert left(machine, machine.registry.live[table]) == SECONDS - 100
        for _ in range(20):  # a server that is killed every half a minute: a minute is left after each start, not more
            await machine.passes(30)
            await machine.is_down(10)
            assert left(machine, machine.registry.live[table]) <= SECONDS
        assert left(machine, machine.registry.live[table]) == GRACE

    run(story())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_table_that_sleeps_wakes_when_its_time_is_up(machine: Machine, jump: float) -> None:
    async def story() -> None:
        live = await machine.table(seconds=int(5 * DAY))
        await machine.passes(IDLE)
        assert not machine.registry.live
        machine.wall += jump
        await machine.passes(5 * DAY - IDLE - 1)
        assert not machine.registry.tasks
        await machine.passes(1)
        for task in list(machine.registry.tasks):
            await task
        await machine.passes(1)
        assert machine.registry.live[live.table.id].table.seats[0].why == "time"

    run(story())


def test_a_steady_clock_counts_by_itself() -> None:
    wall, monotonic = [1000.0], [1.0]
    now = SteadyTime(900.0, wall=lambda: wall[0], monotonic=lambda: monotonic[0])
    assert now() == 1000.0
    wall[0], monotonic[0] = 5.0, 3.5
    assert now() == 1002.5
    monotonic[0] += 1e6
    assert now() == 1002.5 + STANDSTILL == now()
    assert SteadyTime(2000.0, wall=lambda: wall[0], monotonic=lambda: monotonic[0])() == 2000.0
