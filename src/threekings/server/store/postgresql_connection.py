"""Connections to PostgreSQL: what is asked and kept on them is what SQLite is asked and keeps (statements.py).

A database that does not answer is one that is away, and one that is away is not asked again at once: reading is done in
the event loop, and everybody waits for it.
"""

import re
import select
import time
from collections.abc import Generator
from contextlib import suppress
from functools import cache
from typing import Any

import psycopg
from psycopg.adapt import AdaptersMap
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumperUnknown

from threekings.server.store.changes import StoreFailed
from threekings.server.store.opening import EXAMPLE
from threekings.server.store.statements import STATEMENTS

ANSWER = 10.0  # seconds until a database that does not answer what was written is away
READ = 3.0  # and what was asked: the event loop waits for it
CONNECT = 3  # seconds for a connection to be made
PAUSES = 0.05, 1.0  # seconds between two attempts to reach a database that is away: the first, and the longest
SHARE = 4  # an attempt that took long is followed by a pause of so many times its length
PREPARE = 2  # times a statement is used before it is kept prepared
# What comes of a process that is gone is to be noticed: its lock keeps others out.
NOTICE_SOON = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3"
READ_ONLY = "-c default_transaction_read_only=on"
LOST = ("08", "57P")  # the beginnings of codes with which a database ends a connection


class Text(StrDumperUnknown):
    """PostgreSQL keeps every letter but NUL: what is asked for with one in its name is not found."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


class Number(Int8Dumper):
    """All numbers are of one size, or each size would be a statement of its own; truth is 0 or 1, as in SQLite."""

    def dump(self, obj: int) -> Any:
        return super().dump(int(obj))


ADAPTERS = AdaptersMap(psycopg.adapters)
for kind, dumper in ((str, Text), (int, Number), (bool, Number)):
    ADAPTERS.register_dumper(kind, dumper)


class NoAnswer(psycopg.OperationalError):
    """The database has not answered for too long."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection that waits for an answer no longer than `patience`, in seconds; None: for ever."""

    patience: float | None = ANSWER

    def wait(self, gen: Any, *settings: Any, **more: Any) -> Any:
        if self.patience is None:
            return super().wait(gen, *settings, **more)
        try:
            return super().wait(bounded(gen, self.patience), *settings, **more)
        except NoAnswer:
            self.close()
            raise


def bounded(waiting: Generator[Any, Any, Any], seconds: float) -> Generator[Any, Any, Any]:
    """The same work, given up if nothing arrives for so long."""
    heard = time.monotonic()
    try:
        wanted = next(waiting)
        while True:
            ready = yield wanted
            if ready:
                heard = time.monotonic()
            elif time.monotonic() - heard > seconds:
                raise NoAnswer(f"the database has not answered for {seconds:.0f} seconds")
            wanted = waiting.send(ready)
    except StopIteration as end:
        return end.value


class Address:
    """Where a database is."""

    def __init__(self, url: str):
        try:
            self._given = conninfo_to_dict(url)
        except psycopg.ProgrammingError:  # its text has the whole address in it, with the password
            raise StoreFailed(f"this is no address of a PostgreSQL database, as {EXAMPLE} is") from None
        self._again, self._pause, self._why = 0.0, PAUSES[0], ""

    def __str__(self) -> str:
        """As the operator is told, without user and password."""
        given = self._given
        name = given.get("dbname") or given.get("user") or "of this user"
        place = ":".join(str(given[part]) for part in ("host", "port") if given.get(part))
        return f"{name} at {place}" if place else str(name)

    def connect(self, name: str, options: str = "", *, patience: float | None = ANSWER) -> Connection:
        """A new connection; `StoreFailed` where there is none, or was none a moment ago."""
        begun = time.monotonic()
        if begun < self._again:
            raise StoreFailed(self._why)
        try:
            connection = Connection.connect(
                self.conninfo(name, options),
                autocommit=True,
                cursor_factory=psycopg.RawCursor,
                context=ADAPTERS,
                prepare_threshold=PREPARE,
            )
        except psycopg.Error as problem:
            self._why = f"the database {self} cannot be reached: {' '.join(str(problem).split())}"
            self._again = time.monotonic() + max(self._pause, SHARE * (time.monotonic() - begun))
            self._pause = min(2 * self._pause, PAUSES[1])
            raise StoreFailed(self._why) from problem
        self._pause = PAUSES[0]
        connection.prepared_max, connection.patience = STATEMENTS, patience
        return connection

    def conninfo(self, name: str, options: str = "") -> str:
        """What libpq is told; what the address says itself goes before."""
        own: dict[str, Any] = {
            "connect_timeout": CONNECT,
            **self._given,
            "application_name": name,
            "client_encoding": "UTF8",
        }
        return make_conninfo(**{**own, "options": f"{self._given.get('options') or ''} {options}".strip()})


@cache
def numbered(sql: str) -> str:
    """A statement with its places as PostgreSQL writes them: $1 for `?` and `?1`."""
    places = iter(range(1, 1 << 16))
    return re.sub(r"\?(\d*)", lambda place: f"${place[1] or next(places)}", sql)


def is_still_there(connection: Connection) -> bool:
    """Whether a connection that nothing is asked on has not been ended from the other side, as far as one hears."""
    heard = select.poll()
    with suppress(psycopg.Error):
        heard.register(connection.fileno(), select.POLLIN)
        while not connection.closed and heard.poll(0):  # what it says at last, and then the end
            connection.pgconn.consume_input()
    return not connection.closed


def is_lost(connection: Connection, problem: Exception) -> bool:
    """Whether an error means that nothing more can be asked on this connection."""
    return connection.closed or (getattr(problem, "sqlstate", None) or "").startswith(LOST)


def why(problem: Exception) -> str:
    """What PostgreSQL says, in one line."""
    return " ".join(str(problem).split())
