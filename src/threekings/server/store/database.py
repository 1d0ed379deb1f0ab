"""What the writer needs of a database, whichever it is."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from threekings.server.store.statements import Statement

Rows = Sequence[tuple[Any, ...]]


class Sharing(NamedTuple):
    """How a process that shares its database is called there, and the database's time in seconds, as SQL."""

    process: str
    clock: str


class Database(Protocol):
    """The one connection that writes."""

    @property
    def sharing(self) -> Sharing | None:
        """None where no other process can write."""

    @property
    def connected(self) -> int:
        """How often it was connected anew: whatever was remembered before may be wrong."""

    def check_ready(self) -> None:
        """`StoreFailed` where nothing can be written now."""

    def rows(self, sql: str, values: Sequence[Any], /) -> Rows:
        """What a question comes to."""

    def transact(self, statements: Sequence[Statement], /) -> None:
        """Make all of them durable, or none; `InDoubt` where the database was lost meanwhile."""

    def roll_back(self) -> None:
        """End a transaction that failed, if there is one."""

    def is_about_a_change(self, problem: Exception, /) -> bool:
        """Whether an error is about what was to be written, and not about the disk or the database."""

    def close(self) -> None:
        """Nothing is written any more."""


class InDoubt(Exception):
    """Whether a transaction is durable is not known. `was_written` tells it, or `StoreFailed` while nobody answers."""

    def __init__(self, was_written: Callable[[], bool]):
        super().__init__("whether this was written is not known")
        self.was_written = was_written
