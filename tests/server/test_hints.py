"""Hints at tables: who may have them, that everybody knows, and that they are for the seat that asks alone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.registries import ADA, KeptConnection, TestServer, no_sleep, refused, run
from tests.server.tables import Life
from threekings.bots.hints import hints
from threekings.server.protocol.messages import Hints, encode
from threekings.server.registry.creating import create_rematch
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.lobby import entry_of
from threekings.server.registry.perform import perform, play
from threekings.server.table import caps
from threekings.server.table import hints as hinting
from threekings.server.table.ending import abandon, record
from threekings.server.table.events import Daily, Deal
from threekings.server.table.refused import Refused
from threekings.server.table.snapshot import Snapshot, read_snapshot, snapshot_of, table_of_snapshot
from threekings.server.table.table import Table
from threekings.server.thinking.bot_players import BotPlayers
from threekings.server.thinking.hints import HintThought, give_hint, hint_seed

Story = Callable[[BotPlayers], Awaitable[None]]


def tell(server: TestServer, story: Story) -> None:
    """A story at a server whose bots think in one thread."""

    async def told() -> None:
        players = BotPlayers(server.registry, threads=1, sleep=no_sleep)
        try:
            await story(players)
        finally:
            await players.close()

    run(told())


async def alone(server: TestServer) -> LiveTable:
    """Ada against bots; she begins."""
    return await server.table("open greedy greedy")


def reasons(answer: Hints) -> list[str]:
    return [text.id for move in answer.moves for text in move.reasons]


# Who may


def test_alone_or_against_bots_hints_are_free_unless_the_table_is_set_up_without() -> None:
    for wanted, code in ((None, ""), (True, ""), (False, "hints")):
        life = Life(plan="open greedy greedy", hints=wanted).sit_all()
        assert refusal(life, 0) == code
        assert hinting.who_may_ask(life.table) == (set() if code else {0})


def test_with_other_people_hints_are_only_where_the_table_was_set_up_with_them() -> None:
    for wanted, code in ((None, "hints"), (True, ""), (False, "hints")):
        life = Life(plan="open open greedy", hints=wanted).sit_all()
        assert refusal(life, 0) == code
        assert hinting.who_may_ask(life.table) == (set() if code else {0, 1})


def refusal(life: Life, seat: int, turn: int | None = None) -> str:
    try:
        hinting.check_hint(life.table, seat, turn)
    except Refused as refused:
        return refused.code
    return ""


def test_only_who_is_to_choose_may_ask() -> None:
    life = Life(plan="open open greedy", hints=True)
    assert refusal(life, 0) == "status"
    life.sit_all()
    assert [refusal(life, seat) for seat in range(3)] == ["", "illegal", "seat"]
    assert refusal(life, 0, life.table.turn + 1) == "moved-on"
    life.play_out()
    assert refusal(life, 0) == "status"
    assert hinting.who_may_ask(life.table) == set()


def test_who_has_chosen_with_others_may_still_ask() -> None:
    life = Life("ku-ka-king", "open greedy greedy").sit_all()
    life.play(0, "row 1")
    assert refusal(life, 0) == ""


def test_the_one_try_at_a_daily_deal_has_no_hints_and_practice_has() -> None:
    for counted, code in ((True, "hints"), (False, "")):
        daily, deal = Daily("2026-11-16", counted=counted), Deal("daily", (b"", b"", b""))
        life = Life(plan="open greedy greedy", daily=daily, deal=deal).sit_all()
        life.play_out(until=lambda table: table.to_act == (0,))
        assert refusal(life, 0) == code
        assert hinting.who_may_ask(life.table) == (set() if code else {0})


# What is told, and to whom


def test_a_hint_is_for_the_seat_that_asks_and_all_others_learn_that_there_was_one(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await server.table("open open greedy", hints=True)
        mine, other, spectator = server.connect(live, 0, 1, None)
        answer = await give_hint(server.registry, live, 0, "a")
        assert len(answer.moves) == 2 and reasons(answer)
        assert {move.move for move in answer.moves} <= {*live.table.playing().moves(0)}
        for connection in (mine, other, spectator):
            assert connection.last["hinted"] == [0]
            assert [step["beside"] for step in connection.last["log"]["steps"]] == [
                [{"id": "table-log-hint", "args": {"seat": 0}}]
            ]
            assert not any(b'"reasons"' in frame for frame in connection.frames)

    tell(server, story)


def test_only_the_first_hint_of_a_seat_is_an_entry_of_the_log(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await server.table("open open open", hints=True)
        before = live.table.seq
        await give_hint(server.registry, live, 0, "a")
        assert live.table.seq == before + 1
        await play(server.registry, live, 0, live.table.playing().moves(0)[0])
        await give_hint(server.registry, live, 1, "a")
        for seat in (1, 2):
            await play(server.registry, live, seat, live.table.playing().moves(seat)[0])
        before, seat = live.table.seq, live.table.to_act[0]
        await give_hint(server.registry, live, seat, "b")
        assert live.table.seq == before + (seat == 2)

    tell(server, story)


def test_a_hint_that_bears_the_name_of_a_move_is_marked_as_any_other(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await server.table("open open open", hints=True)
        await play(server.registry, live, 0, live.table.playing().moves(0)[0], "a")
        for seat in (1, 2):
            await play(server.registry, live, seat, live.table.playing().moves(seat)[0])
        while live.table.to_act[0] != 0:
            seat = live.table.to_act[0]
            await play(server.registry, live, seat, live.table.playing().moves(seat)[0])
        assert (await give_hint(server.registry, live, 0, "a")).moves
        assert [*live.table.hinted] == [0]

    tell(server, story)


def test_the_same_position_has_the_same_hint_and_nobody_thinks_twice(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        first = await give_hint(server.registry, live, 0, "a")
        second = await give_hint(server.registry, live, 0, "b")
        assert second.moves == first.moves and second.action == "b"
        assert live.hints.thoughts[0] == 1
        live.hints.latest.clear()
        assert (await give_hint(server.registry, live, 0, "c")).moves == first.moves

    tell(server, story)


def test_a_hint_at_a_table_is_that_of_the_library(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        answer = await give_hint(server.registry, live, 0, "a")
        match = live.table.playing()
        assert [move.move for move in answer.moves] == [one.move for one in hints(match, 0, hint_seed(live.table, 0))]

    tell(server, story)


def test_a_hint_does_not_depend_on_what_others_have_chosen_or_hold(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        told = []
        live = await server.table("open open open", game="ku-ka-king", hints=True)
        for row in ("row 1", "row 4"):
            await play(server.registry, live, 1, row)
            live.hints.latest.clear()
            told.append((await give_hint(server.registry, live, 0, row)).moves)
        match = live.table.playing()
        match._state = match.resampled(0, 99)
        live.hints.latest.clear()
        told.append((await give_hint(server.registry, live, 0, "c")).moves)
        assert told[0] == told[1] == told[2]

    tell(server, story)


def test_an_action_sent_again_is_answered_as_before_though_the_game_has_moved_on(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await server.table("open open open", hints=True)
        first = await give_hint(server.registry, live, 0, "a", turn=live.table.turn)
        turn, before = live.table.turn, live.table.seq
        await play(server.registry, live, 0, live.table.playing().moves(0)[0])
        assert encode(await give_hint(server.registry, live, 0, "a", turn=turn)) == encode(first)
        assert live.table.seq == before + 1
        assert await refused(give_hint(server.registry, live, 0, "b", turn=turn)) == "moved-on"

    tell(server, story)


def test_an_action_sent_again_after_a_restart_is_answered_as_before(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        first = await give_hint(server.registry, live, 0, "a", turn=live.table.turn)
        seq = live.table.seq
        await server.restart()
        again = BotPlayers(server.registry, threads=1, sleep=no_sleep)
        live = await server.registry.find(live.table.id)
        assert live.table.hinted == {0}
        assert encode(await give_hint(server.registry, live, 0, "a", turn=live.table.turn)) == encode(first)
        assert live.table.seq == seq
        await again.close()

    tell(server, story)


def test_two_who_ask_from_one_seat_at_the_same_moment_cost_one_thought(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        asked = [give_hint(server.registry, live, 0, name) for name in ("a", "b", "a")]
        answers = await asyncio.gather(*asked)
        assert answers[0].moves == answers[1].moves and encode(answers[0]) == encode(answers[2])
        assert live.hints.thoughts[0] == 1

    tell(server, story)


def test_hints_are_capped(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        live.hints.thoughts[0] = caps.MOST["hints"]
        assert await refused(give_hint(server.registry, live, 0, "a")) == "often"
        assert not live.table.hinted

    tell(server, story)


def test_who_moves_while_the_bot_thinks_is_told_that_the_game_has_moved_on(server: TestServer) -> None:
    async def story(players: BotPlayers) -> None:
        live = await server.table("open open open", hints=True)
        asked = asyncio.create_task(give_hint(server.registry, live, 0, "a"))
        await asyncio.sleep(0)
        await play(server.registry, live, 0, live.table.playing().moves(0)[0])
        assert await refused(asked) == "moved-on"
        assert not live.table.hinted
        assert players.queue.length.waiting == 0

    tell(server, story)


def test_a_thought_that_nobody_waits_for_is_stopped(server: TestServer) -> None:
    async def story(players: BotPlayers) -> None:
        players.queue.threads = 0  # nobody thinks
        live = await alone(server)
        asked = asyncio.create_task(give_hint(server.registry, live, 0, "a"))
        await asyncio.sleep(0.01)
        assert players.queue.length.waiting == 1
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert players.queue.length.waiting == 0 and not live.table.hinted

    tell(server, story)


def test_a_hint_for_a_position_that_is_past_is_not_thought_out(server: TestServer) -> None:
    async def story(players: BotPlayers) -> None:
        players.queue.threads = 0  # nobody thinks
        live = await server.table("open open open", hints=True)
        asked = asyncio.create_task(give_hint(server.registry, live, 0, "a"))
        await asyncio.sleep(0.01)
        await play(server.registry, live, 0, live.table.playing().moves(0)[0])
        assert players.queue.length.waiting == 1
        errors = server.registry.metrics.errors
        players.queue.step()
        assert await refused(asked) == "moved-on"
        assert players.queue.length.waiting == 0 and server.registry.metrics.errors == errors

    tell(server, story)


def test_a_bot_that_fails_is_a_refusal_and_no_mark(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        monkeypatch.setattr(HintThought, "begun", lambda _: 1 / 0)
        assert await refused(give_hint(server.registry, live, 0, "a")) == "hints"
        assert not live.table.hinted and server.registry.metrics.errors == 1

    tell(server, story)


# The mark


def woken(live: LiveTable, snapshot: Snapshot) -> Table:
    steps = table_of_snapshot(live.table.id, snapshot, lambda _: live.table.edition)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table


def test_the_record_the_lists_and_a_snapshot_say_that_there_were_hints(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await alone(server)
        assert b'"hinted":true' not in entry_of(live.table, 0.0).body
        await give_hint(server.registry, live, 0, "a")
        assert b'"hinted":true' in entry_of(live.table, 0.0).body
        snapshot = read_snapshot(snapshot_of(live.table))
        assert snapshot and snapshot.hinted == [0]
        assert woken(live, snapshot).hinted == {0}
        await perform(server.registry, live, lambda table: abandon(table, None))
        assert "# hints: seat 0 was given the first one" in record(live.table).splitlines()

    tell(server, story)


def test_a_rematch_keeps_what_was_agreed_and_begins_without_a_mark(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        live = await server.table("open open open", hints=True)
        await give_hint(server.registry, live, 0, "a")
        await perform(server.registry, live, lambda table: abandon(table, None))
        made = await create_rematch(server.registry, live, server.action(ADA))
        again = await server.registry.find(made.table)
        assert again.table.created.hints is True and not again.table.hinted

    tell(server, story)


def test_who_looks_on_is_told_before_sitting_down_whether_there_are_hints(server: TestServer) -> None:
    async def story(_: BotPlayers) -> None:
        for wanted in (None, True, False):
            live, _made = await server.planned("open open greedy", hints=wanted)
            connection = KeptConnection()
            live.join(connection, -1)
            (state,) = [frame for frame in connection.received if frame["tell"] == "state"]
            assert state.get("hints") is wanted

    tell(server, story)
