"""Seats kept for people one has played with: they find the table among theirs, and come or do not."""

from threekings.server.protocol.messages import PastSeat
from threekings.server.registry.registry import TableRegistry
from threekings.server.store.changes import HOST, Claim
from threekings.server.table.refused import Refused
from threekings.server.table.table import ABANDONED, OVER, Table


def invited_claims(registry: TableRegistry, table: Table, host: bytes, invited: dict[int, PastSeat]) -> list[Claim]:
    """The claims of those whom a host invites to a new table; Refused where one of them may not be."""
    found = [Claim(seat, "session", companion(registry, host, past)) for seat, past in sorted(invited.items())]
    if len({claim.hash for claim in found}) < len(found):
        raise Refused("invited", "somebody is invited twice")
    for claim in found:
        if not table.seat(claim.seat).for_people:
            raise Refused("invited", f"seat {claim.seat} is not for people")
        if not registry.inviting.allow((host, claim.hash)):
            raise Refused("rate", "you have invited them often: wait a while")
    return found


def companion(registry: TableRegistry, host: bytes, past: PastSeat) -> bytes:
    """Who sat in a seat of a game that is over and in which the host has played."""
    row, holders = registry.store.read_lobby(past.table), registry.holders(past.table)
    holders.pop(HOST, None)
    found = holders.get(past.seat)
    if row is None or row.status not in (OVER, ABANDONED) or host not in holders.values():
        raise Refused("invited", "you invite those with whom you have played a game that is over")
    if found is None or found == host:
        raise Refused("invited", "nobody else is known who sat there")
    return found
