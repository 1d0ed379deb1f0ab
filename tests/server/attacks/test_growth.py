"""A server that is used for years by many who never come back: what it keeps, in the file and in memory, has bounds."""

import asyncio
import gc
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import rich_click as click

from tests.server.registries import ADA, HOST, TestServer, no_sleep, run
from tests.server.serving import serving
from tests.server.writing import entry
from threekings.cli import load
from threekings.match import Match
from threekings.server.lifecycle import clocks
from threekings.server.lifecycle.agenda import Agenda
from threekings.server.lifecycle.clocks import tick
from threekings.server.lifecycle.sweeping import DAY, HOUR, RETENTION, Retention, Sweeper
from threekings.server.net.rate_limits import RateLimits
from threekings.server.protocol.messages import TablePlan
from threekings.server.registry.creating import create_rematch, create_table
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import open_tables
from threekings.server.registry.perform import perform, play
from threekings.server.registry.registry import IDLE, next_look
from threekings.server.seating.seat_claims import sit
from threekings.server.store.changes import Answer, Change, Session, StoreFailed
from threekings.server.store.statements import ERASED, ERASED_AT_ONCE
from threekings.server.store.writer import TABLES
from threekings.server.table import ending
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table
from threekings.server.thinking.bot_players import BotPlayers

YEAR = 365 * DAY
COOKIE = 400 * DAY
PLAN = {"game": "king-lui", "seats": ["open", "greedy", "greedy"]}


async def sweep(server: TestServer, retention: Retention = RETENTION) -> None:
    await Sweeper(server.registry, retention, sessions=COOKIE, sleep=no_sleep).sweep()


async def pass_time(server: TestServer, seconds: float) -> None:
    """Time goes by, and tables nobody needs fall asleep."""
    server.time += seconds
    for _ in range(2):
        await tick(server.registry)
        server.time += IDLE


def kept(server: TestServer) -> set[str]:
    return {row.table for row in server.store.find_lobby()}


def counted(folder: Path, name: str) -> int:
    with sqlite3.connect(folder / "threekings.sqlite") as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {name}").fetchone()
    connection.close()
    return int(count)


# Tables that are old


def test_a_table_where_nobody_comes_is_gone_after_a_day(server: TestServer) -> None:
    async def story() -> None:
        empty, _ = await server.planned("open open open", public=True)
        await pass_time(server, DAY - 3 * IDLE)
        await sweep(server)
        assert kept(server) == {empty.table.id}
        await pass_time(server, 3 * IDLE)
        await sweep(server)
        assert kept(server) == set() and not server.store.read_log(empty.table.id)
        assert server.registry.metrics.tables_deleted == {"gathering": 1}
        with pytest.raises(Refused, match="no such table"):
            await server.registry.find(empty.table.id)

    run(story())


def test_who_looks_at_a_table_keeps_it(server: TestServer) -> None:
    async def story() -> None:
        watched, _ = await server.planned("open open open")
        (connection,) = server.connect(watched, None)
        await pass_time(server, 3 * DAY)
        await sweep(server)
        assert kept(server) == {watched.table.id}
        server.registry.leave(watched, connection)
        await pass_time(server, IDLE)
        await sweep(server)
        assert kept(server) == set()

    run(story())


def test_games_of_bots_go_and_games_of_people_stay(server: TestServer) -> None:
    async def story() -> None:
        bots, _ = await server.planned("greedy greedy greedy")
        left = await server.table()
        await perform(server.registry, left, lambda table: ending.abandon(table, None))
        played = await server.table()
        await pass_time(server, 7 * DAY)
        await sweep(server)
        assert kept(server) == {left.table.id, played.table.id} and not server.store.read_log(bots.table.id)
        server.time += 10 * YEAR
        await sweep(server)
        assert kept(server) == {left.table.id, played.table.id}
        assert counted(server.folder / "data", "sessions") == 4  # who have held seats, and the host

    run(story())


def test_games_of_people_go_when_the_operator_says_so(server: TestServer) -> None:
    async def story() -> None:
        old, played = await server.table(), await server.table()
        await pass_time(server, 29 * DAY)
        live = await server.registry.find(played.table.id)
        await play(server.registry, live, 0, "draw")  # which lists do not hear of
        await pass_time(server, DAY)
        await sweep(server, Retention(games=30 * DAY))
        assert kept(server) == {played.table.id} and not server.store.read_log(old.table.id)
        await pass_time(server, 30 * DAY)
        await sweep(server, Retention(games=30 * DAY))
        assert kept(server) == set()
        assert [counted(server.folder / "data", name) for name in ("log", "claims", "holders", "lobby")] == [0, 0, 0, 0]

    run(story())


def test_many_old_tables_are_deleted_a_few_at_a_time(server: TestServer) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def story() -> None:
        plan = TablePlan("king-lui", ["open"] * 3)
        await asyncio.gather(*(create_table(server.registry, plan, server.action(HOST)) for _ in range(120)))
        await pass_time(server, DAY)
        await Sweeper(server.registry, RETENTION, sessions=COOKIE, sleep=sleep).sweep()
        assert kept(server) == set() and len(pauses) == 4  # three times tables, then a session

    run(story())


def test_a_long_log_is_deleted_in_parts(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[int] = []

    async def counted_write(change: Change) -> None:
        await write(change)
        parts.append(len(server.store.read_log(change.table)))

    async def story() -> None:
        table = (await long_bot_game(server)).table.id
        monkeypatch.setattr(server.store.store, "write", counted_write)
        await server.store.erase(table)
        assert len(parts) == 3 and parts[-1] == 0  # between any two, others are written
        assert max(parts) <= ERASED_AT_ONCE + 10 and not kept(server)

    write = server.store.store.write
    run(story())


async def long_bot_game(server: TestServer) -> LiveTable:
    live, _ = await server.planned("greedy greedy greedy")
    said = b'{"event":"chatted","seat":null,"name":"Eve","text":"again"}'
    first = live.table.seq + 1
    entries = tuple(entry(seq, body=said) for seq in range(first, first + 2 * ERASED_AT_ONCE))
    await server.store.write(Change(live.table.id, entries=entries))
    await pass_time(server, 7 * DAY)
    return live


def test_a_deletion_that_was_interrupted_is_finished(server: TestServer) -> None:
    async def story() -> None:
        table = (await long_bot_game(server)).table.id
        await server.store.write(Change(table, erase=True))
        row = server.store.read_lobby(table)
        assert row and row.status == ERASED and server.store.read_log(table)
        await server.restart()
        with pytest.raises(Refused, match="no such table"):
            await server.registry.find(table)
        await sweep(server)
        assert kept(server) == set() and not server.store.read_log(table)

    run(story())


def test_who_comes_while_a_table_is_deleted_finds_none(server: TestServer) -> None:
    async def story() -> None:
        table = (await long_bot_game(server)).table.id
        sweeping = asyncio.create_task(sweep(server))
        while table not in server.registry.erasing:
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="no such table"):
            await server.registry.find(table)
        await sweeping
        assert not server.registry.live and not server.registry.erasing and not server.registry.set_aside

    run(story())


def test_where_the_store_fails_it_is_deleted_later(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        await server.planned("open open open")
        await pass_time(server, DAY)
        with monkeypatch.context() as patch:
            patch.setattr(server.store.store, "write", failing)
            with pytest.raises(StoreFailed):
                await sweep(server)
        assert len(kept(server)) == 1 and not server.registry.erasing
        await sweep(server)
        assert not kept(server)

    async def failing(_change: Change) -> None:
        raise StoreFailed("the disk is full")

    run(story())


@pytest.mark.parametrize("setting", ["--keep-gathering", "--keep-bot-games", "--keep-games"])
def test_how_long_tables_are_kept_is_a_time(setting: str) -> None:
    for bad in ("0", "-1", "never"):
        with pytest.raises(click.BadParameter):
            load("serve").make_context("serve", [setting, bad])
    name = setting.removeprefix("--").replace("-", "_")
    assert load("serve").make_context("serve", [setting, "0.5"]).params[name] == 0.5


# Sessions


def test_sessions_nobody_can_come_back_with_are_forgotten(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, ADA, "Ada")  # once a holder
        guest, player = Session(b"guest", server.time), Session(b"player", server.time)
        for session in (guest, player):
            answer = Answer(session.hash, "new", b"made")
            await server.store.write(Change(live.table.id, session=session, answer=answer))
        await sit(server.registry, live, player, "Bea")
        await pass_time(server, COOKIE - DAY)
        await sweep(server, Retention(gathering=None))
        assert server.store.find_answer(b"guest", "new") and server.store.find_session(b"guest")
        server.time += 2 * DAY
        await sweep(server, Retention(gathering=None))
        assert server.store.find_session(b"guest") is None and server.store.find_answer(b"guest", "new") is None
        assert server.store.find_session(b"player") and server.store.find_answer(b"player", "new") is None
        await sweep(server)  # its table goes, and then nothing is left of anybody
        await sweep(server)
        assert counted(server.folder / "data", "sessions") == counted(server.folder / "data", "answers") == 0

    run(story())


def test_refused_visitors_leave_no_rows(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        with served.browser() as host:
            table = host.ask("", {**PLAN, "seats": ["human", "greedy", "greedy"]})["table"]
        before = counted(tmp_path / "data", "sessions")
        with served.browser() as visitor:
            for number in range(500):
                visitor.http.cookies.clear()
                bad = {**PLAN, "game": "chess"} if number % 2 else {**PLAN, "seats": ["open"] * 9}
                assert visitor.http.post("/api/tables", json=bad).status_code == 400
                visitor.http.cookies.clear()
                taken = visitor.http.post(f"/api/tables/{table}/sit", json={"name": "Eve", "token": "wrong"})
                assert taken.status_code == 403
        assert counted(tmp_path / "data", "sessions") == before == 1


# The lobby


def test_tables_with_kept_seats_do_not_fill_the_lobby(server: TestServer) -> None:
    async def story() -> None:
        open_to_all, _ = await server.planned("open open open", public=True)
        server.time += 1
        await asyncio.gather(*(abandoned_and_rematched(server) for _ in range(200)))
        assert len(kept(server)) == 401
        assert [entry.table for entry in open_tables(server.registry)] == [open_to_all.table.id]

    run(story())


async def abandoned_and_rematched(server: TestServer) -> None:
    over = await server.table("open open", "ku-ka-king", public=True)
    await perform(server.registry, over, lambda table: ending.abandon(table, None))
    await create_rematch(server.registry, over, server.action(ADA))


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path / "data", limited=True, now=lambda: 1e9) as served, served.browser() as visitor:

        def created(address: str, *, public: bool) -> int:
            headers = {"X-Forwarded-For": address}
            return visitor.http.post("/api/tables", json={**PLAN, "public": public}, headers=headers).status_code

        assert [created("1.2.3.4", public=True) for _ in range(12)] == [201] * 10 + [429] * 2
        assert created("1.2.3.4", public=False) == 201 and created("5.6.7.8", public=True) == 201


# Memory


def test_a_clock_of_a_month_keeps_nothing_in_memory(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[float] = []

    async def counted_wake(table: str) -> LiveTable:
        woken.append(server.time)
        return await wake(table)

    wake = server.registry._wake
    monkeypatch.setattr(server.registry, "_wake", counted_wake)

    async def story() -> None:
        begun = server.time
        for _ in range(20):
            await server.table(seconds=int(30 * DAY))
        for hour in range(1, 30 * 24 + 1):
            server.time = begun + hour * HOUR
            await tick(server.registry)
            await asyncio.gather(*server.registry.tasks)
            assert (hour < 30 * 24 and not server.registry.live) or len(woken) == 20
        server.time += 1
        await tick(server.registry)
        assert {live.table.seats[0].why for live in server.registry.live.values()} == {"time"}
        assert woken == [begun + 30 * DAY] * 20

    run(story())


def alive(*kinds: type) -> int:
    gc.collect()
    return sum(isinstance(one, kinds) for one in gc.get_objects())


def test_memory_returns_to_what_is_alive(server: TestServer) -> None:
    async def story() -> None:
        registry = server.registry
        bots = BotPlayers(registry, threads=1)
        before = alive(LiveTable, Table, Match)
        tables = await asyncio.gather(*(a_little_game(server, number) for number in range(300)))
        assert alive(LiveTable, Table, Match) == before + 3 * 300 and len(registry.live) == 300
        del tables
        await pass_time(server, IDLE)
        await sweep(server, Retention(gathering=DAY, games=10 * YEAR))
        assert alive(LiveTable, Table, Match) == before
        assert not registry.live and not registry.waking and not registry.tasks and not bots.thinking
        assert len(registry.agenda) == 150 and len(registry.agenda._heap) <= 3 * 150 + 64  # those with a clock
        limits = [limit for limit in vars(registry).values() if isinstance(limit, RateLimits)]
        assert len(limits) >= 5 and not any(limit.buckets for limit in limits)
        assert not registry.replays.asking and len(registry.editions_kept) == 1
        assert len(server.store.store._writer._tables) <= TABLES
        await bots.close()

    run(story())


async def a_little_game(server: TestServer, number: int) -> LiveTable:
    live = await server.table(seconds=int(DAY) if number % 2 else None)
    await play(server.registry, live, 0, "draw")
    return live


def test_what_rate_limits_remember_has_an_end(server: TestServer) -> None:
    limits = RateLimits(1.0, 5.0, server.now)
    for number in range(30_000):
        server.time += 0.01
        limits.allow(number)
    assert len(limits.buckets) <= 10_001


# What a look at the clocks costs


def test_a_look_at_the_clocks_costs_what_is_due(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    async def counted_look(_registry: Any, table: str) -> None:
        looked.append(table)

    async def story() -> None:
        live = await server.table(seconds=600)
        for number in range(2000):  # half in memory, half asleep until their clock runs out
            twin = LiveTable(replace(live.table, id=f"table {number}"), server.now, used=server.time)
            if number % 2:
                server.registry.add(twin)
            else:
                server.registry.agenda.put(twin.table.id, server.time + 601)
        monkeypatch.setattr(clocks, "look", counted_look)
        for _ in range(500):
            server.time += 1
            await tick(server.registry)
        assert looked == [] and not server.registry.tasks
        server.time += 100
        await tick(server.registry)
        assert len(looked) == 1001 and not server.registry.tasks
        assert next_look(live, server.time) > server.time

    run(story())


def test_those_who_fall_asleep_together_are_written_together(server: TestServer) -> None:
    async def story() -> None:
        plan = TablePlan("king-lui", ["open"] * 3)
        await asyncio.gather(*(create_table(server.registry, plan, server.action(HOST)) for _ in range(200)))
        commits = server.store.commits.groups
        server.time += IDLE
        await tick(server.registry)
        assert not server.registry.live
        assert server.store.commits.groups - commits < 100  # one after another would be 200

    run(story())


def test_the_agenda_does_not_grow_by_looking_again() -> None:
    agenda = Agenda()
    for number in range(10_000):
        agenda.put("often", 1e6 - number)
        agenda.put(f"table {number % 10}", 1e6)
    assert len(agenda) == 11 and len(agenda._heap) <= 2 * 11 + 64
    for number in range(10):
        agenda.drop(f"table {number}")
    assert agenda.take_due(1e6) == ["often"] and agenda.take_due(1e7) == []
