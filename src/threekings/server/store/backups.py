"""Backups: all data as of one moment, while the server goes on.

A backup is a data folder, wherever the data is kept: its SQLite file and the operator's editions. It can be served as
it is, or restored into another folder or a database. So data moves from one to the other and back.
"""

import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from threekings.server.store import data_folder
from threekings.server.store.changes import StoreFailed
from threekings.server.store.data_folder import DATABASE, EDITIONS
from threekings.server.store.migrations import migrate
from threekings.server.store.opening import check_address

ROWS = 500  # at a time
NOT_KEPT = "alembic_version", "processes", "leases", "company"  # they are about the server that ran
KEPT = DATABASE, f"{DATABASE}-wal"  # files that hold tables


def back_up(folder: Path, database: str | None, target: Path) -> int:
    """Make a new folder that holds all data and the editions; how many tables that are. Whole or not at all."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise StoreFailed(f"{target} is there already: name a new folder")
    with unfinished(target) as made:
        if database:
            check_address(database)
            from threekings.server.store.postgresql_copying import copy_out  # needs the extra of that name

            create(made / DATABASE)
            migrate(made / DATABASE)
            copy_out(database, made / DATABASE)
        else:
            copy_file(folder / DATABASE, made / DATABASE)
        copy_editions(folder, made)
        count = count_tables(made / DATABASE)
        sync(made / DATABASE)
        if target.exists():
            target.rmdir()
        made.rename(target)
        sync(target.parent)
    return count


def restore(backup: Path, folder: Path, database: str | None) -> int:
    """Put a backup, of an earlier version too, where there is nothing yet; how many tables that are."""
    if not database and any((folder / name).exists() and (folder / name).stat().st_size for name in KEPT):
        raise StoreFailed(f"there are tables in {folder} already: name a new folder")
    with tempfile.TemporaryDirectory() as place:
        ready = Path(place)
        copy_file(backup / DATABASE, ready / DATABASE)
        copy_editions(backup, ready)  # of which some logs of earlier versions have need
        bring_up_to_date(ready / DATABASE)
        if database:
            check_address(database)
            from threekings.server.store.postgresql_copying import copy_in  # needs the extra of that name

            copy_in(database, ready / DATABASE)
        else:
            put_into(folder, ready / DATABASE)
        copy_editions(backup, folder)
        return count_tables(ready / DATABASE)


def bring_up_to_date(database: Path) -> None:
    try:
        migrate(database)
    except sqlite3.Error as problem:
        raise StoreFailed(f"the backup cannot be read: {problem}") from problem


def copy_file(database: Path, target: Path) -> None:
    """Copy a database, also one that a server writes to, into a file complete in itself."""
    if not database.is_file() or not database.stat().st_size:
        raise StoreFailed(f"there are no tables in {database.parent}")
    create(target)
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source:
            with closing(sqlite3.connect(target, isolation_level=None)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file that needs no other beside it
            check_is_ours(source, database)
    except sqlite3.Error as problem:
        raise StoreFailed(f"{database} cannot be read: {problem}") from problem


def create(file: Path) -> None:
    """Make an empty file that nobody else reads, before there is something in it."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def check_is_ours(source: sqlite3.Connection, database: Path) -> None:
    if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
        raise StoreFailed(f"{database} holds no tables of Three Kings")


def put_into(folder: Path, copy: Path) -> None:
    """Make a file the database of a folder that nobody uses."""
    owned = data_folder.take(folder)
    try:
        beside = owned.path / f".{DATABASE}-{secrets.token_hex(4)}"
        try:
            shutil.copyfile(copy, beside)
            beside.chmod(0o600)
            sync(beside)
            beside.replace(owned.database)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
        sync(owned.path)
    finally:
        owned.release()


def copy_editions(source: Path, target: Path) -> None:
    """Copy the operator's editions, but none over another."""
    for file in sorted((source / EDITIONS).glob("*.toml")):
        there = target / EDITIONS / file.name
        if not there.exists():
            there.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copyfile(file, there)


def count_tables(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        count: int = connection.execute("SELECT count(DISTINCT table_id) FROM log").fetchone()[0]
        return count


def columns_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The names of all tables of the database that are kept for ever, and of their columns."""
    found = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    names = [name for (name,) in connection.execute(found).fetchall() if name not in NOT_KEPT]
    return {name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for name in names}


def rows_of(connection: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
    cursor = connection.execute(f"SELECT {', '.join(columns)} FROM {table}")
    while rows := cursor.fetchmany(ROWS):
        yield from rows


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """A folder beside the one that is made, gone with all in it where that fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    made = target.with_name(f".{target.name}-{secrets.token_hex(4)}")
    made.mkdir(mode=0o700)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
