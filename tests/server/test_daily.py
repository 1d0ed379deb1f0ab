"""The daily deal at tables: the same on servers that never met, one try that counts, and a public deck that says so."""

import asyncio
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

import threekings
from tests.server.registries import ADA, BEA, TestServer, refused, run
from tests.server.running import Serving
from tests.server.serving import Browser, Served, Socket
from tests.server.tables import shown
from threekings.daily_deal import BOT_VERSION, daily_deal, date_at, mark
from threekings.games import GAMES
from threekings.server.protocol.messages import DailyTable
from threekings.server.protocol.outgoing_frames import daily_of
from threekings.server.registry.creating import create_rematch
from threekings.server.registry.daily_tables import create_daily
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import my_tables, open_tables
from threekings.server.registry.perform import perform, play
from threekings.server.seating.seat_claims import sit
from threekings.server.store.changes import Session
from threekings.server.table import ending, moves, takeover, undo, waiting_room
from threekings.server.table.refused import Refused
from threekings.server.thinking import thinking_queue
from threekings.server.thinking.bot_players import BotPlayers

MOVES = 6  # of the person


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two servers that never met, each a process with a folder of its own."""
    one, other = (tmp_path_factory.mktemp(name) for name in ("one", "other"))
    with Serving(one / "data", one / "log") as first, Serving(other / "data", other / "log") as second:
        yield [first, second]


def browser(serving: Serving) -> Browser:
    at = SimpleNamespace(address=serving.address, port=int(serving.address.rpartition(":")[2]))
    return Browser(cast(Served, at))


def played(serving: Serving, game: str) -> tuple[list[bytes], str]:
    """Today's deal with moves drawn by the same chance: all states of the table, byte for byte, and the record."""
    chance = random.Random(5)
    with browser(serving) as ada:
        made = ada.http.post("/api/daily", json={"game": game}).json()
        table, (seat, token) = made["table"], next(iter(made["tokens"].items()))
        ada.ask(f"/{table}/pace", {"milliseconds": 0})
        ada.ask(f"/{table}/sit", {"token": token, "name": "Ada"})
        socket = ada.socket(table, int(seat))
        for _ in range(MOVES):
            assert socket.ask("play", move=chance.choice(awaited_moves(socket)))["tell"] == "done"
        awaited_moves(socket)  # all bots have replied
        ada.ask(f"/{table}/abandon")
        return states_in(socket, table), ada.http.get(f"/api/tables/{table}/record").text


def awaited_moves(socket: Socket) -> list[str]:
    """The legal moves, once it is my turn."""
    while not (view := socket.state.get("view")) or socket.state["seat"] not in view["to_act"]:
        socket.until("state")
    return list(view["moves"])


def states_in(socket: Socket, table: str) -> list[bytes]:
    """The first state after each entry of the log: what is told in between depends on who chooses first."""
    states: dict[int, bytes] = {}
    for told, raw in zip(socket.told, socket.raw, strict=True):
        if told["tell"] == "state":
            states.setdefault(told["seq"], raw.replace(table.encode(), b"TABLE"))
    return list(states.values())


@pytest.mark.parametrize("game", GAMES)
def test_two_servers_that_never_met_deal_and_reply_alike(strangers: list[Serving], game: str) -> None:
    (states, record), (others, other_record) = (played(serving, game) for serving in strangers)
    assert len(states) > MOVES
    assert states == others
    assert record == other_record
    assert "# the daily deal of " in record and ": this deck is public\n" in record


# At one server


async def seated(
    server: TestServer, game: str = "king-lui", session: Session = ADA, *, practice: bool = False
) -> LiveTable:
    made = await create_daily(server.registry, DailyTable(game, practice), server.action(session))
    live = await server.registry.find(made.table)
    ((seat, token),) = made.tokens.items()
    await sit(server.registry, live, session, "Ada", token=token, salt=b"of no use here")
    assert live.table.status == "playing" and seat in live.table.may_return()
    return live


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_that_of_the_date_whoever_sits_down(server: TestServer, game: str) -> None:
    async def story() -> None:
        today = daily_deal(GAMES[game], date_at(server.now()))
        tables = [(await seated(server, game, session)).table for session in (ADA, BEA)]
        one, other = (table.playing().headers.deck for table in tables)
        assert one == other
        assert [place.plan for place in tables[0].seats] == today.seats
        assert tables[0].created.secret == today.secret
        server.time += 86400
        assert (await seated(server, game)).table.playing().headers.deck != one

    run(story())


def test_one_try_counts_and_then_it_is_practice(server: TestServer) -> None:
    async def story() -> None:
        first = await seated(server)
        assert await refused(create_daily(server.registry, DailyTable("king-lui"), server.action(ADA))) == "daily"
        again = await seated(server, practice=True)
        assert [first.table.practice, again.table.practice] == [False, True]
        assert first.table.playing().headers.deck == again.table.playing().headers.deck
        entries = await my_tables(server.registry, ADA.hash)
        assert sorted((entry.daily.counted, entry.practice) for entry in entries if entry.daily) == [
            (False, True),
            (True, False),
        ]
        await seated(server, "ku-ka-king")  # another game has a deal of its own

    run(story())


def test_who_has_practised_has_no_try_left(server: TestServer) -> None:
    async def story() -> None:
        await seated(server, practice=True)
        assert await refused(create_daily(server.registry, DailyTable("king-lui"), server.action(ADA))) == "daily"

    run(story())


def test_two_tries_at_the_same_moment_are_one(server: TestServer) -> None:
    async def story() -> None:
        asked = [create_daily(server.registry, DailyTable("king-lui"), server.action(ADA)) for _ in range(2)]
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(isinstance(one, Refused) for one in made) == [False, True]

    run(story())


def test_a_daily_deal_is_never_in_the_lobby_and_nobody_looks_on(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server)
        assert not live.table.shown_to_all
        assert open_tables(server.registry) == []

    run(story())


def test_nobody_changes_who_plays(server: TestServer) -> None:
    async def story() -> None:
        made = await create_daily(server.registry, DailyTable("king-lui"), server.action(ADA))
        live = await server.registry.find(made.table)
        for seat in range(4):
            with pytest.raises(Refused, match="same bots"):
                waiting_room.plan_seat(live.table, seat, "open")
        live = await seated(server, "ku-ka-king")
        (seat,) = live.table.may_return()
        with pytest.raises(Refused, match="nobody plays for you"):
            takeover.let_bot_play(live.table, seat, takeover.LEFT)

    run(story())


def test_what_was_seen_is_taken_back_in_practice_alone(server: TestServer) -> None:
    async def story() -> None:
        for practice, refusal in ((False, "another has moved since"), (True, None)):
            live = await seated(server, "ku-ka-king", practice=practice)
            (seat,) = live.table.may_return()
            for chooser in range(3):
                await play_as(server, live, chooser)
            assert undo.why_not_undo(live.table, seat) == refusal

    run(story())


async def play_as(server: TestServer, live: LiveTable, seat: int) -> None:
    move = live.table.playing().moves(seat)[0]
    bot = live.table.seats[seat].bot is not None
    await perform(server.registry, live, lambda table: moves.play(table, seat, move, bot=bot))


def test_the_same_deal_again_is_practice_with_the_same_bots(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server)
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        made = await create_rematch(server.registry, live, server.action(ADA), same_deal=True)
        again = (await server.registry.find(made.table)).table
        daily = daily_of(again)
        assert daily and (daily.counted, daily.date) == (False, date_at(server.now()))
        assert [place.plan for place in again.seats] == [place.plan for place in live.table.seats]

    run(story())


def test_a_table_of_another_rule_says_so(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        live = await seated(server)
        before = daily_of(live.table)
        assert before and not before.other_rule
        monkeypatch.setattr("threekings.daily_deal.BOT_VERSION", BOT_VERSION + 1)
        daily_deal.cache_clear()
        after = daily_of(live.table)
        assert after and after.other_rule and after.mark == before.mark == mark(live.table.created.secret)
        daily_deal.cache_clear()

    run(story())


def test_a_record_can_be_checked_and_says_that_its_deck_is_public(server: TestServer) -> None:
    async def story() -> None:
        live = await seated(server)
        await perform(server.registry, live, lambda table: ending.abandon(table, None))
        record, date = ending.record(live.table), date_at(server.now())
        assert f"# the daily deal of {date}, mark {mark(live.table.created.secret)}: this deck is public\n" in record
        assert f"table daily-king-lui-{date}\n" in record
        assert threekings.replay(record).headers.secret == live.table.created.secret
        await server.restart()
        assert shown((await server.registry.find(live.table.id)).table) == shown(live.table)

    run(story())


def test_a_slow_machine_comes_to_the_same_moves(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has no time left at other tables spends all of its playouts at this one."""

    async def replies() -> list[str]:
        live = await seated(server, "king-lui", session=next(sessions))
        bots = BotPlayers(server.registry, threads=1, sleep=lambda _seconds: asyncio.sleep(0))
        bots.wake(live)
        (seat,) = live.table.may_return()
        while len(live.table.playing().steps) < 6:
            if live.table.to_act == (seat,):
                await play(server.registry, live, seat, live.table.playing().moves(seat)[0])
            await asyncio.sleep(0.005)
        await bots.close()
        return [move for step in range(1, 7) for _, move in live.table.playing().moves_of(step)]

    async def story() -> None:
        quick = await replies()
        monkeypatch.setattr(thinking_queue, "SLICE", 0.0001)
        monkeypatch.setattr(thinking_queue, "MOST_THINKING", 0.0)
        monkeypatch.setattr(thinking_queue, "PATIENCE", 0.0)
        assert await replies() == quick

    sessions = iter((ADA, BEA))
    run(story())
