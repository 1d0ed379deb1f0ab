"""Protocols that parse what arrives a small piece in each turn of the event loop, and read nothing meanwhile.

An event loop hands over as much as 256 kB at once: tens of thousands of small frames, which would keep everybody else
waiting until the last one is parsed.
"""

import asyncio
from abc import ABC, abstractmethod


class Piecewise(ABC):
    """One connection; what it consists of parses a piece, and says when it waits for something else first."""

    piece: int  # bytes that are parsed in one turn of the event loop
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unparsed: bytes | memoryview = b""
    next_turn: asyncio.Handle | None = None

    @abstractmethod
    def parse(self, data: bytes | memoryview) -> None: ...

    @abstractmethod
    def waits(self) -> bool:
        """Whether nothing is to be parsed now; whoever ends that calls `go_on`."""

    @abstractmethod
    def pause_reading(self) -> None: ...

    @abstractmethod
    def resume_reading(self) -> None: ...

    def data_received(self, data: bytes) -> None:
        if len(data) <= self.piece and not self.unparsed:
            self.parse(data)
            return
        self.unparsed = memoryview(bytes(self.unparsed) + data)
        self.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        """Parse the next piece soon."""
        if self.next_turn is None:
            self.next_turn = self.loop.call_soon(self._parse_next)

    def _parse_next(self) -> None:
        self.next_turn = None
        if self.transport.is_closing():
            self.forget_unparsed()
        elif self.waits():
            return
        elif self.unparsed:
            data, self.unparsed = self.unparsed[: self.piece], self.unparsed[self.piece :]
            self.parse(data)
            self.go_on()
        else:
            self.resume_reading()

    def forget_unparsed(self) -> None:
        self.unparsed = b""
        if self.next_turn is not None:
            self.next_turn.cancel()
            self.next_turn = None
