"""Looking into a server's data from another process, while it goes on: nothing is owned, nothing written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from threekings.server.store.account_queries import AccountQueries
from threekings.server.store.changes import StoreFailed
from threekings.server.store.data_folder import DATABASE
from threekings.server.store.database import Rows
from threekings.server.store.opening import check_address


class Reader(AccountQueries):
    """What a server's data says of accounts."""

    def __init__(self, connection: Any, failures: type[Exception], written: Any = lambda sql: sql):
        self.connection, self.failures, self.written = connection, failures, written

    def _rows(self, sql: str, *values: Any) -> Rows:
        try:
            rows: Rows = self.connection.execute(self.written(sql), values).fetchall()
        except self.failures as problem:
            why = " ".join(str(problem).split())
            raise StoreFailed(f"the accounts cannot be read, or are of another version: {why}") from problem
        return rows


@contextmanager
def reading(folder: Path, database: str | None = None) -> Iterator[AccountQueries]:
    """The accounts of a folder or a database; `StoreFailed` where there are none to be read."""
    if database:
        check_address(database)
        import psycopg  # needs the extra of that name

        from threekings.server.store.postgresql_connection import READ_ONLY, Address, numbered

        with closing(Address(database).connect("threekings accounts", READ_ONLY)) as connection:
            yield Reader(connection, psycopg.Error, numbered)
        return
    file = (folder / DATABASE).expanduser().absolute()
    if not file.is_file():
        raise StoreFailed(f"there are no tables in {folder}")
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        yield Reader(connection, sqlite3.Error)
