"""Bots that think long, at many tables: they keep nobody else's bots waiting, and stop when nobody waits for them."""

import asyncio
import logging
from collections.abc import Callable, Iterator

import pytest

import threekings
from tests.server.registries import ADA, BEA, KeptConnection, TestServer, run
from tests.server.tables import GAMES
from threekings.bots import BOTS, Bot, BotKind, Position, choose, read_bot, register_bot
from threekings.server.registry.live_table import WATCHING, LiveTable
from threekings.server.registry.perform import perform, perform_for, play
from threekings.server.seating.seat_claims import sit
from threekings.server.table import ending, takeover
from threekings.server.thinking import thinking_queue as thinking
from threekings.server.thinking.bot_players import BotPlayers, BotTurn
from threekings.server.thinking.fair_turns import FairTurns
from threekings.server.thinking.thinking_queue import MOST_THINKING, PATIENCE, SLICE

ATTACKER, VICTIM = "192.0.2.66", "192.0.2.77"
HEAVY = " ".join(["sloth:100000"] * 3)
TABLES = 20


class Sloth:
    """Thinks for as many slices as its budget has playouts; then its first move seems best."""

    now = 0.0  # the clock of all sloths, and of the queue: only thinking takes time

    def __init__(self, position: Position, bot: Bot, _seed: int):
        self.position, self.slices = position, bot.playouts

    def meanwhile(self) -> None:
        """What happens while it thinks."""

    def go_on(self, seconds: float) -> bool:
        self.meanwhile()
        Sloth.now += seconds
        self.slices -= 1
        return self.slices > 0

    def move(self) -> str:
        return self.position.moves()[0]


@pytest.fixture(autouse=True)
def sloth() -> Iterator[None]:
    register_bot(BotKind("sloth", lambda at, *_: at.moves()[0], has_budget=True, think=Sloth))
    yield
    del BOTS["sloth"]


def slow_bots(server: TestServer) -> BotPlayers:
    """Bots that think only when a test takes the next step, in simulated time."""
    return BotPlayers(server.registry, threads=0, clock=lambda: Sloth.now)


def connect(server: TestServer, live: LiveTable, address: str, seat: int | None = None) -> KeptConnection:
    connection = KeptConnection(seat, address)
    server.registry.join(live, connection, -1, host=False)
    return connection


async def attack(server: TestServer, tables: int, bots: str = HEAVY, game: str = "king-lui") -> list[LiveTable]:
    """Tables of bots alone, all watched from one address."""
    found = [(await server.planned(bots, game, pace=0))[0] for _ in range(tables)]
    for live in found:
        connect(server, live, ATTACKER)
    return found


async def person_waits(server: TestServer, bots: str, address: str | None = VICTIM) -> LiveTable:
    """A table where a person has moved, and waits for bots."""
    live = await server.table(f"open {bots} {bots}", pace=0)
    if address:
        connect(server, live, address, 0)
    await play(server.registry, live, 0, "draw")
    return live


def load_steward(*games: str) -> None:
    """Load the compiled search, so that no thought has to wait for that."""
    for game in games:
        choose(read_bot("steward:1"), threekings.new(game, players=3, seed=1), 0, 1)


async def thinking_of(bots: BotPlayers, live: LiveTable, seat: int = 1) -> BotTurn:
    """What the bot in a seat is about, once it has begun to think."""
    turn = bots.thinking[live.table.id, seat]
    while turn.thought is None:
        await asyncio.sleep(0)
    return turn


async def settle() -> None:
    """Let all that has been stopped or begun take note of it."""
    for _ in range(10):
        await asyncio.sleep(0)


def slices(bots: BotPlayers, turn: BotTurn) -> int:
    """Think until one bot has chosen; how many slices that took, those of others included."""
    assert turn.thought
    for count in range(1, 10_000):
        bots.queue.step()
        if turn.thought.chosen.done():
            return count
    raise AssertionError("it never has its turn")


async def until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not there():
            await asyncio.sleep(0.005)


# Fair turns


class Waits:
    def __init__(self, table: str, *addresses: str | None):
        self.table, self.addresses = table, frozenset(addresses)


def taken(turns: FairTurns[Waits], count: int) -> list[Waits]:
    """What has its turn, if everything waits again afterwards."""
    found = []
    for _ in range(count):
        item = turns.take()
        assert item
        found.append(item)
        turns.put(item)
    return found


def test_turns_go_round_by_address_then_table_then_seat() -> None:
    turns = FairTurns[Waits]()
    many = [Waits("a", ATTACKER), Waits("a", ATTACKER), Waits("b", ATTACKER)]
    one = Waits("c", VICTIM)
    for item in (*many, one):
        turns.put(item)
    first, second, third = many
    assert taken(turns, 8) == [first, one, third, one, second, one, third, one]


def test_a_table_has_a_turn_with_everybody_who_waits_for_it() -> None:
    """Whoever sits down beside others does not slow their table by tables of their own."""
    turns, shared = FairTurns[Waits](), Waits("shared", ATTACKER, VICTIM)
    for item in (shared, *(Waits(f"table {number}", ATTACKER) for number in range(20))):
        turns.put(item)
    assert taken(turns, 20).count(shared) >= 10
    turns.remove(shared)
    assert shared not in turns and shared not in taken(turns, 20) and len(turns) == 20


# At a server


@pytest.mark.parametrize("tables", [0, TABLES, 5 * TABLES])
def test_heavy_bots_at_many_tables_take_no_more_than_every_other_turn(server: TestServer, tables: int) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        await attack(server, tables)
        await settle()
        turn = await thinking_of(bots, await person_waits(server, "sloth:7"))
        assert slices(bots, turn) <= (2 * 7 + 1 if tables else 7)
        await bots.close()

    run(story())


def test_a_thought_has_its_turns_with_whoever_connects_while_it_waits(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        for _ in range(TABLES):
            await person_waits(server, "sloth:60", address=None)
        live = await person_waits(server, "sloth:7", address=None)
        turn = await thinking_of(bots, live)
        connect(server, live, VICTIM, 0)
        assert slices(bots, turn) <= 2 * 7 + 1
        await bots.close()

    run(story())


def test_stewards_at_many_tables_leave_a_persons_bots_in_time(server: TestServer) -> None:
    """The same with real threads and stewards: before, they were replaced by greedy after seconds of waiting."""

    async def story() -> None:
        load_steward("king-lui", "ku-ka-king")
        bots = BotPlayers(server.registry, threads=1)
        heavy = await attack(server, TABLES, "steward:2000ms steward:2000ms steward:2000ms", "ku-ka-king")
        live = await person_waits(server, "steward:20ms")
        await until(lambda: live.table.to_act == (0,))
        assert server.registry.metrics.fallbacks == 0
        assert all(one.table.steps == 0 for one in heavy)  # which think still
        await bots.close()

    run(story())


def test_abandoned_tables_think_no_more(server: TestServer) -> None:
    async def story() -> None:
        bots, metrics = slow_bots(server), server.registry.metrics
        heavy = await attack(server, TABLES)
        await settle()
        assert metrics.queue.waiting == TABLES
        for live in heavy:
            await perform(server.registry, live, lambda table: ending.abandon(table, None))
        await settle()
        assert (metrics.queue.waiting, metrics.queue.running, metrics.stopped) == (0, 0, TABLES)
        assert not bots.thinking
        await bots.close()

    run(story())


def test_a_thought_that_is_stopped_while_it_has_its_turn_has_no_other(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        bots, metrics = slow_bots(server), server.registry.metrics
        turn = await thinking_of(bots, await person_waits(server, "sloth:100"))
        thought = turn.thought
        assert thought
        monkeypatch.setattr(Sloth, "meanwhile", lambda _: bots.queue.stop(thought))
        bots.queue.step()
        assert (metrics.queue.waiting, metrics.queue.running) == (0, 0)
        await bots.close()

    run(story())


def test_a_bot_stops_when_the_player_it_stands_in_for_is_back(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        live = await server.table()
        await perform(server.registry, live, lambda table: takeover.let_bot_play(table, 0, takeover.LEFT))
        await thinking_of(bots, live, 0)
        assert server.registry.metrics.queue.waiting == 1
        await perform_for(server.registry, live, 0, lambda table: takeover.come_back(table, 0))
        await settle()
        assert server.registry.metrics.queue.waiting == 0 and live.table.to_act == (0,)
        await bots.close()

    run(story())


def test_bots_alone_play_while_somebody_watches_and_not_longer(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        live, _ = await server.planned("sloth:1 sloth:1 sloth:1", pace=0)
        turn = await thinking_of(bots, live, 0)
        server.time += WATCHING
        slices(bots, turn)
        await until(lambda: not bots.thinking)
        assert live.table.steps == 0 and server.registry.metrics.queue.waiting == 0
        await server.registry.find(live.table.id)
        slices(bots, await thinking_of(bots, live, 0))
        await until(lambda: live.table.steps == 1)
        await bots.close()

    run(story())


# However much a budget allows


def test_thinking_ends_after_two_seconds_whatever_the_budget_says(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        turn = await thinking_of(bots, await person_waits(server, "sloth:100000"))
        assert slices(bots, turn) == pytest.approx(MOST_THINKING / SLICE, abs=1)
        assert turn.thought and turn.thought.chosen.result() == turn.thought.position.moves()[0]
        await bots.close()

    run(story())


def test_a_thought_that_waits_long_is_content_with_what_it_has_found(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        live, _ = await server.planned("sloth:100000 sloth:100000 sloth:100000 sloth:100000", "ku-ka-king", pace=0)
        turn = await thinking_of(bots, live, 0)
        await settle()
        assert slices(bots, turn) == pytest.approx(PATIENCE / SLICE, abs=5)
        await bots.close()

    run(story())


def test_a_steward_with_a_large_budget_moves_by_itself(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        load_steward("king-lui")
        monkeypatch.setattr(thinking, "MOST_THINKING", 0.1)
        bots = BotPlayers(server.registry, threads=1)
        live = await person_waits(server, "steward:100000")
        await until(lambda: live.table.to_act == (0,))
        assert server.registry.metrics.fallbacks == 0
        await bots.close()

    run(story())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_budget_in_playouts_comes_to_the_same_move_in_slices(
    server: TestServer, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    async def story() -> None:
        monkeypatch.setattr(thinking, "SLICE", 0.001)
        bots = slow_bots(server)
        live, _ = await server.planned(" ".join(["steward:1500"] * players), game, pace=0)
        assert live.table.match
        turn = await thinking_of(bots, live, live.table.to_act[0])
        assert turn.thought and slices(bots, turn) > 1
        expected = choose(read_bot("steward:1500"), live.table.match, turn.seat, turn.thought.seed)
        assert turn.thought.chosen.result() == expected
        await bots.close()

    run(story())


# Bots that do not come back


def test_many_slow_bots_do_not_flood_the_log(
    server: TestServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr("threekings.server.thinking.bot_players.TIMEOUT", 0.0)
        bots = slow_bots(server)
        await attack(server, TABLES)
        await until(lambda: server.registry.metrics.fallbacks >= TABLES)
        await bots.close()

    with caplog.at_level(logging.INFO):
        run(story())
    assert caplog.messages.count("bot too slow") == 10


@pytest.mark.parametrize("failure", [ValueError, SystemExit])
def test_a_bot_that_fails_is_helped_out_and_takes_no_thread_with_it(
    server: TestServer, monkeypatch: pytest.MonkeyPatch, failure: type[BaseException]
) -> None:
    def fail(*_: object) -> str:
        raise failure

    async def story() -> None:
        monkeypatch.setitem(BOTS, "broken", BotKind("broken", fail))
        bots = BotPlayers(server.registry, threads=1)
        live = await person_waits(server, "broken")
        await until(lambda: live.table.to_act == (0,))
        failed = server.registry.metrics.fallbacks
        assert failed >= 2
        fine, _ = await server.planned("greedy open open", pace=0)
        for seat, session, name in ((1, ADA, "Ada"), (2, BEA, "Bea")):
            await sit(server.registry, fine, session, name, seat=seat)
        await until(lambda: fine.table.to_act == (1,))
        assert server.registry.metrics.fallbacks == failed
        await bots.close()

    run(story())


def test_a_kind_of_bot_that_is_gone_is_replaced(server: TestServer) -> None:
    """Its package was removed while the table slept."""

    async def story() -> None:
        register_bot(BotKind("guest", lambda at, *_: at.moves()[0]))
        try:
            live = await person_waits(server, "guest")
        finally:
            del BOTS["guest"]
        bots = BotPlayers(server.registry, threads=1)
        bots.wake(live)
        await until(lambda: live.table.to_act == (0,))
        assert server.registry.metrics.fallbacks >= 2 and not server.registry.metrics.errors
        await bots.close()

    run(story())


def test_who_plays_without_a_connection_has_turns_of_their_own(server: TestServer) -> None:
    async def story() -> None:
        bots = slow_bots(server)
        for _ in range(TABLES):  # of bots alone, which somebody has set up and does not even watch
            live, _ = await server.planned(HEAVY, pace=0)
            live.visitor = ATTACKER
            server.registry.changed(live)
        mine = await person_waits(server, "sloth:10", address=None)
        mine.visitor = VICTIM
        server.registry.changed(mine)
        turn = await thinking_of(bots, mine)
        assert slices(bots, turn) <= 2 * 10 + 2
        await bots.close()

    run(story())
