"""All data of a PostgreSQL database into an SQLite file, and back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from threekings.server.store.backups import ROWS, columns_of, rows_of
from threekings.server.store.changes import StoreFailed
from threekings.server.store.migrations import HEAD
from threekings.server.store.postgresql import PostgreSQLDatabase
from threekings.server.store.postgresql_connection import READ_ONLY, Address, Connection, why
from threekings.server.store.statements import places

SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


def copy_out(url: str, database: Path) -> None:
    """Copy all data, as of one moment, into a file that has the tables already; a server may go on meanwhile."""
    address = Address(url)
    with (
        closing(address.connect("threekings backup", READ_ONLY, patience=None)) as source,
        closing(sqlite3.connect(database, isolation_level=None)) as file,
    ):
        try:
            source.execute(SNAPSHOT)
            check_version(source, address)
            file.execute("BEGIN")
            for table, columns in columns_of(file).items():
                _read_table(source, file, table, columns)
            file.execute("COMMIT")
        except psycopg.Error as problem:
            raise StoreFailed(f"the database {address} cannot be read: {why(problem)}") from problem
        except sqlite3.Error as problem:
            raise StoreFailed(f"the backup cannot be written: {problem}") from problem


def copy_in(url: str, database: Path) -> None:
    """Copy all data of a file into a database that is empty and that no server uses; all of it or nothing."""
    address = Address(url)
    owned = PostgreSQLDatabase.owned(address, check_empty)
    target = owned.connection
    target.patience = None  # much is written at once
    with closing(owned), closing(sqlite3.connect(database)) as file:
        try:
            target.execute("BEGIN")
            for table, columns in columns_of(file).items():
                target.execute(f"DELETE FROM {table}")  # what a server that was there has left: when it lived
                _write_table(file, target, table, columns)
            target.execute("COMMIT")
            target.execute("ANALYZE")
        except psycopg.Error as problem:
            raise StoreFailed(f"the database {address} cannot be written: {why(problem)}") from problem


def check_version(source: Connection, address: Address) -> None:
    there = source.execute("SELECT to_regclass('alembic_version')").fetchall()[0][0]
    if not there:
        raise StoreFailed(f"there are no tables in the database {address}")
    found = source.execute("SELECT version_num FROM alembic_version").fetchall()
    if found != [(HEAD,)]:
        raise StoreFailed(f"the database {address} is of another version: a server of this one brings it up to date")


def check_is_empty(url: str) -> None:
    """`StoreFailed` where a database holds anything of ours, or cannot be reached."""
    address = Address(url)
    with closing(address.connect("threekings", READ_ONLY)) as connection:
        check_empty(connection, address)


def check_empty(target: Connection, address: Address) -> None:
    for name in ("log", "lobby", "sessions"):
        there = target.execute("SELECT to_regclass($1)", (name,)).fetchall()[0][0]
        if there and target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchall():
            raise StoreFailed(f"there are tables in the database {address} already: name an empty one")


def _read_table(source: Connection, file: sqlite3.Connection, table: str, columns: list[str]) -> None:
    names = ", ".join(columns)
    insert = f"INSERT INTO {table} ({names}) VALUES {places(len(columns), 1)}"
    with source.cursor("rows") as cursor:
        cursor.execute(f"SELECT {names} FROM {table}")
        while rows := cursor.fetchmany(ROWS):
            file.executemany(insert, rows)


def _write_table(file: sqlite3.Connection, target: Connection, table: str, columns: list[str]) -> None:
    with target.cursor() as cursor, cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy:
        for row in rows_of(file, table, columns):
            copy.write_row(row)
