"""All tables of one server: they live here, come back from their logs, and are changed by what is done at them.

One change after another at each table: what is asked is checked, made durable, taken into the table, and only then
told. The time, chance and the store are given, so that a whole house can be run in simulated time.
"""

import asyncio
import base64
import hashlib
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from threekings.edition import Edition, is_name
from threekings.errors import BrokenEdition
from threekings.game import GAMES
from threekings.server import logs
from threekings.server.metrics import Metrics
from threekings.server.net.rate_limits import Crowd, Limits
from threekings.server.protocol.frames import seat_infos
from threekings.server.protocol.messages import Card, Made, SeatInfo, TablePlan, encode
from threekings.server.store import changes
from threekings.server.store.changes import Change, Claim, Entry, Kind, Repeated, Sealed, StoreFailed
from threekings.server.store.store import Store
from threekings.server.tables import events
from threekings.server.tables.events import Abandoned, Again, Began, Clock, Created, Event, Moved, Rose, Spoke, Undone
from threekings.server.tables.live_table import GRACE, Room
from threekings.server.tables.replays import Replays
from threekings.server.tables.table import (
    GATHERING,
    HUMAN,
    LEFT,
    OPEN,
    PLAYING,
    Refused,
    Table,
    checked_pace,
    checked_plan,
    fair_match,
    open_table,
)

HOST = -1  # the claim of whoever has set up a table
TABLE_BYTES, TOKEN_BYTES, SECRET_BYTES = 9, 18, 32
MOST_SECONDS, MOST_TABLES = 30 * 86400, 100_000
LISTED = 200  # tables in the lobby, or among somebody's games
ACTION = 64  # letters of an action's name, at most
SOCKETS, FROM_ONE = 20_000, 100  # connections that look at tables, in all and from one address
IDLE = 600.0  # seconds that a table nobody needs is kept in memory
BOTH: tuple[Kind, ...] = ("token", "session")
Command = Callable[[Table], Event | None]
Result = TypeVar("Result")


class House:
    """The tables, and what is done at them."""

    def __init__(
        self,
        kept: Store,
        *,
        now: Callable[[], float],
        draw: Callable[[int], bytes],
        editions: Path | None = None,
        changed: Callable[[Room], None] = lambda _: None,
    ):
        self.store, self.now, self.draw, self.editions = kept, now, draw, editions
        self.changed = changed  # hears of every change: bots wait for it
        self.rooms: dict[str, Room] = {}
        self.metrics = Metrics(kept.commits)
        self.replays = Replays()
        self.requests = Limits(20.0, 100.0, now)  # a session's over HTTP
        self.founding = Limits(0.5, 20.0, now)  # new tables from one address
        self.doing = Limits(200.0, 800.0, now)  # what people do at a table
        self.speaking = Limits(0.5, 5.0, now)  # lines of chat of a seat
        self.crowd = Crowd(SOCKETS, FROM_ONE)

    def check_space(self, address: str | None) -> None:
        """Refuse one connection more where there are too many, in all or from one address."""
        if not self.crowd.has_space(address):
            raise Refused("full", "too many connections: come back later")

    # Tables

    async def create(self, plan: TablePlan, session: bytes, before: Room | None = None) -> Made:
        """Set up a table; the session is its host. After another game, everybody has a claim on their old seat."""
        table = name_of(self.draw(TABLE_BYTES))
        created = self._created(plan, before)
        opened = self._set_up(table, created)
        created = opened.created
        tokens = {seat: name_of(self.draw(TOKEN_BYTES)) for seat, kind in enumerate(created.seats) if kind == HUMAN}
        room = Room(opened, self.now, used=self.now())
        entry = Entry(0, self.now(), events.encode(created))
        claims = [Claim(HOST, "session", session), *(Claim(seat, "token", hashed(key)) for seat, key in tokens.items())]
        claims += self._kept_seats(before) if before else []
        room.table.seq = 0
        await self.store.write(Change(table, entries=(entry,), claims=tuple(claims), card=self._kept_card(room.table)))
        self.rooms[table] = room
        logs.event("table created", table=table, game=created.game, players=created.players)
        if room.table.full:
            await self.do(room, lambda table: table.begin())
        return Made(table, room.table.commit, tokens)

    def _created(self, plan: TablePlan, before: Room | None) -> Created:
        if plan.seconds is not None and not 1 <= plan.seconds <= MOST_SECONDS:
            raise Refused("table", f"seconds to think are 1 to {MOST_SECONDS}")
        created = Created(
            game=plan.game,
            players=len(plan.seats),
            seats=tuple(plan.seats),
            secret=self.draw(SECRET_BYTES),
            options=plan.options,
            edition=plan.edition,
            public=plan.public,
            spectators=plan.spectators,
            clock=None if plan.seconds is None else Clock(plan.seconds),
            pace=checked_pace(plan.pace),
            before=before.table.id if before else None,
        )
        return checked_plan(created)

    def _set_up(self, table: str, created: Created) -> Table:
        """The table, if its game can be dealt with this edition: after the first entry it is too late to refuse."""
        edition = self.edition(created)
        if created.edition is not None:
            created = msgspec.structs.replace(created, digest=edition.digest)
        opened = open_table(table, created, edition)
        try:
            fair_match(opened)
        except ValueError as error:
            raise Refused("table", str(error)) from None
        return opened

    def _kept_seats(self, before: Room) -> list[Claim]:
        people = [seat for seat, place in enumerate(before.table.seats) if place.plan in (OPEN, HUMAN)]
        claims = self.store.seat_claims(before.table.id)
        return [claim for claim in claims if claim.kind == "session" and claim.seat in people]

    def edition(self, created: Created) -> Edition:
        """The edition a table is played with: the standard one, or a file in the data folder, by name."""
        if created.edition is None:
            return GAMES[created.game].edition()
        path = self.editions / f"{created.edition}.toml" if self.editions else None
        if path is None or not is_name(created.edition) or not path.is_file():
            raise Refused("edition", f"there is no edition {created.edition!r} here")
        try:
            edition = GAMES[created.game].edition(path)
        except BrokenEdition as error:
            raise Refused("edition", f"{created.edition}: {str(error).removeprefix(f'{path}: ')}") from None
        if created.digest not in (None, edition.digest):
            raise Refused("edition", f"edition {created.edition!r} has changed since this game was set up")
        return edition

    def room(self, table: str) -> Room:
        """A table that lives, or comes back from its log."""
        if table not in self.rooms:
            self.rooms[table] = self._read(table)
            self.changed(self.rooms[table])
        room = self.rooms[table]
        room.used = self.now()
        return room

    def _read(self, table: str) -> Room:
        """A table from its log, or Refused: one that cannot be read is no reason to do without the others."""
        entries = self.store.read_log(table)
        if not entries:
            raise Refused("unknown", "there is no such table")
        try:
            return self._revived(table, entries)
        except (ValueError, msgspec.MsgspecError) as error:
            logs.event("table broken", level=logging.ERROR, error=error, table=table)
            raise Refused("broken", "this table cannot be read any more") from None

    def _revived(self, table: str, entries: list[Entry]) -> Room:
        first = events.decode(entries[0].body)
        assert isinstance(first, Created)
        room = Room(open_table(table, first, self.edition(first)), self.now)
        room.table.seq = 0
        room.table.reading = True
        for entry in entries[1:]:
            room.table.fold(events.decode(entry.body), entry.seq, entry.at)
        room.table.reading = False
        for sealed in self.store.read_sealed(table):
            room.table.seal(sealed.seat, sealed.body.decode())
        room.catch_up()
        self._allow_time(room.table)
        return room

    def _allow_time(self, table: Table) -> None:
        """While the server was down nobody could move: some time is left at least."""
        if table.created.clock:
            seconds = table.created.clock.seconds
            table.since = max(table.since, self.now() - seconds + min(GRACE, seconds))

    def revive(self) -> None:
        """Bring back every table where somebody is to act: bots move again, clocks run on."""
        for card in self.store.find_cards(status=PLAYING, limit=MOST_TABLES):
            try:
                self.room(card.table)
            except Refused as refused:  # it cannot be read, or its edition is gone or another one now
                logs.event("table lost", level=logging.WARNING, table=card.table, code=refused.code)

    # What is done at a table

    async def do(
        self, room: Room, command: Command, action: str | None = None, seal: tuple[int, str] | None = None
    ) -> int:
        """Do one thing at a table, for ever; the table's seq then. `Repeated`: it was done before, under that name."""
        async with room.lock:
            try:
                event = command(room.table)
                if event is None:
                    assert seal
                    await self._seal(room, *seal, action)
                else:
                    await self._append(room, event, action)
            except Refused:
                self._check_not_done(room.table, action)
                raise
        self.changed(room)
        return room.table.seq

    async def act(self, room: Room, seat: int | None, command: Command, action: str | None = None) -> int:
        """Do what a person asks from a seat, or as a spectator; sent again under one name, it is done once."""
        try:
            return await self._asked(room, seat, command, action)
        except Repeated as repeated:
            return repeated.seq

    async def _asked(
        self,
        room: Room,
        seat: int | None,
        command: Command,
        action: str | None,
        seal: tuple[int, str] | None = None,
    ) -> int:
        """Do what a person asks. What they call it is theirs alone."""
        if not self.doing.allow(room.table.id):
            raise Refused("rate", "too much happens at this table: wait a moment")
        if action is not None and not 1 <= len(action) <= ACTION:
            raise Refused("action", f"an action's name has 1 to {ACTION} letters")
        if seat is not None:
            room.was_here(seat)
        named = None if action is None else f"{'-' if seat is None else seat} {action}"
        return await self.do(room, command, named, seal)

    async def play(self, room: Room, seat: int, move: str, action: str | None = None, *, bot: bool = False) -> int:
        def command(table: Table) -> Event | None:
            return table.play(seat, move, bot=bot)

        try:
            with self.metrics.move(bot=bot):
                if bot:
                    return await self.do(room, command, seal=(seat, move))
                return await self._asked(room, seat, command, action, seal=(seat, move))
        except Repeated as repeated:
            return repeated.seq

    async def speak(self, room: Room, seat: int | None, name: str, text: str, action: str | None = None) -> int:
        """Say something to all, not too often; spectators share what they may say."""
        if not self.speaking.allow((room.table.id, seat)):
            raise Refused("rate", "too much was said: wait a moment")
        return await self.act(room, seat, lambda table: table.speak(seat, name, text), action)

    def _check_not_done(self, table: Table, action: str | None) -> None:
        """What was done cannot be done anew: it is no refusal then, but the answer that was lost."""
        if action is not None and (seq := self.store.find_action(table.id, action)) is not None:
            raise Repeated(action, seq) from None

    async def _append(self, room: Room, event: Event, action: str | None) -> None:
        """Make an event durable, take it into the table, and tell everybody."""
        table, at = room.table, self.now()
        if not isinstance(event, (Moved, Undone, Spoke)):
            await self._append_with_card(room, event, action)
            return
        choices = table.match is not None and bool(table.match.choices) and not isinstance(event, Spoke)
        entry = Entry(table.seq + 1, at, events.encode(event), action)
        await self.store.write(Change(table.id, entries=(entry,), unseal=choices))
        status = table.status
        self._take(room, event, at)
        if table.status != status:
            await self._keep_card(table)

    async def _append_with_card(
        self, room: Room, event: Event, action: str | None, claims: tuple[Claim, ...] = ()
    ) -> None:
        """The same for what the lobby may show; the game begins as soon as everybody sits."""
        at, happening, after = self.now(), [event], room.table.after(event, self.now())
        if after.full:
            happening.append(after.begin())
            after = after.after(happening[-1], at)
        numbered = enumerate(happening, room.table.seq + 1)
        change = Change(
            room.table.id,
            entries=tuple(
                Entry(seq, at, events.encode(one), action if one is event else None) for seq, one in numbered
            ),
            unseal=isinstance(event, Abandoned),
            card=self._kept_card(after),
            claims=claims,
            revoke=(
                *((claim.seat, "token") for claim in claims),
                *((seat, kind) for one in happening for seat in emptied(one) for kind in BOTH),
            ),
        )
        await self.store.write(change)
        for one in happening:
            self._take(room, one, at)

    def _take(self, room: Room, event: Event, at: float) -> None:
        """What is durable now has happened."""
        table, status = room.table, room.table.status
        table.fold(event, table.seq + 1, at)
        if table.status != status:
            logs.event("table " + table.status, table=table.id)
        for seat in emptied(event):
            room.unseat(seat)
        steps = len(table.match.steps) + 1 if table.match else 0
        room.tell_all(min(room.steps, steps))

    async def _seal(self, room: Room, seat: int, move: str, action: str | None) -> None:
        assert room.table.match
        first = seat not in room.table.match.sealed
        await self.store.write(Change(room.table.id, seal=Sealed(seat, move.encode(), action)))
        room.table.seal(seat, move)
        room.tell_choice(seat, first=first)

    # The clock

    async def tick(self) -> None:
        """Look at all clocks: bots play for those who think or are gone too long. To be called every second or so."""
        for room in list(self.rooms.values()):
            now = self.now()
            for seat in room.table.late(now):
                await self._replace(room, lambda table, seat=seat, now=now: table.time_out(seat, now))  # type: ignore[misc]
            for seat in room.absent(now):
                await self._replace(room, lambda table, seat=seat: table.replace(seat, LEFT))  # type: ignore[misc]
            if self._is_idle(room, now):
                del self.rooms[room.table.id]

    async def _replace(self, room: Room, command: Command) -> None:
        try:
            await self.do(room, command)
        except Refused:
            pass  # moved or came back at the last moment
        except StoreFailed as error:
            logs.event("clock failed", level=logging.WARNING, error=error, table=room.table.id)

    def _is_idle(self, room: Room, now: float) -> bool:
        return not room.watchers and not room.lock.locked() and now - room.used >= IDLE and waits_for_people(room.table)

    # Who sits where

    async def sit(
        self, room: Room, session: bytes, name: str, *, seat: int | None, token: str | None, salt: bytes
    ) -> int:
        """Take an open seat, one's own of the last game, or the one a link's token opens; the token is used up."""
        taken = await whole(self._sit(room, session, name, (seat, token, salt)))
        self.changed(room)
        return taken

    async def _sit(self, room: Room, session: bytes, name: str, asked: tuple[int | None, str | None, bytes]) -> int:
        seat, token, salt = asked
        async with room.lock:
            held = {claim.seat: claim.hash for claim in self._claims(room, "session")}
            taken = self._opened(room, token) if token is not None else self._free(room, session, seat)
            claim = Claim(taken, "session", session)
            if room.table.seats[taken].taken:  # from another device
                await self.store.write(Change(room.table.id, claims=(claim,), revoke=((taken, "token"),)))
                if held.get(taken) != session:
                    room.unseat(taken)
            else:
                await self._append_with_card(room, room.table.sit(taken, name, salt), None, (claim,))
        return taken

    def _opened(self, room: Room, token: str) -> int:
        """The seat that a link's token opens."""
        for claim in self._claims(room, "token"):
            if claim.hash == hashed(token) and room.table.seats[claim.seat].plan in (OPEN, HUMAN):
                return claim.seat
        raise Refused("token", "this link does not open a seat, or not any more")

    def _free(self, room: Room, session: bytes, seat: int | None) -> int:
        """A seat that this session may take without a link: the one asked for, or the first."""
        held = {claim.seat: claim.hash for claim in self._claims(room, "session")}
        places = [
            number
            for number, place in enumerate(room.table.seats)
            if not place.taken and (held.get(number) == session or (place.plan == OPEN and number not in held))
        ]
        own = [number for number in places if held.get(number) == session]
        if seat is None and not places:
            raise Refused("taken", "no seat is open")
        chosen = (own or places)[0] if seat is None else seat
        if chosen not in places:
            raise Refused("taken", f"seat {chosen} is not open")
        return chosen

    def _claims(self, room: Room, kind: Kind) -> list[Claim]:
        return [claim for claim in self.store.seat_claims(room.table.id) if claim.kind == kind]

    async def new_token(self, room: Room, seat: int, *, host: bool = False) -> str:
        """A link for the seat on another device, or for somebody else; it replaces older ones.

        The host gives links only to seats that no person plays at the moment: a link shows the seat's cards.
        """
        self._check_place(room, seat)
        place = room.table.seats[seat]
        if host and place.taken and not place.stand_in:
            raise Refused("taken", "somebody sits there, who can make a link")
        token = name_of(self.draw(TOKEN_BYTES))
        await self.store.write(Change(room.table.id, claims=(Claim(seat, "token", hashed(token)),)))
        return token

    async def revoke(self, room: Room, seat: int) -> None:
        """Nobody holds the seat any more, nor can a link open it: it is free again or, in a game, a bot plays."""
        self._check_place(room, seat)
        await whole(self._revoke(room, seat))
        self.changed(room)

    async def _revoke(self, room: Room, seat: int) -> None:
        async with room.lock:
            table, place = room.table, room.table.seats[seat]
            if place.taken and table.status in (GATHERING, PLAYING) and not place.stand_in:
                await self._append(room, table.rise(seat), None)
            await self.store.write(Change(table.id, revoke=tuple((seat, kind) for kind in BOTH)))
            room.unseat(seat)

    def _check_place(self, room: Room, seat: int) -> None:
        if not 0 <= seat < len(room.table.seats) or room.table.seats[seat].plan not in (OPEN, HUMAN):
            raise Refused("seat", f"seat {seat} is not for people")

    def seats_of(self, room: Room, session: bytes) -> list[int]:
        """The seats of a session at a table."""
        return [seat for seat in self._held(room, session) if seat != HOST]

    def is_host(self, room: Room, session: bytes | None) -> bool:
        """Whether a session has set up the table."""
        return HOST in self._held(room, session)

    def may_look(self, room: Room, session: bytes | None) -> bool:
        """Whether a session may look on: everybody where spectators are allowed, else those of the table."""
        return room.table.created.spectators or bool(self._held(room, session))

    def _held(self, room: Room, session: bytes | None) -> list[int]:
        return [claim.seat for claim in self._claims(room, "session") if claim.hash == session]

    async def rematch(self, room: Room, session: bytes) -> Made:
        """The same table once more; those who look at this one are told where."""
        return await whole(self._rematch(room, session))

    async def _rematch(self, room: Room, session: bytes) -> Made:
        async with room.lock:
            table = room.table
            if table.status in (GATHERING, PLAYING):
                raise Refused("status", "the game is not over")
            if table.rematch:
                raise Refused("rematch", f"there is a rematch already: {table.rematch}")
            made = await self.create(plan_of(table), session, before=room)
            await self._append(room, Again(made.table), None)
        return made

    # Cards: what the lobby shows

    def lobby(self) -> list[Card]:
        """Tables where anybody may sit down, the newest first."""
        cards = [card_of(kept) for kept in self.store.find_cards(status=GATHERING, public=True, limit=LISTED)]
        return [card for card in cards if any(seat.kind == OPEN for seat in card.seats)]

    def mine(self, session: bytes) -> list[Card]:
        """The tables of a session, those that wait for it first, then the latest."""
        seats: dict[str, list[int]] = {}
        for held in self.store.find_claims(session):
            if held.kind == "session":
                seats.setdefault(held.table, []).append(held.seat)
        found = [self._my_card(table, own) for table, own in seats.items()]
        cards = [card for card in found if card is not None]
        return sorted(cards, key=lambda card: (not card.my_turn, -card.updated))[:LISTED]

    def _my_card(self, table: str, own: list[int]) -> Card | None:
        kept = self.store.read_card(table)
        if kept is None or kept.status == PLAYING:
            with suppress(Refused):  # a table that cannot be read has its card at least
                table_now = self.room(table).table
                waiting = bool({*own} & {*table_now.people_to_act()})
                updated = kept.updated if kept else self.now()
                return card_of(self._kept_card(table_now, updated), own, my_turn=waiting)
        return None if kept is None else card_of(kept, own)

    def _kept_card(self, table: Table, updated: float | None = None) -> changes.Card:
        body = encode(CardBody(table.created.game, seat_infos(table), table.created.options))
        at = self.now() if updated is None else updated
        return changes.Card(table.id, table.status, table.created.public, at, body)

    async def _keep_card(self, table: Table) -> None:
        """A card can be made again from the log: what was done is done, even where this fails."""
        try:
            await self.store.write(Change(table.id, card=self._kept_card(table)))
        except StoreFailed as error:
            logs.event("card failed", level=logging.WARNING, error=error, table=table.id)


class CardBody(msgspec.Struct, frozen=True):
    """What a card keeps of a table beside its status."""

    game: str
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]


def card_of(kept: changes.Card, own: list[int] | None = None, *, my_turn: bool = False) -> Card:
    body = msgspec.json.decode(kept.body, type=CardBody)
    mine = sorted({*(own or [])} - {HOST})
    return Card(kept.table, body.game, kept.status, body.seats, body.options, kept.updated, mine, my_turn)


def waits_for_people(table: Table) -> bool:
    """Whether nothing happens at a table unless somebody comes: no bot is to move there, and no clock runs."""
    return table.status != PLAYING or (table.created.clock is None and not any(table.bots_to_act()))


def emptied(event: Event) -> list[int]:
    """Seats that an event takes from whoever holds them, or a link to them."""
    if isinstance(event, Rose):
        return [event.seat]
    return list(event.filled) if isinstance(event, Began) else []


def plan_of(table: Table) -> TablePlan:
    """What a table was set up as, with the same kinds of seats."""
    old = table.created
    return TablePlan(
        game=old.game,
        seats=[place.plan for place in table.seats],
        options=old.options,
        edition=old.edition,
        public=old.public,
        spectators=old.spectators,
        seconds=old.clock.seconds if old.clock else None,
        pace=table.pace,
    )


async def whole(doing: Coroutine[Any, Any, Result]) -> Result:
    """Do something to its end, even if whoever asked is gone: half done it would part table and log."""
    return await asyncio.shield(asyncio.ensure_future(doing))


def name_of(drawn: bytes) -> str:
    """Bytes as letters that may stand in a link."""
    return base64.urlsafe_b64encode(drawn).decode().rstrip("=")


def hashed(secret: str) -> bytes:
    """What the store keeps of tokens and cookies."""
    return hashlib.sha256(secret.encode()).digest()
