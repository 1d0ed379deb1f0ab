"""The schema, one revision after another, applied when a store is opened. A revision once released is never edited."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from threekings.server.store.changes import StoreFailed

HEAD = "0004"


def migrate(database: Path, *, to: str = HEAD) -> None:
    """Bring the file to a revision, all or nothing; a file that is there already costs one look."""
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        if _revision(connection) != to:
            _upgrade(connection, to)
    finally:
        connection.close()


def is_older(database: Path) -> bool:
    """Whether there is a file of an earlier version; one that cannot be read is for the store to complain about."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return _revision(connection) not in (None, HEAD)
    return False


def _revision(connection: sqlite3.Connection) -> str | None:
    there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if there else None
    return row[0] if row else None


def _upgrade(raw: sqlite3.Connection, to: str) -> None:
    # Imported here: they take longer than everything else at a start, and a file is seldom old.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import StaticPool, create_engine, event
    from sqlalchemy.exc import SQLAlchemyError

    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    # Left alone, Python's sqlite3 begins no transaction before DDL, and a kill would leave half a schema.
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
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
