"""Somebody wants the host's rights, a seat or a bot in a rival's place: by waiting, reconnecting, many sockets."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.registries import ADA, BEA, CARL, HOST, KeptConnection, TestServer, refused, run
from tests.server.serving import Browser, Served, serving
from tests.server.test_absence import ABSENT, TABLET, connect, passes, seated, sit_in
from threekings.server.protocol.messages import Agree, Succeed
from threekings.server.registry.live_table import MOST_OF_SEAT, MOST_SPECTATORS, LiveTable
from threekings.server.registry.perform import perform_for
from threekings.server.registry.registry import hashed
from threekings.server.seating import succession
from threekings.server.seating.seat_claims import is_host, new_token, revoke, seats_of, sit, take_back
from threekings.server.store.changes import Session
from threekings.server.table import ending, takeover
from threekings.server.table.refused import Refused

DORA, STRANGER = (Session(hashed(name), 0.0) for name in ("dora", "stranger"))


# A bot in a rival's place


def test_nobody_is_replaced_who_is_there_by_whatever_seat_device_or_request(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL, BEA)
        there = connect(server, live, s0=HOST, s3=BEA)
        await passes(server, 10 * ABSENT)
        assert await refused(sit_in(server, live, HOST, 1)) == "here"  # she looks from seat 3
        server.registry.leave(live, there["s3"])
        await passes(server, ABSENT - 1)
        live.was_here(3)
        await passes(server, ABSENT - 1)
        assert await refused(sit_in(server, live, HOST, 1)) == "here"
        connect(server, live, watching=BEA)
        await passes(server, ABSENT)
        assert await refused(sit_in(server, live, HOST, 1)) == "here"

    run(story())


def test_a_restart_makes_nobody_absent(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        await passes(server, 10 * ABSENT)
        await server.restart()
        live = await server.registry.find(live.table.id)
        await passes(server, ABSENT - 1)
        assert await refused(sit_in(server, live, HOST, 1)) == "here"
        assert not is_host(server.registry, live, BEA.hash)

    run(story())


def test_votes_from_before_somebody_came_back_do_not_count(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL, DORA)
        connect(server, live, s0=ADA, s2=CARL, s3=DORA, host=HOST)
        await passes(server, ABSENT)
        await sit_in(server, live, ADA)
        bea = connect(server, live, s1=BEA)["s1"]
        server.registry.leave(live, bea)
        await passes(server, ABSENT)
        await sit_in(server, live, CARL)
        assert live.table.seats[1].bot is None

    run(story())


def test_a_person_in_two_seats_votes_once_and_strangers_do_not(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, ADA, CARL, DORA)
        connect(server, live, s0=ADA, s2=ADA, s3=CARL, s4=DORA, host=HOST)
        await passes(server, ABSENT)
        for _ in range(5):
            await sit_in(server, live, ADA)
        assert live.table.seats[1].bot is None  # two of three have to want it
        assert await refused(sit_in(server, live, STRANGER)) == "not-yours"
        await sit_in(server, live, DORA)
        assert live.table.seats[1].bot is not None

    run(story())


def test_who_votes_at_the_very_moment_somebody_comes_back_replaces_nobody(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s0=HOST)
        await passes(server, ABSENT)
        await live.lock.acquire()
        asking = asyncio.create_task(sit_in(server, live, HOST))
        await asyncio.sleep(0)
        connect(server, live, s1=BEA)
        live.lock.release()
        assert await refused(asking) == "here"

    run(story())


def test_a_bot_that_sits_in_shows_nobody_the_cards(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s0=HOST)
        await passes(server, ABSENT)
        await sit_in(server, live, HOST)
        assert seats_of(server.registry, live, HOST.hash) == [0] and seats_of(server.registry, live, BEA.hash) == [1]
        assert await refused(new_token(server.registry, live, 1, HOST.hash)) == "taken"

    run(story())


def test_nobody_ends_a_game_because_a_bot_sits_in_for_a_rival(server: TestServer) -> None:
    """Whoever is about to lose waits until the others have no connection for a minute."""

    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s1=BEA)
        await passes(server, ABSENT)
        for seat in (0, 2):
            await sit_in(server, live, BEA, seat)
        with pytest.raises(Refused, match="others are still playing"):
            ending.abandon(live.table, 1)

    run(story())


# The host's rights


def test_many_sockets_and_reconnecting_win_no_rights(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s0=HOST)
        for _ in range(3 * MOST_OF_SEAT):
            server.registry.leave(live, connect(server, live, s1=BEA)["s1"])
            connect(server, live, s1=BEA)
            await passes(server, ABSENT)
        assert not is_host(server.registry, live, BEA.hash)

    run(story())


def test_a_crowd_of_spectators_does_not_keep_the_host_out(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL)
        for _ in range(MOST_SPECTATORS):
            live.join(KeptConnection(), -1)
        host = KeptConnection(session=HOST.hash)
        live.check_space(host, host=True)
        live.join(host, -1, host=True)
        assert await refused(full(live, KeptConnection(session=HOST.hash), host=True)) == "full"
        assert await refused(full(live, KeptConnection(), host=False)) == "full"

    async def full(live: LiveTable, connection: KeptConnection, *, host: bool) -> None:
        live.check_space(connection, host=host)

    run(story())


def test_rights_pass_to_nobody_who_is_away_or_was_sent_away(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL, DORA)
        connect(server, live, s1=BEA, s2=CARL, s3=DORA)
        await revoke(server.registry, live, 1)
        await perform_for(server.registry, live, 2, lambda at: takeover.resign(at, 2))
        await passes(server, ABSENT)
        assert [is_host(server.registry, live, who.hash) for who in (BEA, CARL, DORA)] == [False, False, True]

    run(story())


def test_who_plays_on_for_the_host_is_not_the_host(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s1=BEA, s2=CARL)
        await passes(server, ABSENT)
        await succession.ask(server.registry, live, DORA, Succeed(0, "Dora"))
        for who in (BEA, CARL):
            await succession.answer(server.registry, live, who.hash, Agree(0, "Dora", action="a"))
        assert seats_of(server.registry, live, DORA.hash) == [0]
        assert is_host(server.registry, live, HOST.hash)
        connect(server, live, s0=DORA, host=HOST)
        assert not any(is_host(server.registry, live, who.hash) for who in (BEA, CARL, DORA))

    run(story())


# Taking a seat back


@pytest.mark.parametrize("how", ["revoked", "resigned", "succeeded"])
def test_a_seat_that_went_another_way_is_not_taken_back(server: TestServer, how: str) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s0=HOST, s2=CARL)
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 1, BEA.hash))
        if how == "revoked":
            await revoke(server.registry, live, 1)
        elif how == "resigned":
            await perform_for(server.registry, live, 1, lambda at: takeover.resign(at, 1))
        else:
            await passes(server, ABSENT)
            await succession.ask(server.registry, live, DORA, Succeed(1, "Dora"))
            for who in (HOST, CARL):
                await succession.answer(server.registry, live, who.hash, Agree(1, "Dora", action="a"))
        for who in (BEA, HOST, STRANGER):
            assert await refused(take_back(server.registry, live, who, 1)) in ("not-yours", how)
        assert seats_of(server.registry, live, BEA.hash) == []

    run(story())


def test_only_who_has_moved_a_seat_takes_it_back(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        assert await refused(take_back(server.registry, live, BEA, 1)) == "not-yours"  # it was never moved
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 1, BEA.hash))
        for who in (HOST, CARL, STRANGER):
            assert await refused(take_back(server.registry, live, who, 1)) == "not-yours"
        assert await refused(take_back(server.registry, live, BEA, 0)) == "not-yours"
        assert seats_of(server.registry, live, TABLET.hash) == [1]

    run(story())


def test_who_has_left_a_seat_before_the_game_does_not_take_it_back(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, BEA, "Bea", seat=1)
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 1, BEA.hash))
        await revoke(server.registry, live, 1)
        await sit(server.registry, live, CARL, "Carl", seat=1)
        assert await refused(take_back(server.registry, live, BEA, 1)) == "not-yours"

    run(story())


# Over the wire


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def code(browser: Browser, path: str, body: dict[str, Any]) -> str:
    answer = browser.http.post(f"/api/tables{path}", json=body)
    return str(answer.json().get("code", "done"))


def test_a_deputy_does_nothing_that_cannot_be_taken_back(served: Served) -> None:
    with served.browser() as host, served.browser() as bea, served.browser() as carl:
        table = host.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
        for browser, name in ((host, "Host"), (bea, "Bea"), (carl, "Carl")):
            browser.ask(f"/{table}/sit", {"name": name})
        watching = bea.socket(table, 1)
        assert watching.until("state")["host"] is False
        assert code(bea, f"/{table}/mute", {"seat": None}) == "not-yours"
        assert code(bea, f"/{table}/sit-in", {"seat": 0}) == "here"
        served.call(lambda: make_absent(served.registry.live[table], 0, -1))
        served.call(served.registry.live[table].tell_presence)
        while (told := watching.until("present")).get("deputy") != 1:
            pass
        assert [one["seat"] for one in told["absent"]] == [0]
        assert code(bea, f"/{table}/mute", {"seat": None}) == "done"
        assert code(bea, f"/{table}/revoke", {"seat": 2}) == "not-yours"
        assert code(bea, f"/{table}/abandon", {}) == "not-yours"
        assert code(carl, f"/{table}/sit-in", {"seat": 0}) == "done"  # one of two votes
        assert code(bea, f"/{table}/sit-in", {"seat": 0}) == "done"
        assert carl.look(table)["seats"][0]["away"] == "absent"
        assert code(host, f"/{table}/back", {"seat": 0}) == "done"
        assert code(bea, f"/{table}/mute", {"seat": None, "quiet": False}) == "not-yours"


def make_absent(live: LiveTable, *seats: int) -> None:
    """As if so much time had passed."""
    live.awake = live.now() - ABSENT
    for seat in seats:
        live.here[seat] = live.awake
