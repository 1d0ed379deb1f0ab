"""Whoever runs a table wants to see a rival's hand, or to play it: by links, revoking, agreeing with themselves."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import threekings
from tests.server.registries import ADA, BEA, CARL, HOST, KeptConnection, TestServer, refused, run
from tests.server.serving import Browser, Served, serving
from threekings.server.lifecycle.clocks import tick
from threekings.server.protocol.messages import Agree, Succeed
from threekings.server.registry.live_table import GRACE, LiveTable
from threekings.server.registry.perform import perform, perform_for, play
from threekings.server.registry.registry import hashed
from threekings.server.seating import succession
from threekings.server.seating.seat_claims import new_token, revoke, seats_of, sit
from threekings.server.seating.wishes import MOST_WISHES, PATIENCE
from threekings.server.store.changes import Session
from threekings.server.table import ending, events, seats, takeover
from threekings.server.table.events import BotTookOver, SeatPassed
from threekings.server.table.refused import Refused
from threekings.server.table.setup import STAND_IN
from threekings.server.table.table import OVER, PLAYING

DORA, EMIL = (Session(hashed(name), 0.0) for name in ("dora", "emil"))


def last_event(server: TestServer, live: LiveTable) -> object:
    return events.decode(server.store.read_log(live.table.id)[-1].body)


async def ask(server: TestServer, live: LiveTable, who: Session = DORA, seat: int = 1, name: str = "Dora") -> str:
    """Ask for a seat; how the successor would be called."""
    return (await succession.ask(server.registry, live, who, Succeed(seat, name))).name


async def agree(
    server: TestServer, live: LiveTable, who: Session, name: str = "Dora", *, seat: int = 1, yes: bool = True
) -> int:
    return await succession.answer(server.registry, live, who.hash, Agree(seat, name, yes, "a"))


async def table_with_absentee(server: TestServer, plan: str = "open open open") -> LiveTable:
    """A game in which seat 1 is absent, and all others look on from their seats."""
    live = await server.table(plan)
    server.connect(live, *(seat for seat in range(len(live.table.seats)) if seat != 1))
    server.time += GRACE
    return live


# Revoking


def test_the_host_revokes_a_rival_but_does_not_get_the_seat(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        (rival,) = server.connect(live, 1)
        await revoke(server.registry, live, 1)
        assert last_event(server, live) == BotTookOver(seat=1, bot=STAND_IN, why="revoked")
        assert rival.seat is None and seats_of(server.registry, live, BEA.hash) == []
        assert rival.last["seats"][1]["away"] == "revoked"
        assert await refused(new_token(server.registry, live, 1, HOST.hash)) == "taken"
        assert await refused(new_token(server.registry, live, 1, BEA.hash)) == "not-yours"
        assert await refused(sit(server.registry, live, HOST, "Bea", seat=1)) == "taken"
        assert await refused(perform_for(server.registry, live, 1, lambda at: takeover.come_back(at, 1))) == "revoked"
        assert await refused(perform_for(server.registry, live, 1, lambda at: takeover.resign(at, 1))) == "revoked"
        assert await refused(revoke(server.registry, live, 1)) == "revoked"
        server.time += GRACE
        assert await refused(ask(server, live)) == "revoked"  # a bot plays on, whoever agrees

    run(story())


@pytest.mark.parametrize("why", ["left", "time", "resigned"])
def test_a_seat_that_a_bot_plays_for_somebody_is_revoked_for_all_to_see(server: TestServer, why: str) -> None:
    async def story() -> None:
        live = await server.table()
        await perform(server.registry, live, lambda _: BotTookOver(seat=1, bot=STAND_IN, why=why))
        (spectator,) = server.connect(live, None)
        assert await refused(new_token(server.registry, live, 1, HOST.hash)) == "taken"
        await revoke(server.registry, live, 1)
        assert spectator.last["seats"][1]["away"] == "revoked"
        await perform(server.registry, live, lambda at: ending.abandon(at, None))
        assert f"# seat 1 was revoked; {STAND_IN} plays" in ending.record(live.table).splitlines()

    run(story())


def test_revoking_survives_a_restart(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        await revoke(server.registry, live, 1)
        await server.restart()
        live = await server.registry.find(live.table.id)
        assert live.table.seats[1].why == "revoked"
        assert await refused(new_token(server.registry, live, 1, HOST.hash)) == "taken"

    run(story())


# Links


def test_links_from_before_the_game_open_nothing_in_it(server: TestServer) -> None:
    """The host keeps all links it ever got to a seat, by setting up the table and by asking again."""

    async def story() -> None:
        live, made = await server.planned("human open open")
        known = [made.tokens[0], await new_token(server.registry, live, 0, HOST.hash)]
        known.append(await new_token(server.registry, live, 1, HOST.hash))
        newest = await new_token(server.registry, live, 0, HOST.hash)
        await sit(server.registry, live, ADA, "Ada", token=newest)
        await sit(server.registry, live, BEA, "Bea", seat=1)
        known.append(await new_token(server.registry, live, 2, HOST.hash))
        await sit(server.registry, live, CARL, "Carl", seat=2)
        assert live.table.status == PLAYING
        for token in [*known, newest]:
            assert await refused(sit(server.registry, live, HOST, "Host", token=token)) == "token"

    run(story())


def test_a_link_asked_for_while_somebody_sits_down_is_refused(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, ADA, "Ada", seat=0)
        _, link = await asyncio.gather(
            sit(server.registry, live, BEA, "Bea", seat=1),
            new_token(server.registry, live, 1, HOST.hash),
            return_exceptions=True,
        )
        assert isinstance(link, Refused) and link.code == "taken"
        assert [claim.kind for claim in server.store.seat_claims(live.table.id) if claim.seat == 1] == ["session"]

    run(story())


def test_a_link_asked_for_while_one_is_revoked_opens_nothing(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        earlier = await new_token(server.registry, live, 1, BEA.hash)
        _, link = await asyncio.gather(
            revoke(server.registry, live, 1),
            new_token(server.registry, live, 1, BEA.hash),
            return_exceptions=True,
        )
        assert isinstance(link, Refused)
        assert await refused(sit(server.registry, live, BEA, "Bea", token=earlier)) == "token"
        assert [claim for claim in server.store.seat_claims(live.table.id) if claim.seat == 1] == []

    run(story())


def test_after_the_game_the_host_has_no_links_to_the_seats_of_others_either(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        await perform(server.registry, live, lambda at: ending.abandon(at, None))
        assert await refused(new_token(server.registry, live, 1, HOST.hash)) == "taken"
        assert await new_token(server.registry, live, 1, BEA.hash)

    run(story())


# Agreeing


def test_an_agreed_successor_plays_on_and_everybody_sees_it(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        (spectator,) = server.connect(live, None)
        earlier = await new_token(server.registry, live, 1, BEA.hash)
        server.time += GRACE
        assert await ask(server, live) == "Dora"
        assert spectator.last["successors"] == [{"seat": 1, "name": "Dora", "agreed": []}]
        await agree(server, live, ADA)
        assert spectator.last["successors"] == [{"seat": 1, "name": "Dora", "agreed": [0]}]
        assert seats_of(server.registry, live, DORA.hash) == []
        seq = await agree(server, live, CARL)
        assert last_event(server, live) == SeatPassed(seat=1, name="Dora", agreed_by=(0, 2))
        assert "successors" not in spectator.last
        told = [frame for frame in spectator.received if frame["tell"] == "state"][-1]
        assert (told["seats"][1]["name"], told["seats"][1]["before"]) == ("Dora", "Player 1")
        assert seats_of(server.registry, live, DORA.hash) == [1]
        assert seats_of(server.registry, live, BEA.hash) == []
        assert await refused(sit(server.registry, live, BEA, "Bea", token=earlier)) == "token"
        assert await agree(server, live, CARL) == seq  # sent again
        await perform(server.registry, live, lambda at: ending.abandon(at, None))
        record = ending.record(live.table)
        assert "# seat 1 passes to Dora, by agreement of seats 0 and 2" in record.splitlines()
        assert threekings.replay(record).headers.names[1] == "Player 1"  # who sat down

    run(story())


def test_the_stand_in_leaves_when_somebody_else_plays_on(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table(seconds=120)
        _, rival, _ = server.connect(live, 0, 1, 2)
        server.registry.leave(live, rival)
        server.time += GRACE
        await tick(server.registry)
        assert live.table.seats[1].why == "left"
        await ask(server, live)
        await agree(server, live, ADA)
        await agree(server, live, CARL)
        assert live.table.seats[1].present and live.table.seats[1].why is None
        server.time += 1
        await tick(server.registry)
        assert live.table.seats[1].present  # has a while to come

    run(story())


def test_nobody_is_succeeded_who_was_here_a_moment_ago(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        server.time += GRACE - 1
        assert await refused(ask(server, live)) == "here"
        server.time += 1
        (rival,) = server.connect(live, 1)
        server.time += GRACE
        assert await refused(ask(server, live)) == "here"
        server.registry.leave(live, rival)
        server.time += GRACE - 1
        assert await refused(ask(server, live)) == "here"
        live.was_here(1)  # over HTTP, without a connection
        server.time += GRACE - 1
        assert await refused(ask(server, live)) == "here"
        server.time += 1
        assert await ask(server, live)

    run(story())


def test_a_table_that_was_asleep_knows_of_no_absence_before(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        server.time += 10 * GRACE
        await server.restart()
        live = await server.registry.find(live.table.id)
        server.time += GRACE - 1
        assert await refused(ask(server, live)) == "here"
        server.time += 1
        assert await ask(server, live)

    run(story())


@pytest.mark.parametrize("how", ["joins", "acts", "opens a link"])
def test_who_comes_back_in_the_middle_keeps_the_seat(server: TestServer, how: str) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        token = await new_token(server.registry, live, 1, BEA.hash)
        server.time += GRACE
        await ask(server, live)
        await agree(server, live, ADA)
        if how == "joins":
            live.join(KeptConnection(1), -1)
        elif how == "acts":
            await refused(play(server.registry, live, 1, "nonsense"))
        else:
            await sit(server.registry, live, EMIL, "", token=token)
        assert await refused(agree(server, live, CARL)) == "asked"
        assert live.table.seats[1].name == "Player 1"

    run(story())


def test_one_no_ends_it_and_who_was_told_no_does_not_ask_at_once(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        await ask(server, live)
        await agree(server, live, ADA)
        await agree(server, live, CARL, yes=False)
        assert await refused(agree(server, live, CARL)) == "asked"
        assert await refused(ask(server, live)) == "asked"
        assert await ask(server, live, EMIL, name="Emil") == "Emil"
        server.time += PATIENCE
        assert await ask(server, live) == "Dora"

    run(story())


def test_agreement_does_not_wait_for_ever(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        await ask(server, live)
        await agree(server, live, ADA)
        server.time += PATIENCE
        assert await refused(agree(server, live, CARL)) == "asked"

    run(story())


def test_revoking_a_seat_ends_all_wishes_for_it(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        (spectator,) = server.connect(live, None)
        await ask(server, live)
        await agree(server, live, ADA)
        await revoke(server.registry, live, 1)
        assert "successors" not in spectator.last
        assert await refused(agree(server, live, CARL)) == "asked"

    run(story())


def test_one_person_in_two_seats_agrees_once(server: TestServer) -> None:
    """The host plays two seats of three: nobody else is left to agree."""

    async def story() -> None:
        live, _ = await server.planned("open open open")
        for seat, who in enumerate((HOST, BEA, HOST)):
            await sit(server.registry, live, who, f"Player {seat}", seat=seat)
        server.time += GRACE
        assert await refused(ask(server, live)) == "agree"

    run(story())


def test_who_agrees_again_and_again_tells_nobody_anything_new(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        (spectator,) = server.connect(live, None)
        await ask(server, live)
        for _ in range(50):
            await agree(server, live, ADA)
        assert len(spectator.frames) == 2

    run(story())


def test_two_at_a_table_cannot_agree(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server, "open open greedy")
        assert await refused(ask(server, live)) == "agree"

    run(story())


def test_all_who_play_agree_and_nobody_else(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open open")
        for seat, who in enumerate((ADA, BEA, CARL, EMIL)):
            await sit(server.registry, live, who, f"Player {seat}", seat=seat)
        server.time += GRACE
        await ask(server, live)
        for who in (DORA, HOST):
            assert await refused(agree(server, live, who)) == "not-yours"
        await agree(server, live, ADA)
        await agree(server, live, CARL)
        await agree(server, live, CARL)
        assert live.table.seats[1].name == "Player 1"
        await agree(server, live, EMIL)
        assert last_event(server, live) == SeatPassed(seat=1, name="Dora", agreed_by=(0, 2, 3))

    run(story())


def test_who_is_away_is_neither_asked_nor_counted(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        await ask(server, live)
        await agree(server, live, ADA)
        await perform(server.registry, live, lambda at: seats.leave_seat(at, 2))
        assert await refused(agree(server, live, CARL)) == "not-yours"
        assert await refused(agree(server, live, ADA)) == "agree"
        assert live.table.seats[1].name == "Player 1"

    run(story())


def test_whoever_has_seen_cards_of_another_seat_is_no_successor(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open open")
        for seat, who in enumerate((ADA, BEA, CARL, DORA)):
            await sit(server.registry, live, who, f"Player {seat}", seat=seat)
        server.time += GRACE
        for who in (ADA, BEA, CARL, DORA):
            assert await refused(ask(server, live, who)) == "held"
        await sit(server.registry, live, EMIL, "", token=await new_token(server.registry, live, 3, DORA.hash))
        await revoke(server.registry, live, 2)
        for who in (CARL, DORA, EMIL):  # not any more, but before
            assert await refused(ask(server, live, who)) == "held"

    run(story())


def test_who_gets_another_seat_while_others_agree_is_no_successor_any_more(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        await ask(server, live)
        await agree(server, live, ADA)
        token = await new_token(server.registry, live, 0, ADA.hash)
        await sit(server.registry, live, DORA, "", token=token)
        await agree(server, live, CARL)
        assert await refused(agree(server, live, DORA)) == "held"  # she holds seat 0 now
        assert live.table.seats[1].name == "Player 1"

    run(story())


def test_somebody_absent_from_one_seat_who_plays_another_is_not_absent(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open open")
        for seat, who in enumerate((ADA, BEA, CARL, BEA)):
            await sit(server.registry, live, who, f"Player {seat}", seat=seat)
        server.connect(live, 3)
        server.time += GRACE
        assert await refused(ask(server, live)) == "here"

    run(story())


def test_wishes_are_few_and_one_for_each_who_asks(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        strangers = [Session(hashed(f"stranger {number}"), 0.0) for number in range(MOST_WISHES + 1)]
        names = [await ask(server, live, who) for who in strangers[:-1]]
        assert names == ["Dora", *(f"Dora {number}" for number in range(2, MOST_WISHES + 1))]
        assert await ask(server, live, strangers[0], name="Other") == "Dora"  # the same as before
        assert await refused(ask(server, live, strangers[-1])) == "asked"
        server.time += PATIENCE
        asked = Succeed(1, "Dora")
        await succession.ask(server.registry, live, strangers[0], asked, "192.0.2.1")
        assert await refused(succession.ask(server.registry, live, strangers[1], asked, "192.0.2.1")) == "asked"
        assert len(live.wishes.successors) == 1

    run(story())


def test_a_refused_visitor_leaves_no_session(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        assert await refused(ask(server, live)) == "here"
        assert server.store.find_session(DORA.hash) is None

    run(story())


def test_a_game_with_a_successor_is_the_same_after_a_restart(server: TestServer) -> None:
    async def story() -> None:
        live = await table_with_absentee(server)
        await ask(server, live)
        await agree(server, live, ADA)
        await agree(server, live, CARL)
        await server.restart()
        again = await server.registry.find(live.table.id)
        assert again.table.seats == live.table.seats and again.table.notes == live.table.notes
        assert seats_of(server.registry, again, DORA.hash) == [1]
        while again.table.status != OVER:
            (seat,) = again.table.to_act
            assert again.table.match
            await play(server.registry, again, seat, again.table.match.moves(seat)[0])
        assert threekings.replay(ending.record(again.table)).over

    run(story())


# Over the wire


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def code(browser: Browser, path: str, body: dict[str, Any]) -> tuple[int, str]:
    answer = browser.http.post(f"/api/tables{path}", json=body)
    return answer.status_code, answer.json()["code"]


def test_revoke_link_sit_back_is_refused_over_the_wire(served: Served) -> None:
    """As it was done: the host saw a rival's hidden hand and played it."""
    with served.browser() as host, served.browser() as bea, served.browser() as carl:
        table = host.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
        for browser, name in ((host, "Host"), (bea, "Bea"), (carl, "Carl")):
            browser.ask(f"/{table}/sit", {"name": name})
        old, watching = bea.socket(table, 1), bea.http
        assert old.until("state")["seat"] == 1
        assert host.ask(f"/{table}/revoke", {"seat": 1})["tell"] == "done"
        assert code(host, f"/{table}/link", {"seat": 1}) == (409, "taken")
        assert code(host, f"/{table}/sit", {"name": "Bea", "seat": 1}) == (409, "taken")
        assert code(host, f"/{table}/back", {"seat": 1}) == (403, "not-yours")
        for browser in (host, bea):
            assert browser.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 403
            assert browser.http.get(f"/api/tables/{table}/stream", params={"seat": 1}).status_code == 403
            assert browser.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).status_code == 409
            assert browser.socket(table, 1).until("refusal")["code"] == "not-yours"
        assert old.until("state")["seat"] is None
        assert old.ask("play", move="draw")["code"] == "not-yours"
        assert watching.get(f"/api/tables/{table}").json()["seats"][1]["away"] == "revoked"


def test_a_successor_comes_by_http_and_sees_the_cards(served: Served) -> None:
    browsers = [served.browser() for _ in range(4)]
    host, bea, carl, dora = browsers
    try:
        table = host.ask("", {"game": "king-lui", "seats": ["open"] * 3})["table"]
        for browser, name in ((host, "Host"), (bea, "Bea"), (carl, "Carl")):
            browser.ask(f"/{table}/sit", {"name": name})
        assert code(dora, f"/{table}/succeed", {"seat": 1, "name": "Dora"}) == (409, "here")
        live = served.registry.live[table]
        served.call(lambda: live.here.update({1: live.now() - GRACE}))
        served.call(lambda: setattr(live, "awake", live.now() - GRACE))
        asked = {"seat": 1, "name": " bea"}
        assert dora.ask(f"/{table}/succeed", asked) == {"seat": 1, "name": "bea 2", "agreed": []}
        assert dora.ask(f"/{table}/succeed", asked) == {"seat": 1, "name": "bea 2", "agreed": []}
        assert code(dora, f"/{table}/agree", {"seat": 1, "name": "bea 2"}) == (403, "not-yours")
        watching = carl.socket(table, 2)
        assert watching.until("present")["successors"] == [{"seat": 1, "name": "bea 2", "agreed": []}]
        for browser in (host, carl):
            browser.ask(f"/{table}/agree", {"seat": 1, "name": "bea 2", "action": "yes"})
        assert dora.look(table, 1)["view"]["moves"] == []
        assert bea.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 403
        assert dora.http.get("/api/mine").json()[0]["mine"] == [1]
    finally:
        for browser in browsers:
            browser.__exit__()
