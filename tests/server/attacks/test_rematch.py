"""A rematch is no way round the founding limit, to another's seat or to the host's."""

import asyncio

import pytest

from tests.server.registries import ADA, BEA, CARL, HOST, TestServer, run
from threekings.server.net.rate_limits import RateLimits
from threekings.server.registry.creating import create_rematch
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import perform
from threekings.server.seating.seat_claims import is_host, new_token, revoke, seats_of, sit
from threekings.server.store.changes import Session
from threekings.server.table import ending
from threekings.server.table.refused import Refused

ADDRESS = "127.0.0.9"


async def over(server: TestServer, seats: str = "open open open") -> LiveTable:
    """A table whose game is over."""
    live = await server.table(seats)
    await perform(server.registry, live, lambda table: ending.abandon(table, None))
    return live


def test_whoever_asks_the_host_stays_the_host(server: TestServer) -> None:
    async def story() -> None:
        live = await over(server)
        made = await create_rematch(server.registry, live, server.action(BEA))
        new = await server.registry.find(made.table)
        assert is_host(server.registry, new, HOST.hash) and not is_host(server.registry, new, BEA.hash)
        assert seats_of(server.registry, new, BEA.hash) == [1]

    run(story())


@pytest.mark.parametrize("asker", [ADA, HOST], ids=["a player", "the host"])
def test_nobody_is_given_the_link_to_another_players_seat(server: TestServer, asker: Session) -> None:
    async def story() -> None:
        live, made = await server.planned("human human human")
        for seat, session in enumerate((ADA, BEA, CARL)):
            await sit(server.registry, live, session, f"Player {seat}", token=made.tokens[seat])
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        again = await create_rematch(server.registry, live, server.action(asker))
        assert again.tokens == {}
        assert [claim.kind for claim in server.store.seat_claims(again.table)] == ["session"] * 4

    run(story())


def test_the_host_alone_is_given_links_to_seats_kept_for_nobody(server: TestServer) -> None:
    async def story() -> None:
        for asker, links in ((HOST, [1]), (ADA, [])):
            live, made = await server.planned("human human open")
            for seat, session in enumerate((ADA, BEA)):
                await sit(server.registry, live, session, f"Player {seat}", token=made.tokens[seat])
            await sit(server.registry, live, CARL, "Player 2")
            await perform(server.registry, live, lambda table: ending.abandon(table, None))
            await revoke(server.registry, live, 1)
            again = await create_rematch(server.registry, live, server.action(asker))
            assert list(again.tokens) == links
            new = await server.registry.find(again.table)
            for seat, token in again.tokens.items():
                assert await sit(server.registry, new, BEA, "Bea", token=token) == seat

    run(story())


def test_rematches_count_as_tables_that_are_set_up(server: TestServer) -> None:
    async def story() -> None:
        tables = [await over(server) for _ in range(5)]
        server.registry.creating = RateLimits(0.0, 3.0, server.registry.now)
        for live in tables[:3]:
            await create_rematch(server.registry, live, server.action(ADA), ADDRESS)
        count = len(server.registry.live)
        with pytest.raises(Refused, match="too many tables"):
            await create_rematch(server.registry, tables[3], server.action(ADA), ADDRESS)
        assert len(server.registry.live) == count and tables[3].table.rematch is None
        made = await create_rematch(server.registry, tables[2], server.action(BEA), ADDRESS)  # is there already
        assert made.table == tables[2].table.rematch
        await create_rematch(server.registry, tables[4], server.action(ADA), "127.0.0.10")

    run(story())


def test_all_who_ask_at_once_get_the_same_table(server: TestServer) -> None:
    async def story() -> None:
        live = await over(server)
        asked = [create_rematch(server.registry, live, server.action(who)) for who in (ADA, BEA, CARL, HOST)]
        made = await asyncio.gather(*asked)
        assert len({(one.table, one.commit) for one in made}) == 1 and len(server.registry.live) == 2

    run(story())


def test_a_rematch_that_was_deleted_can_be_had_anew(server: TestServer) -> None:
    async def story() -> None:
        live = await over(server)
        first = await create_rematch(server.registry, live, server.action(ADA))
        del server.registry.live[first.table]
        await server.store.erase(first.table)
        second = await create_rematch(server.registry, live, server.action(ADA))
        assert second.table != first.table and live.table.rematch == second.table

    run(story())


def test_who_looks_from_a_kept_seat_does_not_when_another_sits_in_it(server: TestServer) -> None:
    async def story() -> None:
        live = await over(server)
        made = await create_rematch(server.registry, live, server.action(HOST))
        new = await server.registry.find(made.table)
        (bea,) = server.connect(new, 1)  # her seat of the last game is kept for her
        token = await new_token(server.registry, new, 1, HOST.hash)
        dora = Session(b"dora", 0.0)
        assert await sit(server.registry, new, dora, "Dora", token=token) == 1
        assert bea.seat is None
        for seat, session in ((0, ADA), (2, CARL)):
            await sit(server.registry, new, session, f"Player {seat}", seat=seat)
        assert new.table.status == "playing"
        assert {frame.get("seat") for frame in bea.received if frame["tell"] == "state"} == {None}

    run(story())
