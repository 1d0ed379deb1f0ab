"""Backups: a server's data moves from a folder to a database and back while it goes on, and nothing is overwritten."""

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import call, refused
from tests.server.places import Place, PostgreSQLPlace, SQLitePlace
from tests.server.postgresql import PostgreSQL
from tests.server.registries import TestServer
from tests.server.test_older_folders import FOLDER, SHOWN, lay_out
from tests.server.writing import append, sealed_at, seqs, write
from threekings.server.registry.perform import play, speak
from threekings.server.store import postgresql as module
from threekings.server.store.backups import columns_of
from threekings.server.store.changes import Change, Sealed, Session, StoredSnapshot
from threekings.server.store.migrations import migrate
from threekings.server.store.store import Store
from threekings.server.table.table import PLAYING

EDITION = "name = 'mine'\n"


def where(place: Place) -> list[str]:
    """The options that name a place."""
    if isinstance(place, PostgreSQLPlace):
        return ["--database", place.url]
    assert isinstance(place, SQLitePlace)
    return ["--data", str(place.folder)]


def everything(store: Store, tmp_path: Path) -> dict[str, list[Any]]:
    """All rows of all tables."""
    model = tmp_path / "model"
    migrate(model)
    with sqlite3.connect(model) as connection:
        tables = columns_of(connection)
    connection.close()
    return {name: sorted(store._rows(f"SELECT {', '.join(columns)} FROM {name}")) for name, columns in tables.items()}


async def some_games(server: TestServer) -> list[str]:
    """Tables of all kinds: over, in the middle of a choice made together, gathering."""
    names, chance = [], random.Random(1)
    for game, steps in (("king-lui", 1000), ("ku-ka-king", 7), ("kings-catering", 5)):
        live = await server.table(game=game)
        for number in range(steps):
            if live.table.status == PLAYING and live.table.match:
                seat = chance.choice(live.table.to_act)
                await play(server.registry, live, seat, chance.choice(live.table.match.moves(seat)), f"a{number}")
        await speak(server.registry, live, 0, "", "Grüß Gott, 王さま 👑")
        names.append(live.table.id)
    live, _ = await server.planned("open greedy greedy")
    await server.store.write(Change(live.table.id, snapshot=StoredSnapshot(0, bytes(range(256)))))
    await server.store.write(Change(live.table.id, session=Session(b"\0\xff", 1.5), alive=12.25))
    return [*names, live.table.id]


def test_tables_move_to_the_other_kind_of_database_and_play_on_there(
    place: Place, postgres: PostgreSQL, tmp_path: Path
) -> None:
    other: Place = SQLitePlace(tmp_path / "other")
    if isinstance(place, SQLitePlace):
        other = PostgreSQLPlace(postgres.empty_database())
    server = TestServer(tmp_path, place)
    names = asyncio.run(some_games(server))
    before = everything(server.store.store, tmp_path)
    assert call("backup", tmp_path / "backup", *where(place)).exit_code == 0  # while it goes on
    write(server.store.store, append("later", 0))
    shown = {name: asyncio.run(server.registry.find(name)).table.status for name in names}
    server.store.close()
    told = call("restore", tmp_path / "backup", *where(other))
    assert (told.exit_code, told.stdout) == (0, "4 tables were restored\n")

    moved = TestServer(tmp_path, other)
    assert everything(moved.store.store, tmp_path) == before
    assert {name: asyncio.run(moved.registry.find(name)).table.status for name in names} == shown

    async def play_on() -> None:
        live = await moved.registry.find(names[2])
        assert live.table.match
        (seat, *_), before = live.table.to_act, live.table.seq
        await play(moved.registry, live, seat, live.table.match.moves(seat)[0])
        assert live.table.seq > before

    asyncio.run(play_on())
    moved.store.close()


def test_a_backup_is_a_data_folder_of_its_own(place: Place, tmp_path: Path) -> None:
    (tmp_path / "data" / "editions").mkdir(parents=True)
    (tmp_path / "data" / "editions" / "mine.toml").write_text(EDITION)
    store, backup = place.open(), tmp_path / "new" / "backup"
    write(store, *(append("t", seq, f"a{seq}") for seq in range(1200)), Change("t", seal=Sealed(1, b"ham", "x")))
    told = call("backup", backup, *where(place), "--data", tmp_path / "data")
    assert told.stdout == f"1 table is in {backup} now\n"
    write(store, append("t", 1200))
    assert sorted(path.name for path in backup.iterdir()) == ["editions", "threekings.sqlite"]
    assert (backup / "editions" / "mine.toml").read_text() == EDITION
    assert [path.stat().st_mode & 0o777 for path in (backup, backup / "threekings.sqlite")] == [0o700, 0o600]
    served = SQLitePlace(backup).open()
    assert served.read_log("t") == store.read_log("t")[:1200] and served.find_action("t", "x") == 1199
    served.close()
    store.close()


def test_a_backup_of_an_earlier_version_is_brought_to_this_one(postgres: PostgreSQL, tmp_path: Path) -> None:
    lay_out(tmp_path)
    assert call("backup", tmp_path / "backup", "--data", tmp_path / "data").exit_code == 0
    place = PostgreSQLPlace(postgres.empty_database())
    assert call("restore", tmp_path / "backup", *where(place), "--data", tmp_path / "new").exit_code == 0
    server = TestServer(tmp_path / "new", place)
    for before in SHOWN.values():
        table = asyncio.run(server.registry.find(before["table"])).table
        assert (table.status, table.seq) == (before["status"], before["seq"])
    assert {file.name for file in (tmp_path / "new" / "editions").iterdir()} == {
        file.name for file in (FOLDER / "editions").iterdir()
    }
    server.store.close()


# What is refused, and changes nothing


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    store = SQLitePlace(tmp_path / "first").open()
    write(store, append("t", 0))
    store.close()
    assert call("backup", tmp_path / "backup", "--data", tmp_path / "first").exit_code == 0
    return tmp_path / "backup"


def test_a_place_with_tables_is_not_overwritten(place: Place, backup: Path) -> None:
    store = place.open()
    write(store, append("own", 0))
    store.close()
    line = refused(call("restore", backup, *where(place)))
    assert line.startswith("threekings: there are tables in ") and " already: name " in line
    store = place.open()
    assert seqs(store, "own") == [0] and seqs(store, "t") == []
    store.close()


def test_a_place_in_use_is_refused(place: Place, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FREE", 0.2)
    store = place.open()
    line = refused(call("restore", backup, *where(place)))
    assert "is in use by another process" in line or "there are tables in" in line
    assert seqs(store, "t") == [] and write(store, append("t", 0)) == [None]
    store.close()


def test_a_database_that_a_server_has_only_been_started_on_is_empty(postgres: PostgreSQL, backup: Path) -> None:
    place = PostgreSQLPlace(postgres.clean_database())
    store = place.open()
    write(store, Change("", alive=5.0))
    store.close()
    assert call("restore", backup, *where(place)).exit_code == 0
    store = place.open()
    assert seqs(store, "t") == [0] and store.alive() is None
    store.close()


def test_a_backup_is_not_written_over_anything(backup: Path, tmp_path: Path) -> None:
    before = (backup / "threekings.sqlite").read_bytes()
    for there in (backup, backup / "threekings.sqlite"):
        line = refused(call("backup", there, "--data", tmp_path / "first"))
        assert line == f"threekings: {there} is there already: name a new folder"
    assert (backup / "threekings.sqlite").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "first"]


@pytest.mark.parametrize("content", [None, b"", b"this is no database" * 100, "other"])
def test_what_is_no_data_is_told_in_one_line(content: bytes | str | None, tmp_path: Path, postgres: PostgreSQL) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "threekings.sqlite"
    if content == "other":
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE something (else_)")
        connection.close()
    elif isinstance(content, bytes):
        file.write_bytes(content)
    for words in (("backup", tmp_path / "new", "--data"), ("restore", tmp_path / "data", "--data")):
        folder = tmp_path / ("data" if words[0] == "backup" else "new")
        line = refused(call(*words, folder))
        assert "there are no tables" in line or "not a database" in line or "no tables of Three Kings" in line
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    empty = postgres.empty_database()
    assert "there are no tables in the database" in refused(call("backup", tmp_path / "new", "--database", empty))
    refused(call("restore", tmp_path / "data", "--database", empty))
    assert PostgreSQLPlace(empty).ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []


def test_rows_that_a_database_cannot_hold_leave_it_empty(backup: Path, postgres: PostgreSQL) -> None:
    with sqlite3.connect(backup / "threekings.sqlite") as connection:
        connection.execute("INSERT INTO sealed VALUES ('t', 'no seat', x'00', NULL)")
    connection.close()
    place = PostgreSQLPlace(postgres.clean_database())
    assert "cannot be written" in refused(call("restore", backup, *where(place)))
    store = place.open()
    assert seqs(store, "t") == [] and sealed_at(store, "t") == []
    store.close()


def test_a_backup_that_fails_leaves_nothing(backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    (tmp_path / "first" / "editions").mkdir()
    (tmp_path / "first" / "editions" / "mine.toml").write_text(EDITION)
    assert "No space left" in refused(call("backup", tmp_path / "new", "--data", tmp_path / "first"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "first"]
    assert backup.is_dir()
