"""Bugs that a server could have, planted one at a time: the simulation has to find each."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.simulation.database import Memory
from threekings.server.lifecycle.leases import Leases
from threekings.server.net import websocket_connection
from threekings.server.protocol.messages import Done, encode
from threekings.server.registry import perform
from threekings.server.registry.other_processes import OtherProcesses
from threekings.server.store import sharing, writer
from threekings.server.store.changes import NO_TABLE, Change, StoreFailed
from threekings.server.store.statements import places
from threekings.server.store.store import Store
from threekings.server.table import moves
from threekings.server.table.refused import Refused


@contextmanager
def publish_before_persist() -> Iterator[None]:
    """What happens is told as soon as it is queued."""
    write = Store.write

    async def hasten(self: Store, change: Change) -> None:
        writing = asyncio.ensure_future(write(self, change))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())

    with patch.object(Store, "write", hasten):
        yield


@contextmanager
def missing_idempotency() -> Iterator[None]:
    """What is sent again is done again."""
    init = Memory.__init__

    def without_index(self: Memory, now: Callable[[], float]) -> None:
        init(self, now)
        self.connection.execute("DROP INDEX log_actions")

    with patch.object(Memory, "__init__", without_index), patch.object(writer, "resent", lambda *_: None):
        yield


@contextmanager
def secret_in_an_error() -> Iterator[None]:
    """Whoever may not play a move is told the last card of the pile."""
    play = moves.play

    def tell(table: Any, seat: int, move: str, **more: Any) -> Any:
        try:
            return play(table, seat, move, **more)
        except Refused as refused:
            if refused.code not in ("illegal", "invalid"):
                raise
            last = table.edition.cards[int(table.match._state["deck"][-1])]
            raise Refused(refused.code, f"{refused.reason}; you wait for {last}", refused.message) from None

    with patch.object(moves, "play", tell):
        yield


@contextmanager
def shuffle_told_early() -> Iterator[None]:
    """Whoever has done something is told by what the cards are shuffled."""
    answer = websocket_connection.WebSocketConnection.answer

    def tell(self: Any, frame: Any) -> None:
        if isinstance(frame, Done) and self.live:
            self.send(encode(frame)[:-1] + b',"more":"%s"}' % self.live.table.created.secret.hex().encode())
        else:
            answer(self, frame)

    with patch.object(websocket_connection.WebSocketConnection, "answer", tell):
        yield


@contextmanager
def seats_for_everybody() -> Iterator[None]:
    """Whoever says hello from a seat looks from it."""
    with patch.object(websocket_connection, "seats_of", lambda *_: range(9)):
        yield


@contextmanager
def told_though_not_written() -> Iterator[None]:
    """A write that fails is taken for one that did not."""
    write = Store.write

    async def forgive(self: Store, change: Change) -> None:
        try:
            await write(self, change)
        except StoreFailed:
            return

    with patch.object(Store, "write", forgive):
        yield


@contextmanager
def slow_readers_are_kept() -> Iterator[None]:
    """Nobody is disconnected for not reading."""
    with patch.object(websocket_connection, "MOST_UNREAD", 1 << 40):
        yield


@contextmanager
def commands_side_by_side() -> Iterator[None]:
    """Commands at a table do not wait for each other."""

    class Open:
        async def __aenter__(self) -> None:
            """Nobody waits."""

        async def __aexit__(self, *_: object) -> None:
            """Nor is anybody let in."""

    perform_new = perform.perform_new

    async def perform_at_once(registry: Any, live: Any, command: Any, action: str | None) -> int:
        lock, live.lock = live.lock, Open()
        try:
            return await perform_new(registry, live, command, action)
        finally:
            live.lock = lock

    with patch.object(perform, "perform_new", perform_at_once):
        yield


@contextmanager
def lease_not_checked() -> Iterator[None]:
    """Each process lets bots think and clocks run at all its tables, whoever has the lease."""
    with patch.object(Leases, "_others", lambda *_: {}), lease_not_guarded():
        yield


@contextmanager
def lease_not_guarded() -> Iterator[None]:
    """What a bot or a clock does is written also where another process has got the lease meanwhile."""
    with (
        patch.object(sharing, "_fence_sql", lambda rows: f"VALUES {places(2, rows)}"),
        patch.object(writer.Writer, "_lease_lost", lambda *_: None),
    ):
        yield


@contextmanager
def nobody_takes_charge() -> Iterator[None]:
    """Tables of a process that is gone are left to themselves."""

    async def only_live(self: OtherProcesses) -> None:
        await self.store.write(Change(NO_TABLE, beat=True))

    with patch.object(OtherProcesses, "beat", only_live):
        yield


BUGS = {
    bug.__name__: bug
    for bug in (
        publish_before_persist,
        missing_idempotency,
        secret_in_an_error,
        shuffle_told_early,
        seats_for_everybody,
        told_though_not_written,
        slow_readers_are_kept,
        commands_side_by_side,
        lease_not_checked,
        lease_not_guarded,
        nobody_takes_charge,
    )
}
