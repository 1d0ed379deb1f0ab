"""The data folder: one owner, private, of this version or brought to it, and refused in one clear line otherwise."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.server.writing import append, sealed_at, seqs, write
from threekings.server.store import migrations
from threekings.server.store.changes import Change, InUse, Repeated, Sealed, StoreFailed
from threekings.server.store.sqlite import SQLiteStore

NOBODY = 65534


def program(name: str, *arguments: object) -> list[str]:
    return [sys.executable, "-m", "tests.server.programs", name, *map(str, arguments)]


def told(name: str, *arguments: object) -> str:
    return subprocess.run(program(name, *arguments), stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that owns the folder, and has a child."""
    with subprocess.Popen(program("hold", tmp_path), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        child = int(process.stdout.readline())
        yield process
        os.kill(child, signal.SIGKILL)
        process.kill()


# Who owns it


def test_a_second_process_is_refused_in_one_line(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    with pytest.raises(InUse) as refused:
        SQLiteStore.open(tmp_path)
    assert str(refused.value) == f"the data folder {tmp_path} is in use by another process ({holder.pid})"


def test_a_folder_is_free_again_when_its_owner_was_killed(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    holder.kill()  # its child lives on, and has inherited all it had open
    holder.wait()
    store = SQLiteStore.open(tmp_path)
    assert seqs(store, "held") == [0]
    store.close()


def test_the_same_process_is_refused_too_and_loses_nothing_by_it(tmp_path: Path) -> None:
    store = SQLiteStore.open(tmp_path)
    with pytest.raises(InUse, match="already open in this process"):
        SQLiteStore.open(tmp_path / ".." / tmp_path.name)
    assert told("open", tmp_path).startswith("InUse")
    store.close()
    assert told("open", tmp_path) == "opened"


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    store = SQLiteStore.open(tmp_path / "new" / "data")
    write(store, append("t", 0))
    folder = tmp_path / "new" / "data"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    assert {path.suffix for path in folder.iterdir()} >= {".sqlite", ".sqlite-wal", ".lock"}
    store.close()


# What cannot be used


def test_a_folder_that_may_not_be_written_is_refused() -> None:
    folder = Path(tempfile.mkdtemp())  # not below tmp_path, which nobody else may enter
    folder.chmod(0o555)
    uid = NOBODY if os.geteuid() == 0 else ""
    refused = told("open", folder, uid)
    assert refused == f"StoreFailed: the data folder {folder} cannot be used: Permission denied"
    assert list(folder.iterdir()) == []
    folder.rmdir()


def test_data_that_may_not_be_written_is_refused_and_kept() -> None:
    folder = Path(tempfile.mkdtemp())
    store = SQLiteStore.open(folder)
    write(store, append("t", 0))
    store.close()
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555)
    assert told("open", folder, NOBODY if os.geteuid() == 0 else "").startswith("StoreFailed")
    folder.chmod(0o700)
    for path in folder.iterdir():
        path.chmod(0o600)
    store = SQLiteStore.open(folder)
    assert seqs(store, "t") == [0]
    store.close()
    shutil.rmtree(folder)


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed, match="Not a directory"):
        SQLiteStore.open(tmp_path / "file")


def test_a_file_that_is_no_database_is_refused_and_the_folder_is_free(tmp_path: Path) -> None:
    (tmp_path / "threekings.sqlite").write_bytes(b"this is no database" * 100)
    for _ in range(2):
        with pytest.raises(StoreFailed, match="file is not a database"):
            SQLiteStore.open(tmp_path)


# Versions


def schema(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    connection.close()
    return [row[0] for row in rows]


def old_database(tmp_path: Path) -> Path:
    """A file of the first version, with a move and a sealed choice in it."""
    database = tmp_path / "threekings.sqlite"
    migrations.migrate(database, to="0001")
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO log VALUES ('t', 0, 1.0, x'00', 'move')")
        connection.execute("INSERT INTO sealed VALUES ('t', 1, x'01', 'choice'), ('t', 2, x'02', NULL)")
    connection.close()
    return database


def test_data_of_the_first_version_is_brought_to_this_one(tmp_path: Path) -> None:
    old_database(tmp_path)
    store = SQLiteStore.open(tmp_path)
    assert [entry.action_id for entry in store.read_log("t")] == ["move"]
    assert sealed_at(store, "t") == [Sealed(1, b"\1", "choice"), Sealed(2, b"\2")]
    again, move = write(store, Change("t", seal=Sealed(1, b"\1", "choice")), append("t", 1))
    assert isinstance(again, Repeated) and again.seq == 0 and move is None
    store.close()


def test_old_and_new_files_end_with_the_same_schema(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "old").mkdir()
    old, new = old_database(tmp_path / "old"), tmp_path / "new" / "threekings.sqlite"
    assert "choice_ids" not in "".join(schema(old))
    for database in (old, new):
        SQLiteStore.open(database.parent).close()
    assert schema(old) == schema(new)
    assert "choice_ids" in "".join(schema(old))


def test_the_newest_revision_is_the_one_the_code_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    database = tmp_path / "threekings.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE claims (something_else)")  # stands in the way of the last of several tables
    connection.close()
    before = schema(database)
    with pytest.raises(StoreFailed, match="claims already exists"):
        SQLiteStore.open(tmp_path)
    assert schema(database) == before


def test_data_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    SQLiteStore.open(tmp_path).close()
    with sqlite3.connect(tmp_path / "threekings.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreFailed, match="made by a newer Three Kings"):
        SQLiteStore.open(tmp_path)
