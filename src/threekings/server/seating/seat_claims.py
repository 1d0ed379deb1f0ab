"""Who holds which seat: a browser's session, or a link's token, by their hashes; and how a seat changes hands.

A seat shows its cards: once the game has begun, it goes from hand to hand by its holder's own link, by the agreement of
all others (succession.py), or to a bot. Who has set up the table has no other way to it. A device from which a seat was
moved by such a link may take it back. The host's rights go with the host's only seat; while the host is absent, another
has those of them that can be taken back (attendance.py).
"""

from threekings.server.protocol.messages import Invitation
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import append
from threekings.server.registry.registry import TableRegistry, hashed
from threekings.server.registry.session_actions import TOKEN_BYTES, SessionAction
from threekings.server.registry.taking_in import in_turn, write
from threekings.server.seating.attendance import Attendance
from threekings.server.seating.guest_names import guest_name
from threekings.server.store.changes import BOTH, HOST, Answer, Change, Claim, Kind, Session
from threekings.server.table import takeover, waiting_room
from threekings.server.table.refused import Refused
from threekings.server.table.seats import leave_seat, take_seat
from threekings.server.table.table import FINAL, GATHERING, OPEN, PLAYING

MOST_HOLDERS = 1000  # sessions that have ever held seats of one table: each is remembered


async def sit(
    registry: TableRegistry,
    live: LiveTable,
    session: Session,
    name: str | None,
    *,
    seat: int | None = None,
    token: str | None = None,
    salt: bytes = b"",
    action: SessionAction | None = None,
) -> int:
    """Take an open seat, one's own of the last game, or the one a link's token opens; the token is used up.

    Whoever gives no name is a guest, under one that nobody here has.
    """

    async def do() -> int:
        taken = seat_of_token(registry, live, token) if token is not None else free_seat(live, session.hash, seat)
        claim, answer = Claim(taken, "session", session.hash), action and action.answer(taken)
        if live.table.seats[taken].taken:
            await move_to_device(registry, live, claim, session, answer)
        else:
            others = live.names_of_others(session.hash)
            called = name if name is not None else guest_name(registry.random_bytes, live.table.names + others)
            event = take_seat(live.table, taken, called, salt, taken=others)
            await append(registry, live, event, claims=(claim,), session=session, answer=answer)
        live.was_here(taken)
        return taken

    taken = await in_turn(registry, live, do)
    registry.changed(live)
    return taken


async def move_to_device(
    registry: TableRegistry, live: LiveTable, claim: Claim, session: Session, answer: Answer | None
) -> None:
    """A link has opened a seat that is taken, or it is taken back: it is played from another device now."""
    if registry.store.count_holders(live.table.id, MOST_HOLDERS) >= MOST_HOLDERS:
        raise Refused("often", f"{MOST_HOLDERS} devices are enough for one game")
    before = live.holders().get(claim.seat)
    moved = () if before in (None, claim.hash) else (Claim(claim.seat, "session", before),)
    change = Change(
        live.table.id,
        claims=(claim, *rights_that_follow(live, claim)),
        revoke=((claim.seat, "token"),),
        moved=moved,
        session=session,
        answer=answer,
    )
    await write(registry, live, change)
    live.tell_seats(before, claim.hash)
    if moved:
        live.unseat(claim.seat)


def rights_that_follow(live: LiveTable, claim: Claim) -> list[Claim]:
    """The host's rights, if this is the host's only seat: they are the person's, not the device's."""
    own = Attendance(live).seats_of_holder(claim.seat)
    return [Claim(HOST, "session", claim.hash)] if sorted(own) == [HOST, claim.seat] else []


async def take_back(
    registry: TableRegistry, live: LiveTable, session: Session, seat: int, action: SessionAction | None = None
) -> None:
    """Play a seat from this device again, from which it was moved by its own link."""

    async def do() -> None:
        check_for_people(live, seat)
        if seat not in registry.store.moved_seats(live.table.id, session.hash):
            raise Refused("not-yours", "that seat was not moved from this device, or is somebody else's now")
        takeover.playable(live.table, seat)
        claim = Claim(seat, "session", session.hash)
        await move_to_device(registry, live, claim, session, action and action.answer(None))
        live.was_here(seat)

    await in_turn(registry, live, do)
    registry.changed(live)


def moved_seat(registry: TableRegistry, live: LiveTable, session: bytes | None) -> int | None:
    """The seat that a session has moved to another device and may take back."""
    if session is None:
        return None
    moved = registry.store.moved_seats(live.table.id, session) - {*seats_of(registry, live, session)}
    return next((seat for seat in sorted(moved) if live.table.seats[seat].why not in FINAL), None)


def seat_of_token(registry: TableRegistry, live: LiveTable, token: str) -> int:
    """The seat that a link's token opens."""
    for claim in claims(registry, live, "token"):
        if claim.hash == hashed(token) and live.table.seats[claim.seat].for_people:
            return claim.seat
    raise Refused("token", "this link does not open a seat, or not any more")


def free_seat(live: LiveTable, session: bytes, seat: int | None) -> int:
    """A seat that this session may take without a link: the one asked for, or the first."""
    held = live.holders()
    places = [
        number
        for number, place in enumerate(live.table.seats)
        if not place.taken and (held.get(number) == session or (place.plan == OPEN and number not in held))
    ]
    own = [number for number in places if held.get(number) == session]
    if seat is None and not places:
        raise Refused("taken", "no seat is open")
    chosen = (own or places)[0] if seat is None else seat
    if chosen not in places:
        raise Refused("taken", f"seat {chosen} is not open")
    return chosen


async def change_seat(registry: TableRegistry, live: LiveTable, seat: int, to: int, action: SessionAction) -> int:
    """Go from one's own seat to another that one may take; the new one."""
    session = action.session.hash

    async def do() -> None:
        if seat not in seats_of(registry, live, session):
            raise Refused("not-yours", "that seat is not yours")
        event = waiting_room.change_seat(live.table, seat, to)
        claim = Claim(free_seat(live, session, to), "session", session)
        await append(registry, live, event, claims=(claim,), answer=action.answer(to))
        live.was_here(to)

    await in_turn(registry, live, do)
    registry.changed(live)
    return to


def invitation(registry: TableRegistry, live: LiveTable, token: str) -> Invitation:
    """What a link's token opens; whoever holds it may know who is at the table."""
    seat = seat_of_token(registry, live, token)
    others = [str(place.name) for number, place in enumerate(live.table.seats) if number != seat and place.taken]
    return Invitation(seat, live.table.created.game, live.table.seats[seat].name, others)


async def new_token(
    registry: TableRegistry, live: LiveTable, seat: int, session: bytes | None, action: SessionAction | None = None
) -> str:
    """A link for the seat on another device, or for somebody else; it replaces older ones.

    Only the holder makes one or, to an empty seat, the host.
    """

    async def do() -> str:
        check_for_people(live, seat)
        if seat not in seats_of(registry, live, session):
            check_host_may_invite(registry, live, seat, session)
        token = action.token(seat) if action else registry.new_name(TOKEN_BYTES)
        answer = action and action.answer(None)
        await write(registry, live, Change(live.table.id, claims=(Claim(seat, "token", hashed(token)),), answer=answer))
        return token

    return await in_turn(registry, live, do)


def check_host_may_invite(registry: TableRegistry, live: LiveTable, seat: int, session: bytes | None) -> None:
    """The host gives links to empty seats, before the game: later a link would show the cards of somebody else."""
    if not is_host(registry, live, session):
        raise Refused("not-yours", "that seat is not yours")
    if live.table.seats[seat].taken:
        raise Refused("taken", "only who sits there can make a link")


async def revoke(registry: TableRegistry, live: LiveTable, seat: int, action: SessionAction | None = None) -> None:
    """Nobody holds the seat any more, nor can a link open it: it is free again or, in a game, a bot plays on."""
    answer = action and action.answer(None)

    async def do() -> None:
        check_for_people(live, seat)
        table = live.table
        if table.status == PLAYING:
            await append(registry, live, takeover.send_away(table, seat), revoke=(seat,), answer=answer)
        elif table.status == GATHERING and table.seats[seat].taken:
            await append(registry, live, leave_seat(table, seat), revoke=(seat,), answer=answer)
        else:
            await write(registry, live, Change(table.id, revoke=tuple((seat, kind) for kind in BOTH), answer=answer))
            live.unseat(seat)
        if live.wishes.end(seat):
            live.broadcast_presence()

    await in_turn(registry, live, do)
    registry.changed(live)


def check_for_people(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.table.seats) or not live.table.seats[seat].for_people:
        raise Refused("seat", f"seat {seat} is not for people")


def claims(registry: TableRegistry, live: LiveTable, kind: Kind) -> list[Claim]:
    return [claim for claim in registry.store.seat_claims(live.table.id) if claim.kind == kind]


def held_seats(registry: TableRegistry, live: LiveTable, session: bytes | None) -> list[int]:
    """The seats of a session at a table, and HOST if it has set up the table."""
    return [claim.seat for claim in claims(registry, live, "session") if claim.hash == session] if session else []


def seats_of(registry: TableRegistry, live: LiveTable, session: bytes | None) -> list[int]:
    """The seats of a session at a table."""
    return [seat for seat in held_seats(registry, live, session) if seat != HOST]


def is_founder(registry: TableRegistry, live: LiveTable, session: bytes | None) -> bool:
    """Whether a session has set up the table."""
    return HOST in held_seats(registry, live, session)


def is_host(registry: TableRegistry, live: LiveTable, session: bytes | None) -> bool:
    """Whether a session has the host's rights: it has set up the table, or stands in for who has and is absent."""
    return is_founder(registry, live, session) or Attendance(live).is_deputy(session)


def mark_here(registry: TableRegistry, live: LiveTable, session: bytes | None) -> None:
    """A session has done something at a table: whoever it is, they are there."""
    for seat in held_seats(registry, live, session):
        registry.heard_of(live, seat)


def check_may_watch(registry: TableRegistry, live: LiveTable, session: bytes | None) -> None:
    """Refuse whoever may not look on: those of the table may always, others where it is shown to them."""
    own = held_seats(registry, live, session)
    if not live.table.shown_to_all and not own and moved_seat(registry, live, session) is None:
        raise Refused("not-yours", "all seats are taken, and this table has no spectators")
