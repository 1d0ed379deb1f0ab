"""A bot sits in for an absent player, where no clock decides: as the host says, or most of the others who play.

The player gets the seat back by one word. Nobody else gets it, nor sees its cards.
"""

from threekings.server.protocol.messages import SeatAct
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import append, check_not_repeated, session_action_name
from threekings.server.registry.registry import TableRegistry
from threekings.server.registry.taking_in import in_turn
from threekings.server.seating.attendance import Attendance, majority
from threekings.server.seating.seat_claims import is_host, mark_here, seats_of
from threekings.server.store.changes import Repeated
from threekings.server.table import takeover
from threekings.server.table.refused import Refused


async def let_bot_sit_in(registry: TableRegistry, live: LiveTable, session: bytes | None, asked: SeatAct) -> int:
    """Decide that a bot plays for an absent player, as the host, or vote for it; the table's seq then."""
    if session is None:
        raise Refused("not-yours", "you do not sit at this table")
    action = session_action_name(session, asked.action)
    mark_here(registry, live, session)

    async def do() -> None:
        check_not_repeated(registry, live.table, action)
        decided_by = decided(registry, live, session, asked.seat)
        if decided_by is not None:
            await append(registry, live, takeover.sit_in(live.table, asked.seat, decided_by), action)
            live.votes.end(asked.seat)
        live.tell_presence()

    try:
        await in_turn(registry, live, do)
    except Repeated as repeated:
        return repeated.seq
    registry.others.tell_soon(live.table.id)
    registry.changed(live)
    return live.table.seq


def decided(registry: TableRegistry, live: LiveTable, session: bytes, seat: int) -> list[int] | None:
    """The seats that have decided with this vote; None where more votes are needed. Refused where none may be given."""
    takeover.sit_in(live.table, seat, ())
    there = Attendance(live)
    if not there.is_absent(seat):
        raise Refused("here", f"whoever plays seat {seat} was here a moment ago")
    if is_host(registry, live, session):
        return seats_of(registry, live, session)
    voters = there.voters(seat)
    if session not in voters:
        raise Refused("not-yours", "only those who play beside the absent player decide")
    live.votes.give(seat, there.seats_of_holder(seat), session)
    agreed = live.votes.for_bot(seat) & voters.keys()
    if len(agreed) < majority(voters):
        return None
    return [own for one in agreed for own in voters[one]]
