"""The schema, one revision after another, applied when a store is opened. A revision once released is never edited.

Each database has revisions of its own, which come to the same tables under the same numbers.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from threekings.server.store.changes import StoreFailed

HEAD = "0005"
SQLITE, POSTGRESQL = "versions", "versions_postgresql"


def migrate(database: Path, *, to: str = HEAD) -> None:
    """Bring the file to a revision, all or nothing; a file that is there already costs one look."""
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        if _revision(connection) != to:
            # Left alone, Python's sqlite3 begins no transaction before DDL, and a kill would leave half a schema.
            _upgrade("sqlite://", connection, SQLITE, to, begin="BEGIN IMMEDIATE")
    finally:
        connection.close()


def migrate_postgresql(connect: Callable[[], Any]) -> None:
    """Bring a database to this version, all or nothing, over a connection that begins transactions by itself."""
    with closing(connect()) as connection:
        current = is_current(connection)
        connection.rollback()
        if not current:
            _upgrade("postgresql+psycopg://", connection, POSTGRESQL, HEAD)


def is_current(connection: Any) -> bool:
    """Whether a PostgreSQL database is of this version."""
    ((there,),) = connection.execute("SELECT to_regclass('alembic_version')").fetchall()
    return bool(there) and connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


def is_older(database: Path) -> bool:
    """Whether there is a file of an earlier version; one that cannot be read is for the store to complain about."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return _revision(connection) not in (None, HEAD)
    return False


def _revision(connection: sqlite3.Connection) -> str | None:
    there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if there else None
    return row[0] if row else None


def _upgrade(dialect: str, raw: Any, revisions: str, to: str, *, begin: str | None = None) -> None:
    # Imported here: they take longer than everything else at a start, and data is seldom old.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import StaticPool, create_engine, event
    from sqlalchemy.exc import SQLAlchemyError

    engine = create_engine(dialect, creator=lambda: raw, poolclass=StaticPool)
    if begin:
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql(begin))
    here, config = str(Path(__file__).parent).replace("%", "%%"), Config()
    config.set_main_option("script_location", here)
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", f"{here}/{revisions}")
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except CommandError as problem:
        raise StoreFailed(f"the data was made by a newer Three Kings: {problem}") from problem
    except SQLAlchemyError as problem:
        raise StoreFailed(f"the data could not be brought to this version: {problem}") from problem
    finally:
        engine.dispose()
