"""All tables of a server over a real store, in simulated time: what is told is durable, and nothing is lost."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import threekings
from tests.decks import SMALL
from tests.server.places import everywhere
from tests.server.registries import ADA, BEA, CARL, HOST, SESSIONS, KeptConnection, TestServer, refused, run
from tests.server.tables import GAMES, shown
from tests.server.writing import sealed_at
from threekings.server.lifecycle.clocks import tick
from threekings.server.registry.creating import create_rematch
from threekings.server.registry.live_table import GRACE, NAMED_AFTER, SEAT_LOST, LiveTable
from threekings.server.registry.lobby import my_tables, open_tables, standing
from threekings.server.registry.perform import perform, perform_for, play, play_as_bot, speak
from threekings.server.registry.registry import IDLE
from threekings.server.seating.seat_claims import new_token, revoke, seats_of, sit
from threekings.server.store.changes import Change, Entry, StoreFailed
from threekings.server.table import chat, ending, events, seats, setup, takeover, undo
from threekings.server.table.events import BotTookOver, Moved, RematchCreated, Result, SeatLeft
from threekings.server.table.refused import Refused
from threekings.server.table.setup import STAND_IN
from threekings.server.table.table import GATHERING, OVER, PLAYING
from threekings.server.thinking.bot_players import BotPlayers


def log_of(server: TestServer, live: LiveTable) -> list[object]:
    return [events.decode(entry.body) for entry in server.store.read_log(live.table.id)]


# Persist, then publish


@everywhere
def test_nothing_is_told_before_it_is_durable(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        connections = server.connect(live, 0, 1, None)
        heard: list[int] = []
        server.store.before = lambda _: heard.append(sum(len(connection.frames) for connection in connections))
        await play(server.registry, live, 0, "draw", "a1")
        assert heard == [0]
        assert [len(connection.frames) for connection in connections] == [1, 1, 1]
        assert (
            {connection.last["seq"] for connection in connections}
            == {live.table.seq}
            == {server.store.read_log(live.table.id)[-1].seq}
        )

    run(story())


def all_commands(server: TestServer, live: LiveTable) -> list[Callable[[], Awaitable[Any]]]:
    registry = server.registry
    return [
        lambda: play(registry, live, 0, "draw", "a"),
        lambda: perform_for(registry, live, 0, lambda table: seats.leave_seat(table, 0), "b"),
        lambda: perform_for(registry, live, 0, lambda table: takeover.resign(table, 0), "c"),
        lambda: speak(registry, live, 0, "", "hello", "d"),
        lambda: perform(registry, live, lambda table: ending.abandon(table, None)),
        lambda: perform(registry, live, lambda table: chat.mute(table, 1, quiet=True)),
        lambda: new_token(registry, live, 0, ADA.hash),
        lambda: revoke(registry, live, 1),
    ]


@everywhere
def test_where_the_store_fails_nothing_is_told_and_nothing_has_changed(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        connections = server.connect(live, 0, 1, 2, None)
        before, log, claims = shown(live.table), log_of(server, live), server.store.seat_claims(live.table.id)
        server.store.broken = True
        for command in all_commands(server, live):
            with pytest.raises(StoreFailed):
                await command()
        assert shown(live.table) == before
        assert [connection.frames for connection in connections] == [[], [], [], []]
        assert (log_of(server, live), server.store.seat_claims(live.table.id)) == (log, claims)
        server.store.broken = False
        await play(server.registry, live, 0, "draw", "a")
        assert [len(connection.frames) for connection in connections] == [1, 1, 1, 1]

    run(story())


@everywhere
def test_a_choice_that_cannot_be_kept_is_not_made(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        connections = server.connect(live, 0, 1, None)
        server.store.broken = True
        with pytest.raises(StoreFailed):
            await play(server.registry, live, 0, "row 1", "a")
        assert live.table.to_act == (0, 1, 2)
        assert [connection.frames for connection in connections] == [[], [], []]

    run(story())


@everywhere
def test_a_table_that_cannot_be_kept_does_not_exist(server: TestServer) -> None:
    async def story() -> None:
        server.store.broken = True
        with pytest.raises(StoreFailed):
            await server.planned("open open open")
        assert server.registry.live == {}
        server.store.broken = False
        live, _ = await server.planned("open greedy greedy")
        server.store.broken = True
        with pytest.raises(StoreFailed):
            await sit(server.registry, live, ADA, "Ada", seat=0)
        assert live.table.status == GATHERING and not live.table.seats[0].taken
        assert seats_of(server.registry, live, ADA.hash) == []

    run(story())


@everywhere
def test_the_end_of_a_game_is_one_transaction(server: TestServer) -> None:
    """The last move, the result and what lists show of the table are written together or not at all."""

    async def story() -> None:
        live = await server.table()
        changes: list[Change] = []
        server.store.before = changes.append
        await play_on(server, live)
        assert live.table.status == OVER and live.table.match
        last = changes[-1]
        (entry,) = last.entries
        event = events.decode(entry.body)
        assert isinstance(event, Moved) and event.result
        assert [*event.result.scores] == live.table.match.scores()
        assert [*event.result.winners] == live.table.match.winners()
        assert last.lobby_entry and last.lobby_entry.status == OVER
        assert all(change.lobby_entry is None for change in changes[:-1])

    run(story())


@everywhere
def test_where_the_store_fails_at_the_end_the_game_is_not_over(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (connection,) = server.connect(live, 0)

        def fail_at_the_end(change: Change) -> None:
            server.store.broken = change.lobby_entry is not None

        server.store.before = fail_at_the_end
        with pytest.raises(StoreFailed):
            await play_on(server, live)
        assert live.table.status == PLAYING and connection.last["status"] == PLAYING
        await server.restart()
        live = await server.registry.find(live.table.id)
        await play_on(server, live)
        (listed,) = await my_tables(server.registry, ADA.hash)
        assert (listed.status, listed.my_turn) == (OVER, False)

    run(story())


async def play_on(server: TestServer, live: LiveTable, until: int = 1000) -> None:
    """The first legal move of whoever is to act, as often as asked for or to the end."""
    for _ in range(until):
        if not live.table.to_act:
            return
        seat = live.table.to_act[0]
        assert live.table.match
        server.time += 1
        await play(server.registry, live, seat, live.table.match.moves(seat)[0], f"m{live.table.seq}")


@everywhere
def test_who_asked_and_left_does_not_part_table_and_log(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (connection,) = server.connect(live, 1)
        asking = asyncio.create_task(play(server.registry, live, 0, "draw"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        assert await asking == live.table.seq == server.store.read_log(live.table.id)[-1].seq
        assert len(connection.frames) == 1

    run(story())


# Sent again


def test_a_move_sent_again_is_done_once(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (connection,) = server.connect(live, 0)
        seq = await play(server.registry, live, 0, "draw", "same")
        assert await play(server.registry, live, 0, "draw", "same") == seq == live.table.seq
        assert await play(server.registry, live, 0, "not even a move", "same") == seq
        assert len(connection.frames) == 1

    run(story())


def test_a_move_sent_again_is_counted_once_and_refused_never(server: TestServer) -> None:
    async def story() -> None:
        live, choosing = await server.table(), await server.table(game="ku-ka-king")
        for move in ("draw", "draw", "not even a move"):
            await play(server.registry, live, 0, move, "same")
        for row in ("row 1", "row 2"):
            await play(server.registry, choosing, 0, row, "same")
        metrics = server.registry.metrics
        assert (metrics.moves, metrics.refusals) == ({"person": 2, "bot": 0}, {})
        assert sum(metrics.seconds.counts) == 2

    run(story())


def test_two_seats_may_call_their_moves_alike(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        first = await play(server.registry, live, 0, "draw", "1")
        second = await play(server.registry, live, 1, "draw", "1")
        assert second == first + 1
        assert await refused(play(server.registry, live, 0, "draw", "2")) == "illegal"

    run(story())


@everywhere
def test_a_sealed_choice_sent_again_is_made_once_even_when_it_is_shown(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        connections = server.connect(live, 0, 1, None)
        seq = await play(server.registry, live, 0, "row 1", "same")
        assert await play(server.registry, live, 0, "row 2", "same") == seq == live.table.seq
        assert live.table.match and live.table.match.choices == {0: "row 1"}
        assert [len(connection.frames) for connection in connections] == [1, 1, 1]
        await play(server.registry, live, 1, "row 2", "same")
        await play(server.registry, live, 2, "row 3", "same")
        assert await play(server.registry, live, 0, "row 1", "same") == seq
        assert await play(server.registry, live, 2, "row 3", "same") == seq + 1
        assert len(log_of(server, live)) == live.table.seq + 1 == seq + 2
        await server.restart()
        live = await server.registry.find(live.table.id)
        assert await play(server.registry, live, 0, "row 1", "same") == seq
        assert live.table.seq == seq + 1

    run(story())


def test_a_name_of_an_action_has_an_end(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        for name in ("", "x" * 65):
            assert await refused(play(server.registry, live, 0, "draw", name)) == "action"

    run(story())


# Sealed choices


@everywhere
def test_others_learn_of_a_choice_only_how_many_are_missing_and_of_a_change_nothing(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        own, other, spectator = server.connect(live, 0, 1, None)
        await play(server.registry, live, 0, "row 1")
        assert own.last["view"]["choice"] == 1
        waiting = [{"tell": "waiting", "seq": live.table.seq, "count": 2}]
        assert other.received == spectator.received == waiting
        await play(server.registry, live, 0, "row 5")
        assert own.last["view"]["choice"] == 5 and len(own.frames) == 2
        assert other.received == spectator.received == waiting
        await play(server.registry, live, 1, "row 2")
        await play(server.registry, live, 2, "row 3")
        assert log_of(server, live)[-1] == Moved(moves=((0, "row 5"), (1, "row 2"), (2, "row 3")))
        assert sealed_at(server.store, live.table.id) == []

    run(story())


def test_whose_choice_is_missing_is_told_after_a_while_and_not_before(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        own, other, spectator = server.connect(live, 0, 1, None)
        server.registry.changed(live)
        await play(server.registry, live, 0, "row 1")
        server.time += NAMED_AFTER - 1
        await tick(server.registry)
        assert [len(connection.frames) for connection in (own, other, spectator)] == [1, 1, 1]
        assert "awaited" not in own.last and "awaited" not in other.last
        server.time += 1
        await tick(server.registry)
        told = {"tell": "waiting", "seq": live.table.seq, "count": 2, "awaited": [1, 2]}
        assert own.last == other.last == spectator.last == told
        server.time += 30
        await tick(server.registry)
        assert [len(connection.frames) for connection in (own, other, spectator)] == [2, 2, 2]

        late = KeptConnection(None)
        live.join(late, live.table.seq)
        assert late.received[0]["awaited"] == [1, 2]
        await play(server.registry, live, 1, "row 2")
        assert own.last == told | {"count": 1, "awaited": [2]}
        assert other.last["awaited"] == [2]
        await play(server.registry, live, 2, "row 3")
        assert "awaited" not in own.last and own.last["view"]["waiting"] == 3

    run(story())


@everywhere
def test_whose_choice_is_missing_is_known_after_a_restart_and_nobody_is_named_where_one_moves_after_another(
    server: TestServer,
) -> None:
    async def story() -> None:
        live, turns = await server.table(game="ku-ka-king"), await server.table(game="king-lui")
        await play(server.registry, live, 0, "row 1")
        server.time += NAMED_AFTER
        await server.restart()
        live, turns = [await server.registry.find(one.table.id) for one in (live, turns)]
        choosing, waiting = server.connect(live, 1)[0], server.connect(turns, 1)[0]
        for one in (live, turns):
            server.registry.changed(one)
        await tick(server.registry)
        assert choosing.last["awaited"] == [1, 2]
        assert waiting.received == []

    run(story())


@pytest.mark.parametrize("quick", [1, 2])
def test_before_that_nothing_tells_who_was_quick(server: TestServer, quick: int) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        own, spectator = server.connect(live, 0, None)
        server.registry.changed(live)
        await play(server.registry, live, quick, "row 1")
        server.time += NAMED_AFTER - 1
        await tick(server.registry)
        late = KeptConnection(0)
        live.join(late, live.table.seq)
        assert own.received == [{"tell": "waiting", "seq": live.table.seq, "count": 2}, late.last]
        assert spectator.received[0] == own.received[0]
        assert late.received[0]["view"]["waiting"] == 2 and "awaited" not in late.received[0]

    run(story())


@everywhere
def test_what_is_said_or_done_beside_does_not_lose_sealed_choices(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        await play(server.registry, live, 0, "row 1")
        await speak(server.registry, live, 1, "", "hm")
        await perform_for(server.registry, live, 1, lambda table: seats.leave_seat(table, 1))
        await perform_for(server.registry, live, 1, lambda table: takeover.come_back(table, 1))
        assert [sealed.seat for sealed in sealed_at(server.store, live.table.id)] == [0]
        await server.restart()
        live = await server.registry.find(live.table.id)
        assert live.table.match and live.table.match.choices == {0: "row 1"}

    run(story())


@everywhere
def test_an_abandoned_table_keeps_no_sealed_choices(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        await play(server.registry, live, 0, "row 1")
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        assert sealed_at(server.store, live.table.id) == []
        await server.restart()
        assert shown((await server.registry.find(live.table.id)).table) == shown(live.table)

    run(story())


# Restart


@pytest.mark.parametrize(("game", "players"), GAMES)
@everywhere
def test_a_restart_in_the_middle_of_everything_changes_nothing(server: TestServer, game: str, players: int) -> None:
    async def story() -> None:
        live = await server.table(" ".join(["open"] * players), game, seconds=300)
        for _ in range(12):
            await play_on(server, live, until=1)
            if live.table.seq % 3 == 0:
                await speak(server.registry, live, 0, "", "hm")
            before = shown(live.table)
            await server.restart()
            live = await server.registry.find(live.table.id)
            assert shown(live.table) == before
        await play_on(server, live)
        assert threekings.replay(ending.record(live.table)).over

    run(story())


@pytest.mark.parametrize(
    "body",
    [
        b"nonsense",
        b'{"event":"flew"}',
        b'{"event":"moved","moves":[[0,"fly"]]}',
        b'{"event":"undone","seat":0,"steps":9}',
        b'{"event":"player-returned","seat":9}',
    ],
)
@everywhere
def test_a_table_that_cannot_be_read_does_not_take_the_others_with_it(server: TestServer, body: bytes) -> None:
    async def story() -> None:
        broken, fine = await server.table(), await server.table()
        entry = Entry(broken.table.seq + 1, server.time, body)
        await server.store.write(Change(broken.table.id, entries=(entry,)))
        await server.restart()
        assert [*server.registry.live] == [fine.table.id]
        with pytest.raises(Refused, match="cannot be read"):
            await server.registry.find(broken.table.id)
        assert {entry.table for entry in await my_tables(server.registry, ADA.hash)} == {broken.table.id, fine.table.id}

    run(story())


@everywhere
def test_bots_that_wait_move_again_after_a_restart(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("greedy random open", pace=0)
        await sit(server.registry, live, ADA, "Ada", seat=2)
        assert live.table.to_act == (0,)
        server.store.close()
        server.open()
        bots = BotPlayers(server.registry, threads=1)
        await server.registry.wake_due()
        (live,) = server.registry.live.values()
        await until(bots, lambda: live.table.to_act == (2,))
        assert all(event.bot for event in log_of(server, live) if isinstance(event, Moved))
        await bots.close()

    run(story())


async def until(bots: BotPlayers, there: Callable[[], bool]) -> None:
    """Let bots move until something is so."""
    while not there():
        assert bots.thinking, "nobody moves any more"
        tasks = [turn.task for turn in bots.thinking.values() if turn.task]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)


@everywhere
def test_a_restart_leaves_some_time_to_think(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=600)
        server.time += 10_000
        await server.restart()
        live = await server.registry.find(live.table.id)
        assert takeover.deadline(live.table) == server.time + GRACE
        await tick(server.registry)
        assert live.table.seats[0].stand_in is None

    run(story())


# Bots


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_bots_play_a_whole_game_by_themselves(server: TestServer, game: str, players: int) -> None:
    async def story() -> None:
        bots = BotPlayers(server.registry, threads=2)
        live, _ = await server.planned(" ".join(["greedy"] * players), game, pace=0)
        await until(bots, lambda: live.table.status == OVER)
        assert threekings.replay(ending.record(live.table)).over
        await bots.close()

    run(story())


def test_bots_wait_a_random_moment_about_as_long_as_the_pace(server: TestServer) -> None:
    async def story() -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        bots = BotPlayers(server.registry, threads=1, sleep=sleep)
        live, _ = await server.planned("random random", "ku-ka-king", pace=1000)
        await until(bots, lambda: live.table.steps >= 8)
        assert len({*pauses}) > 5 and 0.6 <= min(pauses) < max(pauses) <= 1.4
        await bots.close()

    run(story())


@everywhere
def test_bots_keep_to_a_new_pace_from_their_next_move_on(server: TestServer) -> None:
    async def story() -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        bots = BotPlayers(server.registry, threads=1, sleep=sleep)
        live = await server.table("open greedy greedy", pace=1000)
        (connection,) = server.connect(live, 0)
        await perform(server.registry, live, lambda table: setup.set_pace(table, 0, 10))
        assert connection.last["pace"] == 10
        await play(server.registry, live, 0, "draw")
        await server.settled()
        await until(bots, lambda: len(pauses) > 1)
        assert max(pauses) <= 0.014
        await bots.close()
        await server.restart()
        assert (await server.registry.find(live.table.id)).table.pace == 10

    run(story())


def test_a_thought_about_a_position_that_was_taken_back_is_thrown_away(server: TestServer) -> None:
    async def story() -> None:
        waiting: list[asyncio.Event] = []

        async def sleep(_seconds: float) -> None:
            waiting.append(asyncio.Event())
            await waiting[-1].wait()

        bots = BotPlayers(server.registry, threads=1, sleep=sleep)
        live = await server.table("open greedy greedy")
        await play(server.registry, live, 0, "draw")
        (stale,) = bots.thinking.values()
        while not waiting:
            await asyncio.sleep(0)
        await perform_for(server.registry, live, 0, lambda table: undo.undo(table, 0))
        assert not bots.thinking and server.registry.metrics.stopped == 1
        await play(server.registry, live, 0, "draw")
        waiting[0].set()
        assert stale.task
        await asyncio.wait([stale.task])
        assert stale.task.cancelled()
        assert live.table.to_act == (1,) and live.table.steps == 1
        assert len(bots.thinking) == 1  # it thinks again
        await bots.close()

    run(story())


def test_a_bot_that_thinks_too_long_is_helped_out(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("threekings.server.thinking.bot_players.TIMEOUT", 0.0)
        bots = BotPlayers(server.registry, threads=1)
        live, _ = await server.planned("steward:2000ms open open", pace=0)
        for seat, session in ((1, ADA), (2, BEA)):
            await sit(server.registry, live, session, "Ada", seat=seat)
        await until(bots, lambda: live.table.to_act == (1,))
        assert server.registry.metrics.fallbacks > 0
        await bots.close()

    run(story())


@everywhere
def test_a_bot_tries_again_when_the_store_has_failed(server: TestServer) -> None:
    async def story() -> None:
        async def sleep(seconds: float) -> None:
            if seconds == 1.0:
                server.store.broken = False

        bots = BotPlayers(server.registry, threads=1, sleep=sleep)
        live, _ = await server.planned("greedy open open", pace=0)
        await sit(server.registry, live, ADA, "Ada", seat=1)
        await sit(server.registry, live, BEA, "Bea", seat=2)
        await server.settled()
        server.store.broken = True
        await until(bots, lambda: live.table.to_act == (1,))
        assert not server.store.broken
        await bots.close()

    run(story())


# Clocks


def test_the_clock_replaces_who_thinks_too_long(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=30)
        server.time += 29
        await tick(server.registry)
        assert live.table.seats[0].stand_in is None
        server.time += 1
        await tick(server.registry)
        await tick(server.registry)
        assert log_of(server, live)[-1] == BotTookOver(seat=0, bot=STAND_IN, why="time")
        await perform_for(server.registry, live, 0, lambda table: takeover.come_back(table, 0))
        assert takeover.deadline(live.table) == server.time + 30

    run(story())


def test_who_leaves_a_live_table_has_a_while_to_return(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=600)
        gone, back = server.connect(live, 1, 2)
        server.registry.leave(live, gone)
        server.registry.leave(live, back)
        server.time += GRACE - 1
        live.join(back, -1)
        await tick(server.registry)
        assert live.table.seats[1].stand_in is None
        server.time += 1
        await tick(server.registry)
        assert log_of(server, live)[-1] == BotTookOver(seat=1, bot=STAND_IN, why="left")
        server.time += GRACE
        await tick(server.registry)
        assert live.table.seats[2].stand_in is None

    run(story())


def test_who_plays_without_looking_is_not_gone(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=600)
        (connection,) = server.connect(live, 0)
        server.registry.leave(live, connection)
        server.time += GRACE - 1
        await play(server.registry, live, 0, "draw")
        server.time += 1
        await tick(server.registry)
        assert live.table.seats[0].stand_in is None

    run(story())


@pytest.mark.parametrize("seconds", [None, 3 * 86400])
def test_nobody_has_to_stay_where_there_is_no_clock_or_one_of_days(server: TestServer, seconds: int | None) -> None:
    async def story() -> None:
        live = await server.table(seconds=seconds)
        (connection,) = server.connect(live, 0)
        server.registry.leave(live, connection)
        server.time += 86400
        await tick(server.registry)
        assert live.table.seats[0].stand_in is None

    run(story())


def test_tables_nobody_needs_leave_the_memory_and_come_back(server: TestServer) -> None:
    async def story() -> None:
        gathering, _ = await server.planned("open open open")
        choosing = await server.table(game="ku-ka-king")
        await play(server.registry, choosing, 1, "row 4", "mine")
        server.time += IDLE
        await tick(server.registry)
        assert not server.registry.live
        for live in (gathering, choosing):
            assert shown((await server.registry.find(live.table.id)).table) == shown(live.table)
        assert (
            await play(server.registry, await server.registry.find(choosing.table.id), 1, "row 4", "mine")
            == choosing.table.seq
        )

    run(story())


def test_tables_that_somebody_needs_stay_in_memory(server: TestServer) -> None:
    async def story() -> None:
        watched, _ = await server.table(), await server.planned("greedy greedy greedy")
        waited_for, _ = await server.planned("greedy open open", absent=86400)  # with people, who wait for a bot
        for seat, session in enumerate((ADA, BEA), 1):
            await sit(server.registry, waited_for, session, f"Player {seat}", seat=seat)
        server.connect(watched, None)
        server.time += IDLE
        await tick(server.registry)
        assert {*server.registry.live} == {watched.table.id, waited_for.table.id}

    run(story())


def test_a_table_with_a_clock_sleeps_until_its_time_is_up(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=86400)
        server.time += IDLE
        await tick(server.registry)
        assert not server.registry.live
        server.time += 86400 - IDLE - 1
        await tick(server.registry)
        assert not server.registry.live and not server.registry.tasks
        server.time += 1
        await tick(server.registry)
        await asyncio.gather(*server.registry.tasks)
        server.time += 1
        await tick(server.registry)
        assert server.registry.live[live.table.id].table.seats[0].why == "time"

    run(story())


# Who sits where


def test_of_two_who_sit_down_at_the_same_moment_one_gets_the_seat(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        asked = [sit(server.registry, live, who, "X", seat=1) for who in (ADA, BEA)]
        one, other = await asyncio.gather(*asked, return_exceptions=True)
        assert one == 1 and isinstance(other, Refused)
        assert (seats_of(server.registry, live, ADA.hash), seats_of(server.registry, live, BEA.hash)) == ([1], [])

    run(story())


def test_who_is_refused_a_seat_has_no_claim_on_it(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("open human open")
        assert await refused(sit(server.registry, live, ADA, "", seat=0)) == "name"
        assert await refused(sit(server.registry, live, ADA, "Ada", seat=1)) == "taken"
        assert await refused(sit(server.registry, live, ADA, "", seat=None, token=made.tokens[1], salt=b"")) == "name"
        assert seats_of(server.registry, live, ADA.hash) == []
        assert await sit(server.registry, live, ADA, "Ada", seat=None, token=made.tokens[1], salt=b"") == 1

    run(story())


def test_a_token_opens_its_seat_once(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human human greedy")
        token = made.tokens[1]
        assert await sit(server.registry, live, ADA, "Ada", seat=None, token=token, salt=b"") == 1
        for who in (ADA, BEA):
            assert await refused(sit(server.registry, live, who, "Bea", seat=None, token=token, salt=b"")) == "token"
        assert await refused(sit(server.registry, live, BEA, "Bea", seat=None, token="x", salt=b"")) == "token"
        assert seats_of(server.registry, live, ADA.hash) == [1]

    run(story())


@everywhere
def test_the_last_who_sits_down_begins_the_game_in_the_same_entry_of_the_store(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open greedy greedy")
        written: list[int] = []
        server.store.before = lambda change: written.append(len(change.entries))
        await sit(server.registry, live, ADA, "Ada", seat=None)
        assert written == [2] and live.table.status == PLAYING

    run(story())


def test_a_new_link_moves_a_seat_to_another_device(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        old, spectator = server.connect(live, 0, None)
        token = await new_token(server.registry, live, 0, ADA.hash)
        assert await sit(server.registry, live, CARL, "Ignored", seat=None, token=token, salt=b"") == 0
        assert (seats_of(server.registry, live, ADA.hash), seats_of(server.registry, live, CARL.hash)) == ([], [0, 2])
        assert live.table.seats[0].name == "Player 0"
        assert old.seat is None  # looks on from outside now
        await play(server.registry, live, 0, "draw")
        assert old.frames[-1] == spectator.frames[-1]
        await new_token(server.registry, live, 1, BEA.hash)
        newest = await new_token(server.registry, live, 1, BEA.hash)
        assert await sit(server.registry, live, ADA, "", seat=None, token=newest, salt=b"") == 1

    run(story())


def test_where_there_are_no_spectators_the_old_device_is_sent_away(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(spectators=False)
        (old,) = server.connect(live, 0)
        token = await new_token(server.registry, live, 0, ADA.hash)
        await sit(server.registry, live, HOST, "", seat=None, token=token, salt=b"")
        assert old.closed == SEAT_LOST and old not in live.connections

    run(story())


def test_a_link_used_in_the_same_browser_leaves_its_pages_alone(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (connection,) = server.connect(live, 0)
        token = await new_token(server.registry, live, 0, ADA.hash)
        await sit(server.registry, live, ADA, "", seat=None, token=token, salt=b"")
        assert connection.seat == 0 and connection.frames == []

    run(story())


def test_the_host_has_no_link_to_the_cards_of_somebody_who_plays(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open open greedy")
        assert await refused(new_token(server.registry, live, 0, HOST.hash)) == "taken"
        for seat in (-1, 2, 3):
            assert await refused(new_token(server.registry, live, seat, HOST.hash)) == "seat"
        await perform_for(server.registry, live, 0, lambda table: seats.leave_seat(table, 0))
        assert await refused(new_token(server.registry, live, 0, HOST.hash)) == "taken"

    run(story())


def test_a_link_to_a_seat_that_a_bot_has_got_opens_nothing(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("open human open")
        await sit(server.registry, live, ADA, "Ada", seat=0)
        await perform(server.registry, live, lambda table: setup.begin(table))
        assert (
            await refused(sit(server.registry, live, BEA, "Bea", seat=None, token=made.tokens[1], salt=b"")) == "token"
        )
        assert seats_of(server.registry, live, BEA.hash) == []

    run(story())


def test_who_rises_has_no_claim_any_more(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, ADA, "Ada", seat=0)
        (connection,) = server.connect(live, 0)
        await perform_for(server.registry, live, 0, lambda table: seats.leave_seat(table, 0))
        assert seats_of(server.registry, live, ADA.hash) == [] and connection.seat is None
        await sit(server.registry, live, BEA, "Bea", seat=0)
        assert seats_of(server.registry, live, BEA.hash) == [0]

    run(story())


def test_a_revoked_seat_is_free_before_the_game_and_a_bots_in_it(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human open open")
        await revoke(server.registry, live, 0)
        assert (
            await refused(sit(server.registry, live, ADA, "Ada", seat=None, token=made.tokens[0], salt=b"")) == "token"
        )
        await sit(server.registry, live, ADA, "Ada", seat=1)
        await revoke(server.registry, live, 1)
        assert log_of(server, live)[-1] == SeatLeft(seat=1)
        assert seats_of(server.registry, live, ADA.hash) == []
        live = await server.table()
        (connection,) = server.connect(live, 0)
        await revoke(server.registry, live, 0)
        assert log_of(server, live)[-1] == BotTookOver(seat=0, bot=STAND_IN, why="revoked")
        assert seats_of(server.registry, live, ADA.hash) == [] and connection.seat is None
        assert await refused(revoke(server.registry, live, -1)) == "seat"

    run(story())


# Rematch, lobby, my games


def test_a_rematch_is_the_same_table_with_everybodys_seat_kept(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human open greedy", seconds=60, pace=5, options={"tiebreak": "shared"})
        assert await refused(create_rematch(server.registry, live, server.action(ADA))) == "status"
        await sit(server.registry, live, ADA, "Ada", seat=None, token=made.tokens[0], salt=b"")
        await sit(server.registry, live, BEA, "Bea", seat=None)
        (connection,) = server.connect(live, 0)
        await perform(server.registry, live, lambda table: setup.set_pace(table, None, 7))
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        again = await create_rematch(server.registry, live, server.action(BEA))
        assert log_of(server, live)[-1] == RematchCreated(again.table, 1)
        assert (connection.last["rematch"], connection.last["rematch_by"]) == (again.table, 1)
        assert (await create_rematch(server.registry, live, server.action(ADA))).table == again.table
        new = await server.registry.find(again.table)
        assert (new.table.created.options, new.table.created.clock, new.table.created.pace) == (
            live.table.created.options,
            live.table.created.clock,
            7,
        )
        assert new.table.created.rematch_of == live.table.id
        assert new.table.created.secret != live.table.created.secret
        assert await refused(sit(server.registry, new, CARL, "Carl", seat=None)) == "taken"
        for who, seat in ((BEA, 1), (ADA, 0)):
            assert await sit(server.registry, new, who, "X", seat=None) == seat
        assert new.table.status == PLAYING

    run(story())


@pytest.mark.parametrize(("game", "players"), GAMES)
@everywhere
def test_the_same_deal_once_more_is_the_same_deck_and_says_so(server: TestServer, game: str, players: int) -> None:
    async def story() -> None:
        live = await server.table(" ".join(["open"] * players), game)
        deck = live.table.playing().headers.deck
        assert await refused(create_rematch(server.registry, live, server.action(ADA), same_deal=True)) == "status"
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        again = await create_rematch(server.registry, live, server.action(ADA), same_deal=True)
        assert (again.commit, again.table != live.table.id) == (live.table.commitment, True)
        new = await server.registry.find(again.table)
        for seat in range(players):
            await sit(server.registry, new, SESSIONS[seat], "X", seat=seat, salt=b"another")
        assert new.table.playing().headers.deck == deck
        assert new.table.playing().options == ending.ended_match(live.table).options
        await perform(server.registry, new, lambda table: ending.abandon(table, None))
        record = ending.record(new.table)
        assert f"# the deal of table {live.table.id}, played once more at table {new.table.id}" in record
        assert f"table {live.table.id}\n" in record  # so that verify computes the shuffle once more
        assert threekings.replay(record).headers.commit == bytes.fromhex(again.commit)
        await server.restart()
        assert shown((await server.registry.find(again.table)).table) == shown(new.table)

    run(story())


@everywhere
def test_nobody_is_led_to_a_deal_that_others_know(server: TestServer) -> None:
    """Who asks for a rematch with new cards does not land at the same deal, nor the other way round; nor a stranger."""

    async def story() -> None:
        live = await server.table("open open open", public=True)
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        (bea,) = server.connect(live, 1)
        again = await create_rematch(server.registry, live, server.action(ADA), same_deal=True)
        assert bea.last["rematch_same_deal"] is True
        assert await refused(create_rematch(server.registry, live, server.action(BEA))) == "rematch"
        assert (await create_rematch(server.registry, live, server.action(BEA), same_deal=True)).table == again.table
        assert not (await server.registry.find(again.table)).table.created.public
        other = await server.table("open open open")
        await perform(server.registry, other, lambda table: ending.abandon(table, None))
        await create_rematch(server.registry, other, server.action(ADA))
        assert await refused(create_rematch(server.registry, other, server.action(BEA), same_deal=True)) == "rematch"
        await server.restart()
        assert (await server.registry.find(live.table.id)).table.rematch_same_deal

    run(story())


def test_a_table_without_a_game_has_no_deal(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        assert await refused(create_rematch(server.registry, live, server.action(HOST), same_deal=True)) == "status"
        assert live.table.rematch is None

    run(story())


def test_everybody_learns_who_has_taken_back_a_move(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="kings-catering", seats="open open")
        connections = server.connect(live, 0, 1, None)
        await play(server.registry, live, 0, "column 1")
        assert all("taken_back_by" not in connection.last for connection in connections)
        await perform_for(server.registry, live, 0, lambda table: undo.undo(table, 0))
        assert [connection.last["taken_back_by"] for connection in connections] == [0, 0, 0]
        await speak(server.registry, live, 1, "", "well")
        assert all("taken_back_by" not in connection.last for connection in connections)

    run(story())


def test_two_who_want_a_rematch_at_once_get_one(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        asked = [create_rematch(server.registry, live, server.action(who)) for who in (ADA, BEA)]
        made, other = await asyncio.gather(*asked)
        assert live.table.rematch == made.table == other.table
        assert len(server.registry.live) == 2

    run(story())


@everywhere
def test_the_lobby_lists_public_tables_with_an_open_seat_the_newest_first(server: TestServer) -> None:
    async def story() -> None:
        first, _ = await server.planned("open open greedy", public=True)
        await server.planned("open open greedy")
        await server.planned("human human greedy", public=True)
        server.time += 1
        second, _ = await server.planned("open open", "ku-ka-king", public=True)
        assert [entry.table for entry in open_tables(server.registry)] == [second.table.id, first.table.id]
        server.time += 1
        await sit(server.registry, first, ADA, "Ada", seat=0)
        entry = open_tables(server.registry)[1]  # nobody brings a table to the top by sitting down
        assert (entry.table, [seat.kind for seat in entry.seats]) == (first.table.id, ["human", "open", "bot"])
        await perform(server.registry, second, lambda table: setup.begin(table))
        assert [entry.table for entry in open_tables(server.registry)] == [first.table.id]
        await server.restart()
        assert [entry.table for entry in open_tables(server.registry)] == [first.table.id]

    run(story())


def test_my_games_begin_with_those_that_wait_for_me(server: TestServer) -> None:
    async def story() -> None:
        waiting = await server.table()
        server.time += 1
        other = await server.table()
        assert other.table.match
        await play(server.registry, other, 0, next(move for move in other.table.match.moves(0) if move != "draw"))
        server.time += 1
        gathering, _ = await server.planned("open open open")
        await sit(server.registry, gathering, ADA, "Ada", seat=2)
        cards = await my_tables(server.registry, ADA.hash)
        assert [entry.table for entry in cards] == [waiting.table.id, gathering.table.id, other.table.id]
        assert [entry.my_turn for entry in cards] == [True, False, False]
        assert [entry.mine for entry in cards] == [[0], [2], [0]]
        assert [entry.mine for entry in await my_tables(server.registry, HOST.hash)] == [[], [], []]
        assert await my_tables(server.registry, b"nobody") == []

    run(story())


@everywhere
def test_a_finished_game_is_listed_with_place_and_points(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        await play_on(server, live)
        result = live.table.result
        assert result
        for session, seat in ((ADA, 0), (BEA, 1), (CARL, 2)):
            (entry,) = await my_tables(server.registry, session.hash)
            assert entry.points == result.scores[seat]
            assert (entry.place == 1) == (seat in result.winners)
        (entry,) = await my_tables(server.registry, HOST.hash)
        assert (entry.place, entry.points) == (None, None)  # who only set it up has none
        await speak(server.registry, live, 0, "Ada", "Well played!")
        await create_rematch(server.registry, live, server.action(ADA))
        await server.restart()
        entries = {entry.table: entry for entry in await my_tables(server.registry, ADA.hash)}
        assert entries[live.table.id].points == result.scores[0]

    run(story())


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((5, 9, 7), (1,), [3, 1, 2]),
        ((9, 9, 7), (0, 1), [1, 1, 3]),
        ((9, 9, 7), (1,), [2, 1, 3]),  # a tie that was broken
        ((9, 4, 4), (0,), [1, 2, 2]),
        ((12,), (), [None]),  # alone
    ],
)
def test_a_place_is_that_of_the_result(scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]) -> None:
    result = Result(scores, winners)
    found = [standing(result, seat) for seat in range(len(scores))]
    assert [(place, points) for place, points, _ in found] == [*zip(places, scores, strict=True)]
    assert [won for _, _, won in found] == [1 / len(winners) if seat in winners else 0 for seat in range(len(scores))]


# Editions, limits


def test_an_edition_is_a_file_of_the_data_folder_by_name(server: TestServer) -> None:
    async def story() -> None:
        folder = server.folder / "editions"
        folder.mkdir()
        shutil.copy(SMALL, folder / "small.toml")
        (folder / "broken.toml").write_text("nonsense")
        live, _ = await server.planned("greedy greedy greedy", edition="small")
        assert len(live.table.edition.deck) < 110
        for name in ("../editions/small", "small.toml", "/etc/passwd", "gone", "broken", ""):
            assert await refused(server.planned("open open open", edition=name)) == "edition"
        with pytest.raises(Refused) as refusal:
            await server.planned("open open open", edition="broken")
        assert str(server.folder) not in refusal.value.reason

    run(story())


@everywhere
def test_a_game_is_played_on_with_its_edition_whatever_becomes_of_the_file(server: TestServer) -> None:
    async def story() -> None:
        folder = server.folder / "editions"
        folder.mkdir()
        shutil.copy(SMALL, folder / "small.toml")
        live = await server.table(edition="small")
        await play_on(server, live, until=3)
        before, text = shown(live.table), SMALL.read_text()
        (folder / "small.toml").write_text(text.replace("emeralds = 2", "emeralds = 3"))
        await server.restart()
        assert shown((await server.registry.find(live.table.id)).table) == before
        (folder / "small.toml").unlink()
        await server.restart()
        live = await server.registry.find(live.table.id)
        assert shown(live.table) == before
        await play_on(server, live)
        record = ending.record(live.table)
        assert f"edition small {live.table.edition.digest}\n" in record
        assert threekings.replay(record, edition=SMALL).over

    run(story())


@pytest.mark.parametrize("plan", [{"seconds": 0}, {"seconds": 10**9}, {"pace": -1}, {"pace": 10**6}])
def test_clocks_and_paces_have_bounds(server: TestServer, plan: dict[str, Any]) -> None:
    async def story() -> None:
        assert await refused(server.planned("open open open", **plan)) == "table"

    run(story())


def test_nobody_talks_or_acts_without_end(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        codes = []
        for number in range(20):
            try:
                await speak(server.registry, live, 0, "", str(number))
            except Refused as refusal:
                codes.append(refusal.code)
        assert {*codes} == {"rate"} and len(codes) > 10
        await speak(server.registry, live, 1, "", "others still can")
        server.time += 2
        await speak(server.registry, live, 0, "", "and so can I, later")
        for _ in range(1000):
            code = await refused(perform_for(server.registry, live, 0, lambda table: undo.undo(table, 0)))
        assert code == "rate"

    run(story())


# Who looks


def test_who_has_missed_nothing_is_told_so_and_who_has_is_told_everything(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(game="ku-ka-king")
        current, late, choosing = KeptConnection(0), KeptConnection(0), KeptConnection(1)
        live.join(current, live.table.seq)
        assert current.received[0] == {"tell": "current", "seq": live.table.seq}
        live.join(late, live.table.seq - 1)
        assert late.received[0]["tell"] == "state" and late.received[0]["log"]["keep"] == 0
        await play(server.registry, live, 0, "row 1")
        live.join(choosing, live.table.seq)
        assert choosing.received[0]["view"]["waiting"] == 2

    run(story())


def test_frames_add_up_to_the_whole_log_and_chat(server: TestServer) -> None:
    """A client keeps the first steps it is told to, appends the others, and does the same with the chat."""

    async def story() -> None:
        live, _ = await server.planned("open greedy greedy")
        connection = KeptConnection(None)
        live.join(connection, -1)
        await speak(server.registry, live, None, "Guest", "first")
        await speak(server.registry, live, None, "Guest", "second")
        await sit(server.registry, live, ADA, "Ada", seat=0)
        for _ in range(3):
            await play_a_course(server, live)
            await speak(server.registry, live, 0, "", "hm")
            await perform_for(server.registry, live, 0, lambda table: undo.undo(table, 0))
        await play_a_course(server, live)
        steps: list[Any] = []
        chat: list[Any] = []
        for state in [told for told in connection.received if told["tell"] == "state"]:
            steps = steps[: state["log"]["keep"]] + state["log"]["steps"]
            chat = (chat if state["log"]["keep"] else []) + state.get("chat", [])
        late = KeptConnection(None)
        live.join(late, -1)
        assert steps == late.received[0]["log"]["steps"] and len(steps) == live.table.steps + 1
        assert chat == late.received[0]["chat"] and [line["text"] for line in chat] == [
            "first",
            "second",
            "hm",
            "hm",
            "hm",
        ]

    run(story())


async def play_a_course(server: TestServer, live: LiveTable) -> None:
    """Somebody's move and those of the bots after it."""
    while True:
        seat = live.table.to_act[0]
        assert live.table.match
        move = live.table.match.moves(seat)[0]
        await (play if live.table.seats[seat].bot is None else play_as_bot)(server.registry, live, seat, move)
        if live.table.to_act == (0,):
            return


def test_those_who_look_are_counted(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        first = KeptConnection(1)
        live.join(first, -1)
        second = KeptConnection()
        live.join(second, -1)
        assert first.last == {"tell": "present", "seats": [1], "spectators": 1}
        server.registry.leave(live, second)
        assert first.last["spectators"] == 0

    run(story())
