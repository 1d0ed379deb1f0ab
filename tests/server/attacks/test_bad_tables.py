"""One table that cannot be read, of every kind: it is set aside as it is, and everything else lives on."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.registries import ADA, HOST, TestServer, no_sleep, run
from threekings.server import logs
from threekings.server.compilation import begin_full_tables
from threekings.server.lifecycle.clocks import tick
from threekings.server.lifecycle.sweeping import DAY, Retention, Sweeper
from threekings.server.lifecycle.waking import keep_snapshot
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables, open_tables
from threekings.server.registry.perform import play
from threekings.server.registry.registry import IDLE, RETRY
from threekings.server.store.changes import StoreFailed
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING, PLAYING

DATABASE = "threekings.sqlite"
OF_A_TABLE = ("log", "sealed", "choice_ids", "lobby", "claims", "holders", "snapshots", "answers")
KEEP_A_WEEK = Retention(gathering=7 * DAY, bot_games=7 * DAY, games=7 * DAY)


def changed(server: TestServer, *statements: tuple[str, tuple[Any, ...]]) -> None:
    """What a fault of the disk, of a version or of a person has done to the file."""
    with sqlite3.connect(server.folder / "data" / DATABASE) as connection:
        for sql, values in statements:
            assert connection.execute(sql, values).rowcount == 1
    connection.close()


def stored(server: TestServer, table: str) -> dict[str, list[Any]]:
    """All that is kept of a table."""
    with sqlite3.connect(server.folder / "data" / DATABASE) as connection:
        rows = {
            name: connection.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table,)).fetchall()
            for name in OF_A_TABLE
        }
    connection.close()
    return rows


def in_first_entry(old: str, new: str) -> Callable[[str], tuple[str, tuple[Any, ...]]]:
    sql = "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB) WHERE table_id = ? AND seq = 0"
    return lambda table: (sql, (old, new, table))


def with_entry(body: bytes) -> Callable[[str], tuple[str, tuple[Any, ...]]]:
    sql = "INSERT INTO log SELECT table_id, max(seq) + 1, 0.0, ?, NULL FROM log WHERE table_id = ?"
    return lambda table: (sql, (body, table))


def with_sealed(seat: int, move: bytes) -> Callable[[str], tuple[str, tuple[Any, ...]]]:
    return lambda table: ("INSERT INTO sealed VALUES (?, ?, ?, NULL)", (table, seat, move))


DIGEST_SQL = """
    UPDATE log SET body = CAST(json_set(CAST(body AS TEXT), '$.edition.digest', 'gone') AS BLOB)
    WHERE table_id = ? AND seq = 0
"""
HARMS: dict[str, Callable[[str], tuple[str, tuple[Any, ...]]]] = {
    "an unknown game": in_first_entry('"king-lui"', '"chess"'),
    "a later format": in_first_entry('"format":2', '"format":99'),
    "an edition that is gone": lambda table: (DIGEST_SQL, (table,)),
    "no beginning": lambda table: ("DELETE FROM log WHERE table_id = ? AND seq = 0", (table,)),
    "a gap": lambda table: ("DELETE FROM log WHERE table_id = ? AND seq = 2", (table,)),
    "a seat there is not": with_entry(b'{"event":"seat-taken","seat":9,"name":"Eve"}'),
    "a seat that is no number": with_entry(b'{"event":"bot-took-over","seat":"one","bot":"greedy","why":"time"}'),
    "an unknown event": with_entry(b'{"event":"flew"}'),
    "no event": with_entry(b"\xff\x00"),
    "two beginnings": with_entry(b'{"event":"began","deck":"bread","options":{}}'),
    "a move that cannot be": with_entry(b'{"event":"moved","moves":[[0,"fly"]]}'),
    "a choice of a seat there is not": with_sealed(9, b"draw"),
    "a choice that cannot be": with_sealed(1, b"row 77"),
    "a choice that is no text": with_sealed(1, b"\xff"),
}


async def set_up(server: TestServer, status: str) -> LiveTable:
    """A table of Ada's that is played against a clock, or one that is full and waits for the compiler."""
    compiling = server.registry.compiling
    ready = compiling.is_ready
    if status == GATHERING:
        compiling.is_ready = lambda *_: False  # type: ignore[method-assign]
    live = await server.table(seconds=600, public=True)
    compiling.is_ready = ready  # type: ignore[method-assign]
    assert live.table.status == status
    return live


def lines_about(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    said = [record for record in caplog.records if record.levelno >= logging.WARNING and hasattr(record, "facts")]
    return [record.msg for record in said if record.facts.get("table") == table[: logs.SHOWN]]


async def live_on(server: TestServer, bad: str, fine: str, old: str) -> None:
    """Everything a server does: nothing fails, and only the bad table is missed."""
    registry = server.registry
    await begin_full_tables(registry)
    assert fine in registry.live and bad not in registry.live
    for _ in range(3):
        with pytest.raises(Refused, match="cannot be read"):
            await registry.find(bad)
        assert fine in {entry.table for entry in await my_tables(registry, ADA.hash)}
        open_tables(registry)
        await tick(registry)
    await play(registry, registry.live[fine], 0, "draw")
    server.time += IDLE
    await tick(registry)
    assert "time" in [place.why for place in registry.live[fine].table.seats]
    await Sweeper(registry, KEEP_A_WEEK, sessions=DAY, sleep=no_sleep).sweep()
    assert registry.store.read_lobby(old) is None


@pytest.mark.parametrize("status", [PLAYING, GATHERING])
@pytest.mark.parametrize("harm", HARMS)
def test_a_bad_table_is_set_aside(server: TestServer, caplog: pytest.LogCaptureFixture, harm: str, status: str) -> None:
    async def story() -> None:
        bad, old = await set_up(server, status), await server.table()
        changed(server, HARMS[harm](bad.table.id))
        before = stored(server, bad.table.id)
        server.time += 8 * DAY
        fine = await server.table(seconds=600)
        await server.restart()
        await live_on(server, bad.table.id, fine.table.id, old.table.id)
        assert stored(server, bad.table.id) == before
        assert lines_about(caplog, bad.table.id) == ["table broken"]

    run(story())


@pytest.mark.parametrize("body", [b"\xff", b"{}", b"[]", b'{"game":"king-lui","seats":7,"options":{}}'])
def test_a_bad_lobby_entry_is_missing_from_lists_alone(
    server: TestServer, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    async def story() -> None:
        (bad, _), (fine, _) = [await server.planned("open open open", public=True) for _ in range(2)]
        table = bad.table.id
        changed(server, ("UPDATE lobby SET body = ? WHERE table_id = ?", (body, table)))
        before = stored(server, table)
        await server.restart()
        for _ in range(3):
            assert [entry.table for entry in open_tables(server.registry)] == [fine.table.id]
            assert len(await my_tables(server.registry, HOST.hash)) == 1
            await begin_full_tables(server.registry)
        server.time += 8 * DAY
        await Sweeper(server.registry, KEEP_A_WEEK, sessions=DAY, sleep=no_sleep).sweep()
        assert stored(server, table) == before
        assert server.store.read_lobby(fine.table.id) is None
        assert lines_about(caplog, table) == ["lobby entry broken"]
        assert (await server.registry.find(table)).table.status == GATHERING

    run(story())


def test_times_that_are_none_harm_no_list_and_no_start(server: TestServer) -> None:
    async def story() -> None:
        bad, fine = await server.table(), await server.table()
        sql = "UPDATE lobby SET due = 'soon', updated = 'lately' WHERE table_id = ?"
        changed(server, (sql, (bad.table.id,)))
        await server.restart()
        assert {*server.registry.live} == {bad.table.id, fine.table.id}
        server.registry.live.clear()
        assert [entry.table for entry in await my_tables(server.registry, ADA.hash)] == [fine.table.id]

    run(story())


def test_a_list_that_is_wrong_deletes_no_game(server: TestServer, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        table = (await server.table()).table.id
        changed(server, ("UPDATE lobby SET status = 'gathering', people = 0 WHERE table_id = ?", (table,)))
        await server.restart()
        server.registry.live.clear()
        server.time += 8 * DAY
        for _ in range(2):
            await Sweeper(server.registry, KEEP_A_WEEK, sessions=DAY, sleep=no_sleep).sweep()
        assert lines_about(caplog, table) == ["lobby entry broken"]
        assert (await server.registry.find(table)).table.status == PLAYING

    run(story())


@pytest.mark.parametrize("body", [b"\xff", b"{}", b'{"version":"0"}', None])
def test_a_bad_snapshot_is_not_missed(server: TestServer, body: bytes | None) -> None:
    async def story() -> None:
        live = await server.table(seconds=600)
        await play(server.registry, live, 0, "draw")
        await keep_snapshot(live, server.registry.store)
        whole = server.store.read_snapshot(live.table.id)
        assert whole
        harmed = whole.body.replace(b'"draw"', b'"fly"') if body is None else body
        assert harmed != whole.body
        changed(server, ("UPDATE snapshots SET body = ? WHERE table_id = ?", (harmed, live.table.id)))
        await server.restart()
        assert server.registry.live[live.table.id].table.seq == live.table.seq

    run(story())


def test_a_store_that_fails_is_no_bad_table(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **_more: object) -> None:
        raise StoreFailed("the disk is gone")

    async def story() -> None:
        table = (await server.table()).table.id
        server.registry.live.clear()
        with monkeypatch.context() as patch:
            patch.setattr(server.store.store, "read_log", fail)
            await server.registry.wake_if_possible(table)
            assert not server.registry.live and not server.registry.set_aside
        server.time += RETRY
        await tick(server.registry)
        await asyncio.gather(*server.registry.tasks)
        assert table in server.registry.live

    run(story())
