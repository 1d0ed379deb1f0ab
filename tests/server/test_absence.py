"""Absent players: a bot sits in where others decide so, a game waits where all are gone, the host's rights pass on."""

from typing import Any

import pytest

from tests.server.registries import ADA, BEA, CARL, HOST, KeptConnection, TestServer, refused, run
from threekings.server.lifecycle.clocks import tick
from threekings.server.protocol.messages import SeatAct
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.perform import perform, perform_for, play
from threekings.server.seating.seat_claims import is_host, moved_seat, new_token, seats_of, sit, take_back
from threekings.server.seating.sitting_in import let_bot_sit_in
from threekings.server.store.changes import Session
from threekings.server.table import ending, events, seats, takeover
from threekings.server.table.events import BotTookOver
from threekings.server.table.refused import Refused
from threekings.server.table.setup import STAND_IN
from threekings.server.thinking.bot_players import BotPlayers

ABSENT = 60.0


async def sit_in(server: TestServer, live: LiveTable, who: Session, seat: int = 1, action: str | None = None) -> int:
    return await let_bot_sit_in(server.registry, live, who.hash, SeatAct(seat, action))


async def seated(server: TestServer, *people: Session, **more: Any) -> LiveTable:
    """A table at which these people play, the first of whom has set it up where it is HOST."""
    live, _ = await server.planned(" ".join(["open"] * len(people)), **more)
    for seat, who in enumerate(people):
        await sit(server.registry, live, who, f"Player {seat}", seat=seat)
    return live


def connect(server: TestServer, live: LiveTable, **who: Session) -> dict[str, KeptConnection]:
    """Connections from seats `s0`, `s1` …, or of spectators, with their sessions."""
    made = {}
    for name, session in who.items():
        made[name] = KeptConnection(int(name[1:]) if name[0] == "s" else None, session=session.hash)
        server.registry.join(live, made[name], -1, host=False)
    return made


def beside(connection: KeptConnection) -> list[dict[str, Any]]:
    """What the last step of the log tells of the table."""
    (step,) = [frame for frame in connection.received if frame["tell"] == "state"][-1]["log"]["steps"]
    told: list[dict[str, Any]] = step["beside"]
    return told


async def passes(server: TestServer, seconds: float) -> None:
    server.time += seconds
    await tick(server.registry)


# A bot sits in


def test_the_host_lets_a_bot_sit_in_for_somebody_absent_who_takes_the_seat_back(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        there = connect(server, live, s0=HOST, s2=CARL)
        await passes(server, ABSENT - 1)
        assert await refused(sit_in(server, live, HOST)) == "here"
        assert "absent" not in there["s2"].last
        since = server.time - (ABSENT - 1)
        await passes(server, 1)
        assert there["s2"].last["absent"] == [{"seat": 1, "since": since, "needed": 2}]
        await sit_in(server, live, HOST)
        decided = BotTookOver(seat=1, bot=STAND_IN, why="absent", decided_by=(0,))
        assert events.decode(server.store.read_log(live.table.id)[-1].body) == decided
        assert live.table.seats[1].bot == STAND_IN
        assert beside(there["s2"]) == [{"id": "table-log-absent", "args": {"seat": 1, "seats": [0]}}]
        await perform_for(server.registry, live, 1, lambda at: takeover.come_back(at, 1))
        assert live.table.seats[1].bot is None
        await perform(server.registry, live, lambda at: ending.abandon(at, None))
        noted = [line for line in ending.record(live.table).splitlines() if line.startswith("# seat 1")]
        assert noted == [f"# seat 1 was absent; {STAND_IN} plays, as seat 0 decided", "# seat 1 is back"]

    run(story())


def test_most_of_the_others_decide_without_the_host(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL, Session(b"dora", 0.0))
        there = connect(server, live, s0=ADA, s2=CARL, s3=Session(b"dora", 0.0), host=HOST)
        await passes(server, ABSENT)
        await sit_in(server, live, ADA)
        await sit_in(server, live, ADA)
        assert there["s3"].last["absent"] == [{"seat": 1, "since": server.time - ABSENT, "votes": [0], "needed": 2}]
        assert live.table.seats[1].bot is None
        await sit_in(server, live, CARL)
        assert live.table.seats[1].why == "absent"
        assert beside(there["s3"])[0]["args"] == {"seat": 1, "seats": [0, 2]}

    run(story())


def test_a_host_who_plays_no_seat_decides_and_the_record_says_so(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL)
        connect(server, live, s0=ADA, s2=CARL, host=HOST)
        await passes(server, ABSENT)
        await sit_in(server, live, HOST)
        await perform(server.registry, live, lambda at: ending.abandon(at, None))
        assert f"# seat 1 was absent; {STAND_IN} plays, as the host decided" in ending.record(live.table).splitlines()

    run(story())


def test_a_decision_sent_again_is_made_once(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        connect(server, live, s0=HOST)
        await passes(server, ABSENT)
        seq = await sit_in(server, live, HOST, action="a")
        assert await sit_in(server, live, HOST, action="a") == seq == live.table.seq
        assert await refused(sit_in(server, live, HOST)) == "away"

    run(story())


def test_where_there_is_a_clock_it_decides_alone(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL, seconds=86400)
        connect(server, live, s0=HOST, s2=CARL)
        await passes(server, ABSENT)
        assert await refused(sit_in(server, live, HOST)) == "clock"

    run(story())


@pytest.mark.parametrize("absent", [14, 86401, -1])
def test_how_long_somebody_may_be_away_has_bounds(server: TestServer, absent: int) -> None:
    async def story() -> None:
        assert await refused(server.planned("open open open", absent=absent)) == "table"

    run(story())


def test_a_table_says_how_long_somebody_may_be_away(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL, absent=300)
        there = connect(server, live, s0=HOST)
        assert there["s0"].received[0]["absent"] == 300
        await passes(server, 299)
        assert await refused(sit_in(server, live, HOST)) == "here"
        await passes(server, 1)
        await sit_in(server, live, HOST)

    run(story())


# Everybody is gone


def test_where_all_are_absent_bots_do_not_play_on_whoever_watches(server: TestServer) -> None:
    async def story() -> None:
        bots = BotPlayers(server.registry, threads=0)  # who think for ever
        live, _ = await server.planned("greedy open open", pace=0)
        for seat, who in ((1, ADA), (2, BEA)):
            await sit(server.registry, live, who, f"Player {seat}", seat=seat)
        there = connect(server, live, s1=ADA, watching=CARL)
        assert bots.thinking
        server.registry.leave(live, there["s1"])
        assert bots.thinking
        await passes(server, ABSENT)
        assert live.watched and not live.bots_play
        server.registry.changed(live)
        assert not bots.thinking
        server.registry.join(live, there["s1"], -1, host=False)
        assert bots.thinking
        await bots.close()

    run(story())


def test_where_bots_play_for_all_who_may_return_they_wait_after_a_restart_too(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL)
        for seat in range(3):
            await perform_for(server.registry, live, seat, lambda at, seat=seat: seats.leave_seat(at, seat))  # type: ignore[misc]
        connect(server, live, watching=HOST)
        assert live.bots_play  # they were here a moment ago
        await passes(server, ABSENT)
        assert not live.bots_play
        await server.restart()
        live = await server.registry.find(live.table.id)
        connect(server, live, watching=HOST)
        assert not live.bots_play
        connect(server, live, s1=BEA)
        assert live.bots_play

    run(story())


def test_where_all_have_given_up_bots_play_while_somebody_watches(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL)
        for seat in range(3):
            await perform_for(server.registry, live, seat, lambda at, seat=seat: takeover.resign(at, seat))  # type: ignore[misc]
        connect(server, live, watching=HOST)
        await passes(server, ABSENT)
        assert live.bots_play

    run(story())


def test_whoever_plays_without_a_connection_is_not_absent(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table("open greedy greedy")
        await passes(server, ABSENT)
        assert live.paused
        await play(server.registry, live, 0, "draw")
        assert not live.paused and live.bots_play

    run(story())


# The host's rights


def test_the_rights_of_an_absent_host_are_the_next_players_until_the_host_is_back(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, BEA, HOST, CARL, ADA)
        there = connect(server, live, s0=BEA, s1=HOST, s3=ADA)
        server.registry.leave(live, there["s1"])
        await passes(server, ABSENT - 1)
        assert not any(is_host(server.registry, live, who.hash) for who in (ADA, BEA, CARL))
        assert "deputy" not in there["s0"].last
        await passes(server, 1)
        assert there["s0"].last["deputy"] == 3  # seat 2 is absent as well
        assert [is_host(server.registry, live, who.hash) for who in (ADA, BEA, CARL)] == [True, False, False]
        connect(server, live, s1=HOST)
        assert "deputy" not in there["s0"].last
        assert not is_host(server.registry, live, ADA.hash)

    run(story())


def test_a_host_who_only_watches_is_there(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, ADA, BEA, CARL)
        there = connect(server, live, s0=ADA, watching=HOST)
        await passes(server, 10 * ABSENT)
        assert not is_host(server.registry, live, ADA.hash)
        server.registry.leave(live, there["watching"])
        await passes(server, ABSENT)
        assert is_host(server.registry, live, ADA.hash) and is_host(server.registry, live, HOST.hash)

    run(story())


# The seat goes to another device, and back


TABLET = Session(b"tablet", 0.0)


def test_a_seat_goes_to_another_device_with_the_hosts_rights_and_is_taken_back(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        phone = connect(server, live, s0=HOST)["s0"]
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 0, HOST.hash))
        assert phone.seat is None and moved_seat(server.registry, live, HOST.hash) == 0
        (listed,) = await my_tables(server.registry, HOST.hash)
        assert (listed.table, listed.mine) == (live.table.id, [])  # still among my games, to be taken back
        assert is_host(server.registry, live, TABLET.hash) and not is_host(server.registry, live, HOST.hash)
        tablet = connect(server, live, s0=TABLET)["s0"]
        await take_back(server.registry, live, HOST, 0)
        assert seats_of(server.registry, live, HOST.hash) == [0] and is_host(server.registry, live, HOST.hash)
        assert tablet.seat is None and tablet.received[-2]["seat"] is None
        assert moved_seat(server.registry, live, TABLET.hash) == 0  # and so on
        assert not is_host(server.registry, live, TABLET.hash)

    run(story())


def test_whoever_gives_away_one_of_two_seats_stays_the_host(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, HOST, CARL)
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 0, HOST.hash))
        assert is_host(server.registry, live, HOST.hash) and not is_host(server.registry, live, TABLET.hash)

    run(story())


def test_a_moved_seat_can_be_taken_back_after_a_restart(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        await sit(server.registry, live, TABLET, "", token=await new_token(server.registry, live, 1, BEA.hash))
        await server.restart()
        live = await server.registry.find(live.table.id)
        await take_back(server.registry, live, BEA, 1)
        assert seats_of(server.registry, live, BEA.hash) == [1]

    run(story())


def test_nothing_happens_to_a_table_that_refuses(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server, HOST, BEA, CARL)
        before = live.table.seq
        for seat in (-1, 3, 99):
            with pytest.raises(Refused):
                await sit_in(server, live, HOST, seat)
            with pytest.raises(Refused):
                await take_back(server.registry, live, HOST, seat)
        assert live.table.seq == before

    run(story())
