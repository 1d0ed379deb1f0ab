"""The store that an operator has chosen: a folder, or a database by its address."""

from pathlib import Path

from threekings.server.store.changes import StoreFailed
from threekings.server.store.sqlite import SQLiteStore
from threekings.server.store.store import Store

VARIABLE = "THREEKINGS_DATABASE"  # of the environment
SCHEMES = ("postgresql://", "postgres://")
EXAMPLE = "postgresql://USER@HOST/DATABASE"


def open_store(folder: Path, database: str | None = None) -> Store:
    """Own the data and bring it to this version; `InUse` or `StoreFailed` where that cannot be."""
    if not database:
        return SQLiteStore.open(folder)
    check_address(database)
    from threekings.server.store.postgresql import PostgreSQLStore  # needs the extra of that name

    return PostgreSQLStore.open(database)


def check_address(database: str) -> None:
    """What stands in it is not told: it may hold a password."""
    if not database.startswith(SCHEMES):
        raise StoreFailed(f"--database or {VARIABLE} is no address of a PostgreSQL database, such as {EXAMPLE}")
