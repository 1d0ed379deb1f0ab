"""What goes wrong with the machine: a full disk, deleted files, errors in the middle of the clocks, other users."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.places import SQLitePlace
from tests.server.registries import FaultyStore, TestServer, run
from tests.server.serving import Served, serving
from tests.server.test_store_folder import holder, told
from tests.server.writing import append, seqs, write
from threekings.cli.commands.serve import opened
from threekings.server import app, heartbeat
from threekings.server.heartbeat import FRESH, LITTLE_SPACE, Heartbeat
from threekings.server.lifecycle import clocks
from threekings.server.lifecycle.clocks import tick
from threekings.server.metrics import Metrics
from threekings.server.store.changes import InUse, StoreFailed
from threekings.server.store.sqlite import SQLiteStore

__all__ = ["holder"]  # a fixture


# The lock


def test_a_deleted_lock_file_lets_no_second_process_in(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    (tmp_path / "threekings.lock").unlink()
    with pytest.raises(InUse, match="in use by another process"):
        SQLiteStore.open(tmp_path)
    assert not (tmp_path / "threekings.lock").exists()
    holder.kill()
    holder.wait()
    SQLiteStore.open(tmp_path).close()  # although its child lives on


def test_the_owner_puts_a_deleted_lock_file_back(tmp_path: Path) -> None:
    store = SQLiteStore.open(tmp_path)
    assert store.missing_files() == []
    (tmp_path / "threekings.lock").unlink()
    assert store.missing_files() == ["threekings.lock"]
    assert store.missing_files() == [] and (tmp_path / "threekings.lock").read_text() == f"{os.getpid()}\n"
    assert told("open", tmp_path).startswith("InUse")
    assert write(store, append("t", 0)) == [None]
    with sqlite3.connect(tmp_path / "threekings.sqlite") as other:  # another reader leaves the database in one piece
        other.execute("SELECT count(*) FROM log").fetchall()
    other.close()
    assert write(store, append("t", 1)) == [None] and seqs(store, "t") == [0, 1]
    store.close()
    assert told("open", tmp_path) == "opened"


# A disk that cannot be written


@pytest.fixture
def moment() -> list[float]:
    return [1_800_000_000.0]


@pytest.fixture
def faulty(tmp_path: Path) -> FaultyStore:
    return FaultyStore(SQLiteStore.open(tmp_path / "data"))


@pytest.fixture
def served(tmp_path: Path, faulty: FaultyStore, moment: list[float]) -> Iterator[Served]:
    with serving(tmp_path / "data", opened=faulty, now=lambda: moment[0]) as running:
        yield running


def health(served: Served) -> tuple[int, dict[str, Any]]:
    with served.browser() as operator:
        answer = operator.http.get("/health")
        return answer.status_code, answer.json()


def test_the_server_is_not_well_while_nothing_can_be_written(
    served: Served, faulty: FaultyStore, moment: list[float]
) -> None:
    assert health(served) == (200, {"ok": True})
    faulty.broken = True
    moment[0] += FRESH
    assert health(served) == (503, {"ok": False, "reason": "the disk is full"})
    with served.browser() as operator:
        assert "threekings_store_writable 0\n" in operator.http.get("/metrics").text
    faulty.broken = False
    moment[0] += FRESH
    assert health(served) == (200, {"ok": True})


def test_asking_how_the_server_is_costs_one_write_at_most_every_few_seconds(
    served: Served, faulty: FaultyStore, moment: list[float]
) -> None:
    writes: list[object] = []
    faulty.before = writes.append
    moment[0] += FRESH
    for _ in range(20):
        health(served)
    assert len(writes) == 1


def test_little_space_is_a_warning(served: Served, faulty: FaultyStore, moment: list[float]) -> None:
    faulty.free_space = lambda: LITTLE_SPACE - 1  # type: ignore[attr-defined]
    moment[0] += FRESH
    assert health(served) == (200, {"ok": True, "warning": "255 MB are free on the disk"})


def test_a_database_that_was_deleted_is_noticed(served: Served, tmp_path: Path, moment: list[float]) -> None:
    (tmp_path / "data" / "threekings.sqlite").rename(tmp_path / "elsewhere")
    moment[0] += FRESH
    status, told = health(served)
    assert (status, told["reason"]) == (503, "threekings.sqlite was deleted or replaced while the server runs")
    (tmp_path / "elsewhere").rename(tmp_path / "data" / "threekings.sqlite")


def test_a_disk_that_does_not_answer_is_none_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate = SQLitePlace(tmp_path).gated()
    monkeypatch.setattr(heartbeat, "PATIENCE", 0.05)

    async def story() -> None:
        beat = Heartbeat(store, lambda: 0.0, Metrics())
        await asyncio.gather(*(beat.beat() for _ in range(10)))
        assert beat.problem == "nothing that is written is answered for"
        gate.open.set()
        monkeypatch.setattr(heartbeat, "PATIENCE", 20)
        await beat.beat()
        assert beat.problem is None and gate.commits == 1  # all have waited for one

    run(story())
    store.close()


def test_a_full_disk_is_told_to_the_operator_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store, gate = SQLitePlace(tmp_path).gated()
    caplog.set_level("INFO", "threekings")
    gate.open.set()

    async def story() -> None:
        beat = Heartbeat(store, lambda: 0.0, Metrics())
        for full in (True, True, False, False):
            gate.full = full
            await beat.beat()
            assert (beat.problem is not None) is full

    run(story())
    assert [record.msg for record in caplog.records] == ["store not writable", "store writable again"]
    store.close()


# The write-ahead log


def test_the_write_ahead_log_is_folded_when_nobody_writes(tmp_path: Path) -> None:
    store, log = SQLiteStore.open(tmp_path), tmp_path / "threekings.sqlite-wal"
    write(store, append("t", 0))
    store.fold_when_idle()
    assert log.stat().st_size > 0  # something was just written
    store.fold_when_idle()
    assert log.stat().st_size == 0
    write(store, append("t", 1))
    assert log.stat().st_size > 0 and seqs(store, "t") == [0, 1]
    store.close()


def test_folding_does_not_wait_for_a_write_nor_a_write_for_it(tmp_path: Path) -> None:
    store, log = SQLiteStore.open(tmp_path), tmp_path / "threekings.sqlite-wal"
    write(store, append("t", 0))
    store.fold_when_idle()
    with sqlite3.connect(tmp_path / "threekings.sqlite", isolation_level=None) as writing:
        writing.execute("BEGIN IMMEDIATE")
        store.fold_when_idle()
        assert log.stat().st_size > 0
        writing.execute("ROLLBACK")
    writing.close()
    store.fold_when_idle()
    assert log.stat().st_size == 0
    store.close()


# Clocks go on


def test_one_error_does_not_stop_what_goes_on_by_itself(server: TestServer) -> None:
    slept: list[float] = []
    errors = [StoreFailed("the disk is full"), RuntimeError("a bug"), KeyError("another"), AssertionError(), None]

    async def work() -> None:
        if error := errors.pop(0):
            raise error

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if not errors:
            raise asyncio.CancelledError

    async def story() -> None:
        with pytest.raises(asyncio.CancelledError):
            await app.again_and_again(server.registry, 7.0, work, sleep)
        assert slept == [7.0] * 6 and server.registry.metrics.errors == 3
        errors.extend([StoreFailed("still full"), None, RuntimeError("not reached")])
        await app.keep_trying(server.registry, work, sleep)
        assert len(errors) == 1

    run(story())


def test_one_table_does_not_stop_the_clocks_of_others(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    look = clocks.look

    async def story() -> None:
        tables = [await server.table(seconds=30) for _ in range(5)]

        async def failing(registry: Any, table: str) -> None:
            if table == tables[2].table.id:
                raise RecursionError
            await look(registry, table)

        monkeypatch.setattr(clocks, "look", failing)
        server.time += 30
        await tick(server.registry)
        assert [live.table.seats[0].why for live in tables] == ["time", "time", None, "time", "time"]
        monkeypatch.setattr(clocks, "look", look)
        server.time += 5
        await tick(server.registry)
        assert tables[2].table.seats[0].why == "time"

    run(story())


def test_where_nothing_can_be_written_clocks_are_tried_again(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=30)
        server.time += 30
        server.store.broken = True
        await tick(server.registry)
        assert live.table.seats[0].stand_in is None
        server.store.broken = False
        server.time += 5
        await tick(server.registry)
        assert live.table.seats[0].why == "time"

    run(story())


# Other users of the machine


def test_files_that_others_can_read_are_closed_to_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    SQLiteStore.open(folder).close()
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    store = opened(folder)
    write(store, append("t", 0))
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    (line,) = capsys.readouterr().out.splitlines()
    assert line.endswith(f"chmod -R go= {folder}")
    store.close()


def test_a_folder_of_ones_own_is_no_news(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opened(tmp_path / "data").close()
    opened(tmp_path / "data").close()
    assert capsys.readouterr().out == ""


def test_editions_that_others_can_write_are_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data" / "editions").mkdir(parents=True)
    (tmp_path / "data").chmod(0o700)
    (tmp_path / "data" / "editions").chmod(0o777)
    opened(tmp_path / "data").close()
    assert "chmod -R go=" in capsys.readouterr().out


def test_what_people_are_told_of_a_broken_file_names_no_path(tmp_path: Path) -> None:
    store = SQLiteStore.open(tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / "threekings.sqlite") as connection:
        connection.execute("DROP TABLE claims")
    connection.close()
    with pytest.raises(StoreFailed) as failed:
        store.seat_claims("t")
    assert str(tmp_path) not in str(failed.value)
    store.close()
