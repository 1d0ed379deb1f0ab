"""Another plays on for a player who is absent: somebody asks, and all others who play agree.

Beside its holder's own link it is the only way to the cards of a seat, for who has set up the table too. Whoever has
held another seat here has seen its cards, and gets no second one.
"""

from threekings.server.protocol.messages import Agree, Succeed, Successor
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import append, personal_action
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.taking_in import in_turn
from threekings.server.seating.attendance import Attendance
from threekings.server.seating.guest_names import guest_name
from threekings.server.seating.seat_claims import seats_of
from threekings.server.seating.wishes import PATIENCE, Wish
from threekings.server.store.changes import Change, Claim, Session
from threekings.server.table import seats
from threekings.server.table.refused import Refused
from threekings.server.table.takeover import playable


async def ask(
    registry: TableRegistry, live: LiveTable, session: Session, asked: Succeed, address: str | None = None
) -> Successor:
    """Ask for the seat of an absent player; everybody at the table sees it."""
    async with live.lock:
        check_successor(registry, live, session.hash, asked.seat)
        absent = absentee_seats(live, asked.seat)
        check_enough(Attendance(live).others_who_play(asked.seat))
        if before := live.wishes.same(asked.seat, session.hash):
            return before.successor
        live.wishes.check_space(session.hash, address)
        others = live.names_of_others(session.hash)
        wanted = asked.name if asked.name is not None else guest_name(registry.random_bytes, live.table.names + others)
        name = seats.successor_name(live.table, wanted, taken=others)
        wish = Wish(asked.seat, name, session, address, absent, until=registry.now() + PATIENCE)
        await registry.store.write(Change(live.table.id, session=session))  # whoever asks is to be known again
        live.wishes.add(wish)
    registry.others.tell_soon(live.table.id)
    live.broadcast_presence()
    return wish.successor


async def answer(registry: TableRegistry, live: LiveTable, session: bytes | None, said: Agree) -> int:
    """Agree that somebody plays on, or do not; once all have agreed, the seat is theirs. The table's seq then."""
    own = seats_of(registry, live, session)
    if session is None or not own:
        raise Refused("not-yours", "you do not sit at this table")
    action = personal_action(registry, live, own[0], said.action)

    async def do() -> int:
        if action is not None and (seq := registry.store.find_action(live.table.id, action)) is not None:
            return seq
        before = live.wishes.successors
        await take_answer(registry, live, session, said, action)
        if live.wishes.successors != before:
            live.broadcast_presence()
        return live.table.seq

    seq = await in_turn(registry, live, do)
    registry.others.tell_soon(live.table.id)
    registry.changed(live)
    return seq


async def take_answer(
    registry: TableRegistry, live: LiveTable, session: bytes, said: Agree, action: str | None
) -> None:
    wish = live.wishes.find(said.seat, said.name)
    others = Attendance(live).others_who_play(wish.seat)
    if session not in others:
        raise Refused("not-yours", "only those who play beside the absent player agree")
    if not said.agree:
        wish.refused = True
        return
    wish.agreed[session] = others[session]
    if others.keys() <= wish.agreed.keys():
        await pass_seat(registry, live, wish, others, action)


async def pass_seat(
    registry: TableRegistry, live: LiveTable, wish: Wish, others: dict[bytes, list[int]], action: str | None
) -> None:
    """All have agreed: from now on the successor holds the seat, and nobody who held it before."""
    check_successor(registry, live, wish.session.hash, wish.seat)
    absentee_seats(live, wish.seat)
    check_enough(others)
    agreed_by = [seat for own in others.values() for seat in own]
    event = seats.pass_seat(live.table, wish.seat, wish.name, agreed_by)
    claim = Claim(wish.seat, "session", wish.session.hash)
    await append(registry, live, event, action, claims=(claim,), revoke=(wish.seat,), session=wish.session)
    live.was_here(wish.seat)


def check_successor(registry: TableRegistry, live: LiveTable, session: bytes, seat: int) -> None:
    """Refuse whoever holds a seat here or has ever held another."""
    if registry.store.seats_ever_held(live.table.id, session) - {seat} or seats_of(registry, live, session):
        raise Refused("held", "whoever has a seat here, or had one, does not get another")


def absentee_seats(live: LiveTable, seat: int) -> list[int]:
    """All seats of whoever holds this one, who may return to it; Refused unless they are absent."""
    live.table.playing()
    playable(live.table, seat)
    there = Attendance(live)
    if not there.is_absent(seat):
        raise Refused("here", f"whoever plays seat {seat} was here a moment ago")
    return there.seats_of_holder(seat)


def check_enough(others: dict[bytes, list[int]]) -> None:
    if len(others) < seats.LEAST_TO_AGREE:
        raise Refused("agree", "at least two others have to play here, who can agree")
