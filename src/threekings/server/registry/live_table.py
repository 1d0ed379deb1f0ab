"""A table in memory and the connections that look at it: who is sent what, and who is there."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from threekings.server.protocol.messages import Current, Present, ServerFrame, State, Waiting, encode
from threekings.server.protocol.outgoing_frames import for_holder, state_frames, waiting_frame, whole_state
from threekings.server.registry.given_hints import GivenHints
from threekings.server.seating.attendance import Attendance
from threekings.server.seating.spectator_names import SpectatorNames
from threekings.server.seating.votes import Votes
from threekings.server.seating.wishes import Wishes
from threekings.server.store.changes import HOST
from threekings.server.table.chat import message_count
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING, PLAYING, Table
from threekings.server.table.takeover import deadline

LIVE = 3600  # seconds of a clock: with more, nobody expects the players to stay connected
GRACE = 60.0  # seconds a player of a game with a shorter clock may be gone
WATCHING = 30.0  # seconds that somebody who has looked without a connection is taken for a spectator
NAMED_AFTER = 15.0  # seconds that a choice made with others' is missing until everybody is told whose
MOST_SPECTATORS = 200  # of one table: every move is sent to each of them
MOST_OF_SEAT = 8  # connections of one seat: windows and devices of whoever holds it
SEAT_LOST, TOO_MANY = 4003, 4008  # close codes: the seat is not theirs any more; it is looked from elsewhere by many
COME_BACK = 1012  # close code: say hello anew, and be judged anew


class Looking(Protocol):
    """As much of somebody who looks at a table as is known wherever they are connected."""

    @property
    def seat(self) -> int | None: ...
    @property
    def session(self) -> bytes | None: ...


class Connection(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator."""

    seat: int | None
    session: bytes | None  # whose, by its hash, if that is known: an account or a browser
    browser: bytes | None  # the hash of its cookie, if it has one
    address: str | None  # where from, if that is known

    def send(self, frame: bytes) -> None:
        """Take a frame, at once or never: nobody waits for a slow reader."""

    def close(self, code: int, reason: str = "") -> None:
        """Send nothing more."""


@dataclass(eq=False)
class LiveTable:
    """A table in memory and its connections. Whoever changes the table holds the lock."""

    table: Table
    now: Callable[[], float]
    holders: Callable[[], dict[int, bytes]] = dict  # who holds the seats, HOST too: sessions by their hashes
    connections: dict[Connection, None] = field(default_factory=dict)  # the oldest first
    elsewhere: Mapping[str, Sequence[Looking]] = field(default_factory=dict)  # who looks by way of other processes
    told_others: bytes | None = None  # what other processes know of those who look by way of this one
    stamps: dict[str, int] = field(default_factory=dict)  # for the how-manieth time others have told that of theirs
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    steps_sent: int = 0  # steps of the log that all connections have, the beginning counted
    chat_sent: int = 0  # messages they have
    gone: dict[int, float] = field(default_factory=dict)  # seats without a connection, and since when
    last_seen: dict[int, float] = field(default_factory=dict)  # when whoever plays a seat has ended what others wished
    here: dict[int, float] = field(default_factory=dict)  # when a seat was last heard of, without a connection
    spectator_names: SpectatorNames = field(default_factory=SpectatorNames)
    used: float = 0.0  # when somebody last came here, or it was woken
    listed_asleep: bool = False  # whether lists say whom it waits for, as they do of tables that sleep
    visitor: str | None = None  # the address of who set it up, or last played or looked from a seat over HTTP
    looked: float = float("-inf")  # when somebody last looked, by a connection or without one
    hints: GivenHints = field(default_factory=GivenHints)
    version: int = 0  # how often its table was changed, by whichever process
    named: int | None = None  # the turn in which everybody was told whose choices are missing

    def __post_init__(self) -> None:
        self.awake = self.now()
        self.wishes = Wishes(self.now)
        self.votes = Votes()
        self.told = Present([], 0)  # who is here, as it was sent last

    # Whether somebody is there

    def look(self) -> bool:
        """Somebody wants to see the table; whether nobody has watched it until now."""
        unwatched = not self.watched
        self.used = self.looked = self.now()
        return unwatched

    @property
    def watched(self) -> bool:
        return bool(self.lookers) or self.now() - self.looked < WATCHING

    @property
    def lookers(self) -> Collection[Looking]:
        """All who look at the table, by way of this process or another."""
        if not self.elsewhere:
            return self.connections
        return [*self.connections, *(one for others in self.elsewhere.values() for one in others)]

    @property
    def only_elsewhere(self) -> bool:
        """Whether all who look at the table do so by way of other processes."""
        return any(self.elsewhere.values()) and not self.connections

    def set_elsewhere(self, elsewhere: Mapping[str, Sequence[Looking]]) -> None:
        """Who looks at the table by way of other processes now: some have come, others are gone."""
        before, sessions = self.seats_there, {one.session for one in self.lookers}
        self.elsewhere = elsewhere
        if self.holders().get(HOST, b"") in sessions - {one.session for one in self.lookers}:
            self.here[HOST] = self.now()
        for seat in self.seats_there - before:
            self.gone.pop(seat, None)
            self._is_back(seat)
        self._note_gone(*before)

    @property
    def goes_on(self) -> bool:
        """Whether something may happen here that nobody asks for: a bot moves, or a clock runs out."""
        return self.bots_play or bool(self.times_due())

    @property
    def bots_play(self) -> bool:
        """Whether a bot is to move and somebody waits for it: bots alone play only while somebody watches."""
        if not any(self.table.bots_to_act()) or self.paused:
            return False
        return self.watched or any(place.present for place in self.table.seats)

    @property
    def paused(self) -> bool:
        """Whether all who play here are absent, or may return and are not there: no game goes on without them, whoever
        watches. Where there is a clock, it decides alone.
        """
        people = self.table.may_return()
        if self.table.created.clock or not people or not self.seats_there.isdisjoint(people):
            return False
        there = Attendance(self)
        return all(there.is_absent(seat) or self._unheard_of(seat) for seat in people)

    def _unheard_of(self, seat: int) -> bool:
        """Whether a bot has played here since before the table was woken, and nobody came."""
        return self.table.seats[seat].stand_in is not None and seat not in self.here and seat not in self.gone

    @property
    def seats_there(self) -> frozenset[int]:
        """Seats that somebody looks from, and those that the same browser holds: several may play at one device."""
        looking = frozenset(one.seat for one in self.lookers if one.seat is not None)
        if looking.issuperset(self.table.may_return()):
            return looking
        held = self.seats_by_session()
        return looking.union(*(held.get(one.session, ()) for one in self.lookers))

    def seats_by_session(self) -> dict[bytes | None, tuple[int, ...]]:
        """The seats of every session that holds any."""
        found: dict[bytes | None, tuple[int, ...]] = {}
        for seat, session in sorted(self.holders().items()):
            if seat != HOST:
                found[session] = (*found.get(session, ()), seat)
        return found

    def _seats_of(self, connection: Connection) -> set[int]:
        """The seat that somebody looks from, and all others of the same browser."""
        held = self.seats_by_session().get(connection.session, ())
        return {*held} if connection.seat is None else {connection.seat, *held}

    @property
    def addresses(self) -> frozenset[str | None]:
        """Of those who wait for bots here: from seats; where nobody is connected to one, as spectators; or without a
        connection."""
        seated = {connection.address for connection in self.connections if connection.seat is not None}
        return frozenset(seated or {connection.address for connection in self.connections} or {self.visitor})

    # Sending

    def broadcast(self, keep: int, *, taken_back_by: int | None = None) -> None:
        """Send everybody how the table stands now."""
        if not self.connections:  # but by way of other processes, perhaps
            self.mark_sent()
            return
        heard = self.chat_sent if keep else 0  # whoever keeps nothing of the log is sent everything
        seats = list({connection.seat for connection in self.connections})
        states = state_frames(
            self.table, seats, keep=keep, heard=heard, awaited=self.awaited, taken_back_by=taken_back_by
        )
        self._send_by_seat({state.seat: state for state in states})
        self.mark_sent()

    def _send_by_seat(self, frames: Mapping[int | None, State | Waiting]) -> None:
        """Send those who look from these seats what is for them: encoded for a seat, not for a connection, but where
        several play at one device.
        """
        encoded = {seat: encode(frame) for seat, frame in frames.items()}
        devices = self.table.status == GATHERING or None in frames
        held = self.seats_by_session() if devices else {}
        for connection in [one for one in self.connections if one.seat in frames]:
            own = held.get(connection.session, ())
            alike = own in ((), (connection.seat,))
            frame = frames[connection.seat]
            connection.send(encoded[connection.seat] if alike else encode(for_holder(own, frame, self.table)))

    def mark_sent(self) -> None:
        self.steps_sent = self.table.steps + 1 if self.table.match else 0
        self.chat_sent = message_count(self.table)

    def broadcast_choice(self, seat: int, *, first: bool) -> None:
        """A choice is sealed: its own seat sees it; the others how many are missing, once, however it changes."""
        awaited, looking = self.awaited, {connection.seat for connection in self.connections}
        frames: dict[int | None, State | Waiting] = {}
        if first:
            frames |= dict.fromkeys(looking, waiting_frame(self.table, awaited))
        if seat in looking:
            (frames[seat],) = state_frames(
                self.table, [seat], keep=self.steps_sent, heard=self.chat_sent, awaited=awaited
            )
        self._send_by_seat(frames)

    # Whose choices are missing: nobody is told before they have been for a while, so that who is quick is not known

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose choices are missing, where everybody may know."""
        return self.table.to_act if self.named == self.table.turn else ()

    @property
    def naming_due(self) -> float | None:
        """When those who look may be told whose choices are missing; None where they know, or nobody chooses."""
        match, table = self.table.match, self.table
        if match is None or not table.to_act or self.named == table.turn or not self.connections:
            return None
        return table.since + NAMED_AFTER if len(table.to_act) + len(match.sealed) > 1 else None

    def name_awaited(self, now: float) -> None:
        """Tell everybody whose choices are missing, where that has taken long."""
        if self.naming_due is not None and now >= self.naming_due:
            self.named = self.table.turn
            looking = {connection.seat for connection in self.connections}
            self._send_by_seat(dict.fromkeys(looking, waiting_frame(self.table, self.awaited)))

    def broadcast_presence(self) -> None:
        self.told = self.presence()
        self.broadcast_frame(self.told)

    def presence(self) -> Present:
        there = Attendance(self)
        return Present(
            sorted(self.seats_there),
            len(self._spectators()),
            self.wishes.successors,
            refused=self.wishes.refused,
            absent=there.absentees(),
            deputy=there.deputy,
        )

    def _spectators(self) -> list[Looking]:
        """Those who look from no seat, nor hold one."""
        outside = [one for one in self.lookers if one.seat is None]
        held = self.seats_by_session() if any(one.session is not None for one in outside) else {}
        return [one for one in outside if one.session not in held]

    def tell_presence(self) -> None:
        """Send everybody who is there, who is absent and who has the host's rights now, if that is new."""
        if self.presence() != self.told:
            self.broadcast_presence()

    def broadcast_frame(self, frame: ServerFrame) -> None:
        """The same for everybody."""
        encoded = encode(frame)
        for connection in list(self.connections):
            connection.send(encoded)

    # Coming and going

    def check_space(self, connection: Connection, *, host: bool = False) -> None:
        """Refuse one more spectator where there are many. Whoever looks from a seat finds a place, and so do, once,
        those who hold one and the host: no crowd makes them absent.
        """
        others = [one for one in self.lookers if one is not connection and one.seat is None]
        belongs = host or connection.session in self.seats_by_session()
        if belongs and all(one.session != connection.session for one in others):
            return
        if len(others) >= MOST_SPECTATORS:
            raise Refused("full", f"this table has {MOST_SPECTATORS} spectators already: come back later")

    def join(self, connection: Connection, after: int, *, host: bool = False, moved: int | None = None) -> None:
        """Bring a connection up to date: nothing if it has missed nothing, else everything.

        One that is here already is told again, and nobody else.
        """
        known = connection in self.connections
        self.connections[connection] = None
        for seat in self._seats_of(connection):
            self.gone.pop(seat, None)
            self._is_back(seat)
        if connection.seat is not None:
            self._close_oldest(connection.seat)
        chosen = self.table.match is not None and bool(self.table.match.choices)  # what others are told changes no seq
        state = self.state_for(connection.seat, connection.session, host=host, moved=moved)
        if after == self.table.seq and not chosen and not self.awaited and not state.mine:
            connection.send(encode(Current(self.table.seq)))
        else:
            connection.send(encode(state))
        if known:
            connection.send(encode(self.presence()))
        else:
            self.broadcast_presence()

    def state_for(
        self, seat: int | None, session: bytes | None, *, host: bool | None = None, moved: int | None = None
    ) -> State:
        """How the table stands for somebody who knows nothing of it yet."""
        state = whole_state(self.table, seat, host=host, moved=moved, awaited=self.awaited)
        own = self.seats_by_session().get(session, ())
        return state if own in ((), (seat,)) else for_holder(own, state, self.table)

    def tell_seats(self, *sessions: bytes | None) -> None:
        """Those of these sessions who look from no seat learn which seats are theirs now."""
        for connection in [one for one in self.connections if one.seat is None and one.session in sessions]:
            connection.send(encode(self.state_for(None, connection.session)))

    def _close_oldest(self, seat: int) -> None:
        """Let nobody fill a table with connections of one seat."""
        of_seat = [one for one in self.connections if one.seat == seat]
        for oldest in of_seat[:-MOST_OF_SEAT]:
            del self.connections[oldest]
            oldest.close(TOO_MANY, "this seat is open in too many windows")

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self._note_gone(*self._seats_of(connection))
        if connection.session is not None and connection.session == self.holders().get(HOST):
            self.here[HOST] = self.now()
        self.used = self.looked = self.now()
        self.broadcast_presence()

    def unseat(self, seat: int, *, but: bytes | None = None) -> None:
        """Whoever looks from the seat does so no more: it is nobody's now, or another's, who stays."""
        looking = [connection for connection in self.connections if connection.seat == seat]
        unseated = [connection for connection in looking if but is None or connection.session != but]
        if not unseated:
            return
        for connection in unseated:
            connection.seat = None
            if self.table.shown_to_all:
                connection.send(encode(self.state_for(None, connection.session)))
            else:
                del self.connections[connection]
                connection.close(SEAT_LOST)
        self._note_gone(seat)
        self.broadcast_presence()

    def close_to_spectators(self) -> None:
        """The game begins: where it has no spectators, others than those of the table are asked to come back."""
        if self.table.shown_to_all:
            return
        own = {*self.holders().values()}
        for connection in [one for one in self.connections if one.seat is None and one.session not in own]:
            del self.connections[connection]
            connection.close(COME_BACK)
        self.broadcast_presence()

    def _note_gone(self, *seats: int) -> None:
        for seat in {*seats} - self.seats_there:
            self.gone[seat] = self.now()

    def was_here(self, seat: int) -> bool:
        """Somebody has done something at the seat (HOST: as the host), connected or not; whether bots have waited."""
        waited = any(self.table.bots_to_act()) and self.paused
        self.here[seat] = self.now()
        if seat in self.gone:
            self.gone[seat] = self.now()
        self._is_back(seat)
        if self.told != Present(self.told.seats, self.told.spectators):  # somebody was absent, or asked for a seat
            self.tell_presence()
        return waited

    def heard_elsewhere(self, seat: int) -> None:
        """Somebody has done something at the seat by way of another process."""
        self.here[seat] = self.now()
        if seat in self.gone:
            self.gone[seat] = self.now()
        self._is_back(seat)

    def _is_back(self, seat: int) -> None:
        """Whoever is at the seat plays: nobody plays on for them, nor a bot."""
        self.last_seen[seat] = self.now()
        self.wishes.end(seat)
        self.votes.end(seat)

    def heard_of(self, seat: int) -> float:
        """When somebody last left the seat or did something there, as far as is known since the table was woken."""
        return max(self.awake, self.gone.get(seat, 0.0), self.here.get(seat, 0.0))

    @property
    def misses_somebody(self) -> bool:
        """Whether somebody looks at the table, but not all who play here or may: these may become absent."""
        return bool(self.connections) and not self.seats_there.issuperset(self.table.may_return())

    def times_due(self) -> list[float]:
        """When somebody's time runs out, thinking or gone."""
        until = deadline(self.table)
        return [*([] if until is None else [until]), *(self.gone[seat] + GRACE for seat in self._expected())]

    def looks_due(self) -> list[float]:
        """When there is something to do while the table is in memory."""
        return [*self.times_due(), *([] if self.naming_due is None else [self.naming_due])]

    def _expected(self) -> list[int]:
        """Seats without a connection whose players are expected to stay, and where no bot plays yet."""
        clock = self.table.created.clock
        if clock is None or clock.seconds > LIVE or self.table.status != PLAYING:
            return []
        return [seat for seat in self.gone if self.table.seats[seat].bot is None]

    def absent_seats(self, now: float) -> list[int]:
        """Seats whose players have been gone for too long."""
        return [seat for seat in self._expected() if now - self.gone[seat] >= GRACE]

    def names_of_others(self, who: object) -> list[str]:
        """How those are called who do not sit here: they have spoken, or ask for a seat."""
        return [*self.spectator_names.of_others(who), *self.wishes.names_of_others(who)]
