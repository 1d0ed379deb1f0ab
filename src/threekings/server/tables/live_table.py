"""A table and those who look at it: who is told what, and who is there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from threekings.server.protocol.frames import state_frames, waiting_frame, whole_state
from threekings.server.protocol.messages import Current, Present, Told, encode
from threekings.server.tables.table import PLAYING, Refused, Table

LIVE = 3600  # seconds of a clock: with more, nobody expects the players to stay
GRACE = 60.0  # seconds a player at a live table may be gone
SPECTATORS = 200  # at one table, at most: every move is told to each of them
EVICTED = 4003  # the close code for somebody whose seat is not theirs any more


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator."""

    seat: int | None

    def tell(self, frame: bytes) -> None:
        """Take a frame, at once or never: nobody waits for a slow reader."""

    def close(self, code: int) -> None:
        """Hear no more."""


@dataclass(eq=False)
class Room:
    """A table and those who look at it."""

    table: Table
    now: Callable[[], float]
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    steps: int = 0  # of the log that all watchers have
    heard: int = 0  # lines of chat they have
    gone: dict[int, float] = field(default_factory=dict)  # seats nobody looks from any more, and since when
    used: float = 0.0  # when somebody last came here

    def tell_all(self, keep: int) -> None:
        """Tell everybody how the table stands now; a frame a seat, not a watcher."""
        heard = self.heard if keep else 0  # whoever keeps nothing of the log is told everything
        seats = list({watcher.seat for watcher in self.watchers})
        states = state_frames(self.table, seats, keep=keep, heard=heard)
        frames = {state.seat: encode(state) for state in states}
        for watcher in list(self.watchers):
            watcher.tell(frames[watcher.seat])
        self.catch_up()

    def catch_up(self) -> None:
        self.steps = len(self.table.match.steps) + 1 if self.table.match else 0
        self.heard = self.table.heard

    def tell_choice(self, seat: int, *, first: bool) -> None:
        """A choice is sealed: its own seat sees it; the others how many are missing, once, however it changes."""
        waiting = encode(waiting_frame(self.table))
        for watcher in list(self.watchers):
            if watcher.seat == seat:
                watcher.tell(encode(state_frames(self.table, [seat], keep=self.steps, heard=self.heard)[0]))
            elif first:
                watcher.tell(waiting)

    def tell_presence(self) -> None:
        seats = sorted({watcher.seat for watcher in self.watchers if watcher.seat is not None})
        self.tell_plainly(Present(seats, sum(watcher.seat is None for watcher in self.watchers)))

    def tell_plainly(self, told: Told) -> None:
        frame = encode(told)
        for watcher in list(self.watchers):
            watcher.tell(frame)

    def check_space(self, watcher: Watcher) -> None:
        """Refuse one who wants to look on where many do; whoever looks from a seat finds a place."""
        if sum(one.seat is None for one in self.watchers - {watcher}) >= SPECTATORS:
            raise Refused("full", f"this table has {SPECTATORS} spectators already: come back later")

    def welcome(self, watcher: Watcher, after: int, *, host: bool = False) -> None:
        """Bring a watcher up to date: nothing if it has missed nothing, else everything."""
        self.watchers.add(watcher)
        if watcher.seat is not None:
            self.gone.pop(watcher.seat, None)
        if after == self.table.seq and not (self.table.match and self.table.match.choices):
            watcher.tell(encode(Current(self.table.seq)))
        else:
            watcher.tell(encode(whole_state(self.table, watcher.seat, host=host)))
        self.tell_presence()

    def part(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._note_gone(watcher.seat)
        self.used = self.now()
        self.tell_presence()

    def unseat(self, seat: int) -> None:
        """Whoever looks from the seat does so no more: it is nobody's now, or another's."""
        lookers = [watcher for watcher in self.watchers if watcher.seat == seat]
        if not lookers:
            return
        for watcher in lookers:
            watcher.seat = None
            if self.table.created.spectators:
                watcher.tell(encode(whole_state(self.table, None)))
            else:
                self.watchers.discard(watcher)
                watcher.close(EVICTED)
        self._note_gone(seat)
        self.tell_presence()

    def _note_gone(self, seat: int | None) -> None:
        if seat is not None and all(watcher.seat != seat for watcher in self.watchers):
            self.gone[seat] = self.now()

    def was_here(self, seat: int) -> None:
        """Somebody has done something at the seat, seen or not."""
        if seat in self.gone:
            self.gone[seat] = self.now()

    def absent(self, now: float) -> list[int]:
        """Seats whose players have been gone for too long, where they are expected to stay."""
        clock = self.table.created.clock
        if clock is None or clock.seconds > LIVE or self.table.status != PLAYING:
            return []
        late = [seat for seat, since in self.gone.items() if now - since >= GRACE]
        return [seat for seat in late if self.table.seats[seat].bot is None]
