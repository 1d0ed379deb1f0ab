"""A table whose log was made long on purpose: it costs whoever wants it a while, and everybody else nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.registries import ADA, BEA, TestServer, run
from tests.server.serving import serving
from tests.server.tables import Life, shown
from threekings.server.lifecycle import waking
from threekings.server.lifecycle.sleeping import let_sleep
from threekings.server.registry import perform, sealed_choices
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables
from threekings.server.seating import seat_claims
from threekings.server.seating.seat_claims import sit
from threekings.server.store.changes import Change, Entry, Session, StoredSnapshot
from threekings.server.table import chat, ending, events, seats, setup, takeover, undo
from threekings.server.table.caps import MOST
from threekings.server.table.events import Event, Moved, Undone
from threekings.server.table.fold import fold
from threekings.server.table.refused import Refused
from threekings.server.table.snapshot import read_snapshot, snapshot_of, table_of_snapshot
from threekings.server.table.table import Note, Table

PAIRS = 1000  # of a move and its being taken back


async def solo(server: TestServer, **more: Any) -> LiveTable:
    """A person alone with bots, who may take back moves as they like."""
    live, _ = await server.planned("open greedy greedy", **more)
    await sit(server.registry, live, ADA, "Ada", seat=0)
    return live


async def lengthen(server: TestServer, live: LiveTable, pairs: int) -> None:
    """Write a move and its being taken back into the log again and again, as if that had been allowed."""
    both = [events.encode(event) for event in (Moved(moves=((0, "draw"),)), Undone(seat=0, steps=1))]
    first = live.table.seq + 1
    entries = tuple(Entry(first + number, server.time, both[number % 2]) for number in range(2 * pairs))
    await server.store.write(Change(live.table.id, entries=entries))
    del server.registry.live[live.table.id]


# Doing the same for ever


def test_taking_back_ends_and_playing_does_not(server: TestServer) -> None:
    async def story() -> None:
        live = await solo(server)
        live.table.counts["undo", 0] = MOST["undo"] - 1
        await perform.play(server.registry, live, 0, "draw")
        seq = await perform.perform(server.registry, live, lambda table: undo.undo(table, 0))
        await perform.play(server.registry, live, 0, "draw")
        with pytest.raises(Refused, match="2000 moves taken back are enough") as refused:
            await perform.perform(server.registry, live, lambda table: undo.undo(table, 0))
        assert refused.value.code == "often" and live.table.seq == seq + 1

    run(story())


SETTINGS = {
    "chat": lambda table: chat.speak(table, 0, "", "again"),
    "settings": lambda table: chat.mute(table, 1, quiet=1 not in table.muted),
}


@pytest.mark.parametrize("what", SETTINGS)
def test_talking_and_settings_end(what: Any) -> None:
    life = Life(plan="open open open").sit_all()
    for _ in range(MOST[what]):
        life.do(SETTINGS[what](life.table))
    with pytest.raises(Refused, match="enough for one game"):
        SETTINGS[what](life.table)
    assert life.again().counts == life.table.counts  # it is in the log, and so outlives a restart
    life.play_out()


def test_coming_and_going_ends() -> None:
    life = Life(plan="open open open").sit_all()
    for _ in range(MOST["comings"]):
        life.do(takeover.let_bot_play(life.table, 0, takeover.LEFT))
        life.do(takeover.come_back(life.table, 0))
    life.do(takeover.let_bot_play(life.table, 0, takeover.LEFT))
    with pytest.raises(Refused, match="enough for one game"):
        takeover.come_back(life.table, 0)


def test_who_comes_and_goes_before_a_game_takes_nothing_from_who_plays_it() -> None:
    life = Life(plan="open open open")
    for _ in range(MOST["comings"] - 1):
        life.do(seats.take_seat(life.table, 0, "Mallory"))
        life.do(seats.leave_seat(life.table, 0))
    life.do(seats.take_seat(life.table, 0, "Ada"))
    life.do(seats.leave_seat(life.table, 0))  # leaving, and being sent away, is never refused
    with pytest.raises(Refused, match="enough for one game"):
        seats.take_seat(life.table, 0, "Mallory")
    again = Life(plan="open open open")
    for _ in range(MOST["comings"] - 1):
        again.do(seats.take_seat(again.table, 0, "Mallory"))
        again.do(seats.leave_seat(again.table, 0))
    again.sit_all()
    again.do(takeover.let_bot_play(again.table, 0, takeover.LEFT))
    again.do(takeover.come_back(again.table, 0))


def test_the_pace_is_not_changed_for_ever() -> None:
    life = Life(plan="open open open").sit_all()
    for pace in range(MOST["settings"]):
        life.do(setup.set_pace(life.table, None, pace))
    with pytest.raises(Refused, match="enough for one game"):
        setup.set_pace(life.table, None, 1)


def test_a_choice_is_not_changed_for_ever(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(sealed_choices, "MOST_CHANGES", 5)
        live = await server.table("open open open", "ku-ka-king")
        for number in range(5):
            await perform.play(server.registry, live, 0, f"row {1 + number % 4}", f"choice {number}")
        with pytest.raises(Refused, match="changed choices are enough"):
            await perform.play(server.registry, live, 0, "row 1", "one more")
        await server.restart()
        live = await server.registry.find(live.table.id)
        with pytest.raises(Refused, match="changed choices are enough"):
            await perform.play(server.registry, live, 0, "row 1", "one more")
        for seat in (1, 2):
            await perform.play(server.registry, live, seat, f"row {seat}", "mine")
        await perform.play(server.registry, live, 0, "row 1", "the next round")  # what carries the game on is taken

    run(story())


# Reading it


class CountedNotes(list[Note]):
    """Notes that count how often one of them is looked at or changed."""

    touched = 0

    def __getitem__(self, place: Any) -> Any:
        type(self).touched += 1
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Note]:
        for note in super().__iter__():
            type(self).touched += 1
            yield note


def test_taking_in_a_long_log_is_linear() -> None:
    life = Life(plan="open open open").sit_all()
    life.table.notes, CountedNotes.touched = CountedNotes(), 0
    for number in range(PAIRS):
        take_in(life.table, Moved(moves=((0, "draw"),)), number)
        take_in(life.table, Undone(seat=0, steps=1), number)
    assert [note.times for note in life.table.notes] == [PAIRS]
    assert CountedNotes.touched <= 4 * PAIRS


def take_in(table: Table, event: Event, at: float) -> None:
    fold(table, event, table.seq + 1, at)


def test_notes_of_moves_that_are_gone_stand_where_the_game_goes_on(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open open open")
        table = live.table
        for event in (Moved(moves=((0, "draw"),)), Undone(seat=0, steps=1), Moved(moves=((0, "draw"),))):
            take_in(table, event, server.time)
        (seat,) = table.to_act
        take_in(table, Moved(moves=((seat, "draw"),)), server.time)
        take_in(table, Undone(seat=seat, steps=2), server.time)
        take_in(table, Undone(seat=seat, steps=0), server.time)
        assert [note.step for note in table.notes] == [0, 0, 0]
        take_in(table, ending.abandon(table, None), server.time)
        assert ending.record(table).count("# seat") == 3

    run(story())


def test_others_have_their_turn_while_a_long_log_is_read(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        live = await solo(server)
        await lengthen(server, live, PAIRS)
        folded: list[int] = [0]

        async def pause() -> None:
            folded.append(0)

        def counted(*arguments: Any) -> None:
            folded[-1] += 1
            fold(*arguments)

        server.registry.pause = pause
        monkeypatch.setattr("threekings.server.table.fold.fold", counted)
        again = await server.registry.find(live.table.id)
        assert again.table.seq == live.table.seq + 2 * PAIRS == sum(folded)
        assert max(folded) <= waking.PIECE

    run(story())


def test_many_tables_that_wake_together_share_the_turn_of_one(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        tables = [(await server.table()).table.id for _ in range(30)]
        server.registry.live.clear()
        folded: list[int] = [0]

        def counted(*arguments: Any) -> None:
            folded[-1] += 1
            fold(*arguments)

        async def count_turns() -> None:
            while len(server.registry.live) < len(tables):
                folded.append(0)
                await asyncio.sleep(0)

        monkeypatch.setattr("threekings.server.table.fold.fold", counted)
        await asyncio.gather(count_turns(), *(server.registry.find(table) for table in tables))
        assert max(folded) <= waking.PIECE and sum(folded) >= 4 * len(tables)

    run(story())


def test_who_wants_the_same_table_at_once_waits_for_one_reading(server: TestServer) -> None:
    async def story() -> None:
        live = await solo(server)
        await lengthen(server, live, PAIRS)
        pauses = 0

        async def pause() -> None:
            nonlocal pauses
            pauses += 1
            await asyncio.sleep(0)

        server.registry.pause = pause
        found = await asyncio.gather(*(server.registry.find(live.table.id) for _ in range(20)))
        assert len({id(one) for one in found}) == 1 and pauses <= 2 * PAIRS / waking.PIECE + 1
        waiting = asyncio.create_task(server.registry.find("nothing"))
        await asyncio.sleep(0)
        waiting.cancel()  # who does not wait any more harms nobody else who does
        with pytest.raises(Refused, match="no such table"):
            await server.registry.find("nothing")
        assert not server.registry.waking

    run(story())


# The snapshot is a cache


def rows_read(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries are read from the store from now on, a number for each time."""
    counts: list[int] = []
    read_log = server.store.store.read_log

    def counted(*arguments: Any) -> list[Entry]:
        entries = read_log(*arguments)
        counts.append(len(entries))
        return entries

    monkeypatch.setattr(server.store.store, "read_log", counted)
    return counts


def test_a_long_log_is_read_once(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        live = await solo(server)
        await perform.perform(server.registry, live, lambda table: chat.speak(table, 0, "", "Hello"))
        await lengthen(server, live, PAIRS)
        first = await server.registry.find(live.table.id)
        await perform.play(server.registry, first, 0, "draw")
        before = shown(first.table), first.table.notes, first.table.counts
        await server.restart()
        counts = rows_read(server, monkeypatch)
        del server.registry.live[live.table.id]
        again = await server.registry.find(live.table.id)
        assert (shown(again.table), again.table.notes, again.table.counts) == before
        assert sum(counts) <= 5
        monkeypatch.undo()
        await server.store.write(Change(live.table.id, snapshot=StoredSnapshot(9, b"nonsense")))
        del server.registry.live[live.table.id]
        again = await server.registry.find(live.table.id)
        assert (shown(again.table), again.table.notes, again.table.counts) == before

    run(story())


@pytest.mark.parametrize(("game", "players"), [("king-lui", 3), ("ku-ka-king", 3), ("kings-catering", 2)])
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_the_same_from_its_snapshot_and_from_its_log(game: str, players: int, seed: int) -> None:
    life = Life(game, " ".join(["open"] * players)).sit_all()
    checked = 0

    def compare(table: Table) -> bool:
        nonlocal checked
        if table.turn % 5 == 0:
            assert same(table, life.again())
            checked += 1
        return False

    life.play_out(seed, compare)
    assert same(life.table, life.again()) and checked


def same(table: Table, again: Table) -> bool:
    """Whether the log, and the snapshot of the table that it gives, come to the same."""
    kept = [shown(one) for one in (again, from_snapshot(again))]
    if table.match and table.match.choices:
        return kept[0] == kept[1]
    return kept == [shown(table)] * 2


def from_snapshot(table: Table) -> Table:
    snapshot = read_snapshot(snapshot_of(table))
    assert snapshot
    work = table_of_snapshot(table.id, snapshot, lambda _: table.edition)
    while True:
        try:
            next(work)
        except StopIteration as done:
            restored: Table = done.value
            return restored


def test_a_snapshot_of_another_version_is_not_used(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        live = await solo(server)
        await waking.keep_snapshot(live, server.registry.store)
        stored = server.store.read_snapshot(live.table.id)
        assert stored and read_snapshot(stored.body)
        monkeypatch.setattr("threekings.server.table.snapshot.__version__", "999")
        assert read_snapshot(stored.body) is None

    run(story())


def test_a_snapshot_ahead_of_its_log_is_not_used(server: TestServer) -> None:
    async def story() -> None:
        live = await solo(server)
        await perform.play(server.registry, live, 0, "draw")
        await waking.keep_snapshot(live, server.registry.store)
        server.store.close()
        with sqlite3.connect(server.folder / "data" / "threekings.sqlite") as connection:
            connection.execute("DELETE FROM log WHERE table_id = ? AND seq = ?", (live.table.id, live.table.seq))
        connection.close()
        server.open()
        again = await server.registry.find(live.table.id)
        assert again.table.seq == live.table.seq - 1

    run(story())


# Nobody waits for tables that nobody wants


def test_lists_wake_no_table(server: TestServer) -> None:
    async def story() -> None:
        mine, waiting = await server.table(), await server.table()
        await perform.play(server.registry, waiting, 0, "draw")
        for live in (mine, waiting):
            await let_sleep(server.registry, live)
        server.registry.live.clear()
        entries = {entry.table: entry.my_turn for entry in await my_tables(server.registry, ADA.hash)}
        assert entries == {mine.table.id: True, waiting.table.id: False}
        assert [entry.my_turn for entry in await my_tables(server.registry, BEA.hash)] == [True, False]
        assert not server.registry.live and not server.registry.waking

    run(story())


def test_lists_are_right_after_a_kill_although_no_list_hears_of_moves(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        await let_sleep(server.registry, live)
        server.registry.live.clear()
        live = await server.registry.find(live.table.id)
        await perform.play(server.registry, live, 0, "draw")
        await server.restart()  # as after a kill: nothing was put to sleep
        ada, bea = [await my_tables(server.registry, session.hash) for session in (ADA, BEA)]
        assert [entry.my_turn for entry in (*ada, *bea)] == [False, True]

    run(story())


def test_a_game_is_not_moved_to_new_devices_for_ever(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(seat_claims, "MOST_HOLDERS", 5)
        live, session = await server.table(), ADA
        for number in (1, 2):
            token = await seat_claims.new_token(server.registry, live, 0, session.hash)
            session = Session(b"device %d" % number, 0.0)
            await sit(server.registry, live, session, "Ada", token=token)
        token = await seat_claims.new_token(server.registry, live, 0, session.hash)
        with pytest.raises(Refused, match="devices are enough"):
            await sit(server.registry, live, Session(b"one more", 0.0), "Ada", token=token)
        assert seat_claims.seats_of(server.registry, live, session.hash) == [0]

    run(story())


def test_a_server_answers_before_its_tables_are_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served, served.browser() as ada:
        table = ada.ask("", {"game": "king-lui", "seats": ["open", "greedy", "greedy"]})["table"]
        ada.ask(f"/{table}/sit", {"name": "Ada"})
    with sqlite3.connect(tmp_path / "threekings.sqlite") as connection:
        connection.execute("UPDATE lobby SET due = 0")  # as after a kill
    connection.close()
    held = asyncio.Event()
    monkeypatch.setattr(waking, "PIECE", 1)
    with serving(tmp_path, pause=held.wait) as served, served.browser() as bea:
        assert bea.http.get("/health").status_code == 200
        other = bea.ask("", {"game": "king-lui", "seats": ["open", "greedy", "greedy"]})["table"]
        assert other in served.registry.live and table in served.registry.waking
        served.call(held.set)
        assert bea.http.get(f"/api/tables/{table}").status_code == 200
