"""All tables of a server over a real store, in simulated time: what is told is durable, and nothing is lost."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import threekings
from tests.decks import SMALL
from tests.server.houses import ADA, BEA, CARL, HOST, Court, Ear, live
from tests.server.tables import GAMES, shown
from threekings.server.store.changes import Change, Entry, StoreFailed
from threekings.server.tables import events
from threekings.server.tables.bot_players import Thinking
from threekings.server.tables.events import Again, Moved, Replaced, Rose
from threekings.server.tables.live_table import EVICTED, GRACE, Room
from threekings.server.tables.registry import IDLE
from threekings.server.tables.table import GATHERING, OVER, PLAYING, STAND_IN, Refused


@pytest.fixture
def court(tmp_path: Path) -> Iterator[Court]:
    opened = Court(tmp_path)
    yield opened
    opened.store.close()


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code


def log_of(court: Court, room: Room) -> list[object]:
    return [events.decode(entry.body) for entry in court.store.read_log(room.table.id)]


# Persist, then publish


def test_nothing_is_told_before_it_is_durable(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        ears = court.looking(room, 0, 1, None)
        heard: list[int] = []
        court.store.before = lambda _: heard.append(sum(len(ear.frames) for ear in ears))
        await court.house.play(room, 0, "draw", "a1")
        assert heard == [0]
        assert [len(ear.frames) for ear in ears] == [1, 1, 1]
        assert {ear.last["seq"] for ear in ears} == {room.table.seq} == {court.store.read_log(room.table.id)[-1].seq}

    live(story())


def all_commands(court: Court, room: Room) -> list[Callable[[], Awaitable[Any]]]:
    house = court.house
    return [
        lambda: house.play(room, 0, "draw", "a"),
        lambda: house.act(room, 0, lambda table: table.rise(0), "b"),
        lambda: house.act(room, 0, lambda table: table.resign(0), "c"),
        lambda: house.speak(room, 0, "", "hello", "d"),
        lambda: house.do(room, lambda table: table.abandon(None)),
        lambda: house.do(room, lambda table: table.mute(1, quiet=True)),
        lambda: house.new_token(room, 0),
        lambda: house.revoke(room, 1),
    ]


def test_where_the_store_fails_nothing_is_told_and_nothing_has_changed(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        ears = court.looking(room, 0, 1, 2, None)
        before, log, claims = shown(room.table), log_of(court, room), court.store.seat_claims(room.table.id)
        court.store.broken = True
        for command in all_commands(court, room):
            with pytest.raises(StoreFailed):
                await command()
        assert shown(room.table) == before
        assert [ear.frames for ear in ears] == [[], [], [], []]
        assert (log_of(court, room), court.store.seat_claims(room.table.id)) == (log, claims)
        court.store.broken = False
        await court.house.play(room, 0, "draw", "a")
        assert [len(ear.frames) for ear in ears] == [1, 1, 1, 1]

    live(story())


def test_a_choice_that_cannot_be_kept_is_not_made(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        ears = court.looking(room, 0, 1, None)
        court.store.broken = True
        with pytest.raises(StoreFailed):
            await court.house.play(room, 0, "row 1", "a")
        assert room.table.to_act == (0, 1, 2)
        assert [ear.frames for ear in ears] == [[], [], []]

    live(story())


def test_a_table_that_cannot_be_kept_does_not_exist(court: Court) -> None:
    async def story() -> None:
        court.store.broken = True
        with pytest.raises(StoreFailed):
            await court.planned("open open open")
        assert court.house.rooms == {}
        court.store.broken = False
        room, _ = await court.planned("open greedy greedy")
        court.store.broken = True
        with pytest.raises(StoreFailed):
            await court.house.sit(room, ADA, "Ada", seat=0, token=None, salt=b"")
        assert room.table.status == GATHERING and not room.table.seats[0].taken
        assert court.house.seats_of(room, ADA) == []

    live(story())


def test_a_card_that_fails_does_not_undo_the_last_move(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        bots = Thinking(court.house, threads=1)
        await play_on(court, room, until=1)
        ears = court.looking(room, 0)

        def refuse_cards(change: Change) -> None:
            court.store.broken = change.card is not None

        court.store.before = refuse_cards
        await play_on(court, room)
        assert room.table.status == OVER and ears[0].last["status"] == OVER
        card = court.house.mine(ADA)[0]
        assert (card.status, card.my_turn) == (OVER, False)
        await bots.close()

    live(story())


async def play_on(court: Court, room: Room, until: int = 1000) -> None:
    """The first legal move of whoever is to act, as often as asked for or to the end."""
    for _ in range(until):
        if not room.table.to_act:
            return
        seat = room.table.to_act[0]
        assert room.table.match
        court.time += 1
        await court.house.play(room, seat, room.table.match.moves(seat)[0], f"m{room.table.seq}")


def test_who_asked_and_left_does_not_part_table_and_log(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        (ear,) = court.looking(room, 1)
        asking = asyncio.create_task(court.house.play(room, 0, "draw"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        assert await asking == room.table.seq == court.store.read_log(room.table.id)[-1].seq
        assert len(ear.frames) == 1

    live(story())


# Sent again


def test_a_move_sent_again_is_done_once(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        (ear,) = court.looking(room, 0)
        seq = await court.house.play(room, 0, "draw", "same")
        assert await court.house.play(room, 0, "draw", "same") == seq == room.table.seq
        assert await court.house.play(room, 0, "not even a move", "same") == seq
        assert len(ear.frames) == 1

    live(story())


def test_a_move_sent_again_is_counted_once_and_refused_never(court: Court) -> None:
    async def story() -> None:
        room, choosing = await court.table(), await court.table(game="ku-ka-king")
        for move in ("draw", "draw", "not even a move"):
            await court.house.play(room, 0, move, "same")
        for row in ("row 1", "row 2"):
            await court.house.play(choosing, 0, row, "same")
        metrics = court.house.metrics
        assert (metrics.moves, metrics.refusals) == ({"person": 2, "bot": 0}, {})
        assert sum(metrics.seconds.counts) == 2

    live(story())


def test_two_seats_may_call_their_moves_alike(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        first = await court.house.play(room, 0, "draw", "1")
        second = await court.house.play(room, 1, "draw", "1")
        assert second == first + 1
        assert await refused(court.house.play(room, 0, "draw", "2")) == "illegal"

    live(story())


def test_a_sealed_choice_sent_again_is_made_once_even_when_it_is_shown(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        ears = court.looking(room, 0, 1, None)
        seq = await court.house.play(room, 0, "row 1", "same")
        assert await court.house.play(room, 0, "row 2", "same") == seq == room.table.seq
        assert room.table.match and room.table.match.choices == {0: "row 1"}
        assert [len(ear.frames) for ear in ears] == [1, 1, 1]
        await court.house.play(room, 1, "row 2", "same")
        await court.house.play(room, 2, "row 3", "same")
        assert await court.house.play(room, 0, "row 1", "same") == seq
        assert await court.house.play(room, 2, "row 3", "same") == seq + 1
        assert len(log_of(court, room)) == room.table.seq + 1 == seq + 2
        court.restart()
        room = court.house.room(room.table.id)
        assert await court.house.play(room, 0, "row 1", "same") == seq
        assert room.table.seq == seq + 1

    live(story())


def test_a_name_of_an_action_has_an_end(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        for name in ("", "x" * 65):
            assert await refused(court.house.play(room, 0, "draw", name)) == "action"

    live(story())


# Sealed choices


def test_others_learn_of_a_choice_only_how_many_are_missing_and_of_a_change_nothing(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        own, other, spectator = court.looking(room, 0, 1, None)
        await court.house.play(room, 0, "row 1")
        assert own.last["view"]["choice"] == 1
        waiting = [{"tell": "waiting", "seq": room.table.seq, "count": 2}]
        assert other.told == spectator.told == waiting
        await court.house.play(room, 0, "row 5")
        assert own.last["view"]["choice"] == 5 and len(own.frames) == 2
        assert other.told == spectator.told == waiting
        await court.house.play(room, 1, "row 2")
        await court.house.play(room, 2, "row 3")
        assert log_of(court, room)[-1] == Moved(moves=((0, "row 5"), (1, "row 2"), (2, "row 3")))
        assert court.store.read_sealed(room.table.id) == []

    live(story())


def test_what_is_said_or_done_beside_does_not_lose_sealed_choices(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        await court.house.play(room, 0, "row 1")
        await court.house.speak(room, 1, "", "hm")
        await court.house.act(room, 1, lambda table: table.rise(1))
        await court.house.act(room, 1, lambda table: table.come_back(1))
        assert [sealed.seat for sealed in court.store.read_sealed(room.table.id)] == [0]
        court.restart()
        room = court.house.room(room.table.id)
        assert room.table.match and room.table.match.choices == {0: "row 1"}

    live(story())


def test_an_abandoned_table_keeps_no_sealed_choices(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        await court.house.play(room, 0, "row 1")
        await court.house.do(room, lambda table: table.abandon(None))
        assert court.store.read_sealed(room.table.id) == []
        court.restart()
        assert shown(court.house.room(room.table.id).table) == shown(room.table)

    live(story())


# Restart


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_restart_in_the_middle_of_everything_changes_nothing(court: Court, game: str, players: int) -> None:
    async def story() -> None:
        room = await court.table(" ".join(["open"] * players), game, seconds=300)
        for _ in range(12):
            await play_on(court, room, until=1)
            if room.table.seq % 3 == 0:
                await court.house.speak(room, 0, "", "hm")
            before = shown(room.table)
            court.restart()
            room = court.house.room(room.table.id)
            assert shown(room.table) == before
        await play_on(court, room)
        assert threekings.replay(room.table.record()).over

    live(story())


@pytest.mark.parametrize("body", [b"nonsense", b'{"event":"flew"}', b'{"event":"moved","moves":[[0,"fly"]]}'])
def test_a_table_that_cannot_be_read_does_not_take_the_others_with_it(court: Court, body: bytes) -> None:
    async def story() -> None:
        broken, fine = await court.table(), await court.table()
        entry = Entry(broken.table.seq + 1, court.time, body)
        await court.store.write(Change(broken.table.id, entries=(entry,)))
        court.restart()
        assert [*court.house.rooms] == [fine.table.id]
        with pytest.raises(Refused, match="cannot be read"):
            court.house.room(broken.table.id)
        assert {card.table for card in court.house.mine(ADA)} == {broken.table.id, fine.table.id}

    live(story())


def test_bots_that_wait_move_again_after_a_restart(court: Court) -> None:
    async def story() -> None:
        room, _ = await court.planned("greedy random open", pace=0)
        await court.house.sit(room, ADA, "Ada", seat=2, token=None, salt=b"")
        assert room.table.to_act == (0,)
        court.store.close()
        court.open()
        bots = Thinking(court.house, threads=1)
        court.house.revive()
        (room,) = court.house.rooms.values()
        await until(bots, lambda: room.table.to_act == (2,))
        assert all(event.bot for event in log_of(court, room) if isinstance(event, Moved))
        await bots.close()

    live(story())


async def until(bots: Thinking, there: Callable[[], bool]) -> None:
    """Let bots move until something is so."""
    while not there():
        assert bots.going, "nobody moves any more"
        await asyncio.wait(list(bots.going.values()), return_when=asyncio.FIRST_COMPLETED)


def test_a_restart_leaves_some_time_to_think(court: Court) -> None:
    async def story() -> None:
        room = await court.table(seconds=600)
        court.time += 10_000
        court.restart()
        room = court.house.room(room.table.id)
        assert room.table.deadline == court.time + GRACE
        await court.house.tick()
        assert room.table.seats[0].stand_in is None

    live(story())


# Bots


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_bots_play_a_whole_game_by_themselves(court: Court, game: str, players: int) -> None:
    async def story() -> None:
        bots = Thinking(court.house, threads=2)
        room, _ = await court.planned(" ".join(["greedy"] * players), game, pace=0)
        await until(bots, lambda: room.table.status == OVER)
        assert threekings.replay(room.table.record()).over
        await bots.close()

    live(story())


def test_bots_wait_a_random_moment_about_as_long_as_the_pace(court: Court) -> None:
    async def story() -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        bots = Thinking(court.house, threads=1, sleep=sleep)
        room, _ = await court.planned("random random", "ku-ka-king", pace=1000)
        await until(bots, lambda: len(room.table.moved) >= 8)
        assert len({*pauses}) > 5 and 0.6 <= min(pauses) < max(pauses) <= 1.4
        await bots.close()

    live(story())


def test_bots_keep_to_a_new_pace_from_their_next_move_on(court: Court) -> None:
    async def story() -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        bots = Thinking(court.house, threads=1, sleep=sleep)
        room = await court.table("open greedy greedy", pace=1000)
        (ear,) = court.looking(room, 0)
        await court.house.do(room, lambda table: table.set_pace(0, 10))
        assert ear.last["pace"] == 10
        await court.house.play(room, 0, "draw")
        await until(bots, lambda: len(pauses) > 1)
        assert max(pauses) <= 0.014
        await bots.close()
        court.restart()
        assert court.house.room(room.table.id).table.pace == 10

    live(story())


def test_a_thought_about_a_position_that_was_taken_back_is_thrown_away(court: Court) -> None:
    async def story() -> None:
        waiting: list[asyncio.Event] = []

        async def sleep(_seconds: float) -> None:
            waiting.append(asyncio.Event())
            await waiting[-1].wait()

        bots = Thinking(court.house, threads=1, sleep=sleep)
        room = await court.table("open greedy greedy")
        await court.house.play(room, 0, "draw")
        await court.house.act(room, 0, lambda table: table.undo(0))
        await court.house.play(room, 0, "draw")
        (stale,) = bots.going.values()
        while not waiting:
            await asyncio.sleep(0)
        waiting[0].set()
        await stale
        assert room.table.to_act == (1,) and len(room.table.moved) == 1
        assert len(bots.going) == 1  # it thinks again
        await bots.close()

    live(story())


def test_a_bot_that_thinks_too_long_is_helped_out(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("threekings.server.tables.bot_players.PATIENCE", 0.0)
        bots = Thinking(court.house, threads=1)
        room, _ = await court.planned("steward:2000ms open open", pace=0)
        for seat, session in ((1, ADA), (2, BEA)):
            await court.house.sit(room, session, "Ada", seat=seat, token=None, salt=b"")
        await until(bots, lambda: room.table.to_act == (1,))
        assert court.house.metrics.fallbacks > 0
        await bots.close()

    live(story())


def test_a_bot_tries_again_when_the_store_has_failed(court: Court) -> None:
    async def story() -> None:
        async def sleep(seconds: float) -> None:
            if seconds == 1.0:
                court.store.broken = False

        bots = Thinking(court.house, threads=1, sleep=sleep)
        room, _ = await court.planned("greedy open open", pace=0)
        await court.house.sit(room, ADA, "Ada", seat=1, token=None, salt=b"")
        await court.house.sit(room, BEA, "Bea", seat=2, token=None, salt=b"")
        court.store.broken = True
        await until(bots, lambda: room.table.to_act == (1,))
        assert not court.store.broken
        await bots.close()

    live(story())


# Clocks


def test_the_clock_replaces_who_thinks_too_long(court: Court) -> None:
    async def story() -> None:
        room = await court.table(seconds=30)
        court.time += 29
        await court.house.tick()
        assert room.table.seats[0].stand_in is None
        court.time += 1
        await court.house.tick()
        await court.house.tick()
        assert log_of(court, room)[-1] == Replaced(seat=0, bot=STAND_IN, why="time")
        await court.house.act(room, 0, lambda table: table.come_back(0))
        assert room.table.deadline == court.time + 30

    live(story())


def test_who_leaves_a_live_table_has_a_while_to_return(court: Court) -> None:
    async def story() -> None:
        room = await court.table(seconds=600)
        gone, back = court.looking(room, 1, 2)
        room.part(gone)
        room.part(back)
        court.time += GRACE - 1
        room.welcome(back, -1)
        await court.house.tick()
        assert room.table.seats[1].stand_in is None
        court.time += 1
        await court.house.tick()
        assert log_of(court, room)[-1] == Replaced(seat=1, bot=STAND_IN, why="left")
        court.time += GRACE
        await court.house.tick()
        assert room.table.seats[2].stand_in is None

    live(story())


def test_who_plays_without_looking_is_not_gone(court: Court) -> None:
    async def story() -> None:
        room = await court.table(seconds=600)
        (ear,) = court.looking(room, 0)
        room.part(ear)
        court.time += GRACE - 1
        await court.house.play(room, 0, "draw")
        court.time += 1
        await court.house.tick()
        assert room.table.seats[0].stand_in is None

    live(story())


@pytest.mark.parametrize("seconds", [None, 3 * 86400])
def test_nobody_has_to_stay_where_there_is_no_clock_or_one_of_days(court: Court, seconds: int | None) -> None:
    async def story() -> None:
        room = await court.table(seconds=seconds)
        (ear,) = court.looking(room, 0)
        room.part(ear)
        court.time += 86400
        await court.house.tick()
        assert room.table.seats[0].stand_in is None

    live(story())


def test_tables_nobody_needs_leave_the_memory_and_come_back(court: Court) -> None:
    async def story() -> None:
        gathering, _ = await court.planned("open open open")
        choosing = await court.table(game="ku-ka-king")
        await court.house.play(choosing, 1, "row 4", "mine")
        court.time += IDLE
        await court.house.tick()
        assert not court.house.rooms
        for room in (gathering, choosing):
            assert shown(court.house.room(room.table.id).table) == shown(room.table)
        assert await court.house.play(court.house.room(choosing.table.id), 1, "row 4", "mine") == choosing.table.seq

    live(story())


def test_tables_that_somebody_needs_stay_in_memory(court: Court) -> None:
    async def story() -> None:
        timed, watched = await court.table(seconds=86400), await court.table()
        bots, _ = await court.planned("greedy greedy greedy")
        court.looking(watched, None)
        court.time += IDLE
        await court.house.tick()
        assert {*court.house.rooms} == {room.table.id for room in (timed, watched, bots)}

    live(story())


# Who sits where


def test_of_two_who_sit_down_at_the_same_moment_one_gets_the_seat(court: Court) -> None:
    async def story() -> None:
        room, _ = await court.planned("open open open")
        asked = [court.house.sit(room, who, "X", seat=1, token=None, salt=b"") for who in (ADA, BEA)]
        one, other = await asyncio.gather(*asked, return_exceptions=True)
        assert one == 1 and isinstance(other, Refused)
        assert (court.house.seats_of(room, ADA), court.house.seats_of(room, BEA)) == ([1], [])

    live(story())


def test_who_is_refused_a_seat_has_no_claim_on_it(court: Court) -> None:
    async def story() -> None:
        room, made = await court.planned("open human open")
        assert await refused(court.house.sit(room, ADA, "", seat=0, token=None, salt=b"")) == "name"
        assert await refused(court.house.sit(room, ADA, "Ada", seat=1, token=None, salt=b"")) == "taken"
        assert await refused(court.house.sit(room, ADA, "", seat=None, token=made.tokens[1], salt=b"")) == "name"
        assert court.house.seats_of(room, ADA) == []
        assert await court.house.sit(room, ADA, "Ada", seat=None, token=made.tokens[1], salt=b"") == 1

    live(story())


def test_a_token_opens_its_seat_once(court: Court) -> None:
    async def story() -> None:
        room, made = await court.planned("human human greedy")
        token = made.tokens[1]
        assert await court.house.sit(room, ADA, "Ada", seat=None, token=token, salt=b"") == 1
        for who in (ADA, BEA):
            assert await refused(court.house.sit(room, who, "Bea", seat=None, token=token, salt=b"")) == "token"
        assert await refused(court.house.sit(room, BEA, "Bea", seat=None, token="x", salt=b"")) == "token"
        assert court.house.seats_of(room, ADA) == [1]

    live(story())


def test_the_last_who_sits_down_begins_the_game_in_the_same_entry_of_the_store(court: Court) -> None:
    async def story() -> None:
        room, _ = await court.planned("open greedy greedy")
        written: list[int] = []
        court.store.before = lambda change: written.append(len(change.entries))
        await court.house.sit(room, ADA, "Ada", seat=None, token=None, salt=b"")
        assert written == [2] and room.table.status == PLAYING

    live(story())


def test_a_new_link_moves_a_seat_to_another_device(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        old, spectator = court.looking(room, 0, None)
        token = await court.house.new_token(room, 0)
        assert await court.house.sit(room, CARL, "Ignored", seat=None, token=token, salt=b"") == 0
        assert (court.house.seats_of(room, ADA), court.house.seats_of(room, CARL)) == ([], [0, 2])
        assert room.table.seats[0].name == "Player 0"
        assert old.seat is None  # looks on from outside now
        await court.house.play(room, 0, "draw")
        assert old.frames[-1] == spectator.frames[-1]
        await court.house.new_token(room, 1)
        newest = await court.house.new_token(room, 1)
        assert await court.house.sit(room, ADA, "", seat=None, token=newest, salt=b"") == 1

    live(story())


def test_where_there_are_no_spectators_the_old_device_is_sent_away(court: Court) -> None:
    async def story() -> None:
        room = await court.table(spectators=False)
        (old,) = court.looking(room, 0)
        token = await court.house.new_token(room, 0)
        await court.house.sit(room, HOST, "", seat=None, token=token, salt=b"")
        assert old.closed == EVICTED and old not in room.watchers

    live(story())


def test_a_link_used_in_the_same_browser_leaves_its_pages_alone(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        (ear,) = court.looking(room, 0)
        await court.house.sit(room, ADA, "", seat=None, token=await court.house.new_token(room, 0), salt=b"")
        assert ear.seat == 0 and ear.frames == []

    live(story())


def test_the_host_has_no_link_to_the_cards_of_somebody_who_plays(court: Court) -> None:
    async def story() -> None:
        room = await court.table("open open greedy")
        assert await refused(court.house.new_token(room, 0, host=True)) == "taken"
        for seat in (-1, 2, 3):
            assert await refused(court.house.new_token(room, seat, host=True)) == "seat"
        await court.house.act(room, 0, lambda table: table.rise(0))
        assert await court.house.new_token(room, 0, host=True)

    live(story())


def test_a_link_to_a_seat_that_a_bot_has_got_opens_nothing(court: Court) -> None:
    async def story() -> None:
        room, made = await court.planned("open human open")
        await court.house.sit(room, ADA, "Ada", seat=0, token=None, salt=b"")
        await court.house.do(room, lambda table: table.begin())
        assert await refused(court.house.sit(room, BEA, "Bea", seat=None, token=made.tokens[1], salt=b"")) == "token"
        assert court.house.seats_of(room, BEA) == []

    live(story())


def test_who_rises_has_no_claim_any_more(court: Court) -> None:
    async def story() -> None:
        room, _ = await court.planned("open open open")
        await court.house.sit(room, ADA, "Ada", seat=0, token=None, salt=b"")
        (ear,) = court.looking(room, 0)
        await court.house.act(room, 0, lambda table: table.rise(0))
        assert court.house.seats_of(room, ADA) == [] and ear.seat is None
        await court.house.sit(room, BEA, "Bea", seat=0, token=None, salt=b"")
        assert court.house.seats_of(room, BEA) == [0]

    live(story())


def test_a_revoked_seat_is_free_before_the_game_and_a_bots_in_it(court: Court) -> None:
    async def story() -> None:
        room, made = await court.planned("human open open")
        await court.house.revoke(room, 0)
        assert await refused(court.house.sit(room, ADA, "Ada", seat=None, token=made.tokens[0], salt=b"")) == "token"
        await court.house.sit(room, ADA, "Ada", seat=1, token=None, salt=b"")
        await court.house.revoke(room, 1)
        assert log_of(court, room)[-1] == Rose(seat=1)
        assert court.house.seats_of(room, ADA) == []
        room = await court.table()
        (ear,) = court.looking(room, 0)
        await court.house.revoke(room, 0)
        assert log_of(court, room)[-1] == Replaced(seat=0, bot=STAND_IN, why="left")
        assert court.house.seats_of(room, ADA) == [] and ear.seat is None
        assert await refused(court.house.revoke(room, -1)) == "seat"

    live(story())


# Rematch, lobby, my games


def test_a_rematch_is_the_same_table_with_everybodys_seat_kept(court: Court) -> None:
    async def story() -> None:
        room, made = await court.planned("human open greedy", seconds=60, pace=5, options={"tiebreak": "shared"})
        assert await refused(court.house.rematch(room, ADA)) == "status"
        await court.house.sit(room, ADA, "Ada", seat=None, token=made.tokens[0], salt=b"")
        await court.house.sit(room, BEA, "Bea", seat=None, token=None, salt=b"")
        (ear,) = court.looking(room, 0)
        await court.house.do(room, lambda table: table.set_pace(None, 7))
        await court.house.do(room, lambda table: table.abandon(None))
        again = await court.house.rematch(room, BEA)
        assert log_of(court, room)[-1] == Again(again.table) and ear.last["rematch"] == again.table
        assert await refused(court.house.rematch(room, ADA)) == "rematch"
        new = court.house.room(again.table)
        assert (new.table.created.options, new.table.created.clock, new.table.created.pace) == (
            room.table.created.options,
            room.table.created.clock,
            7,
        )
        assert new.table.created.before == room.table.id
        assert new.table.created.secret != room.table.created.secret
        assert await refused(court.house.sit(new, CARL, "Carl", seat=None, token=None, salt=b"")) == "taken"
        for who, seat in ((BEA, 1), (ADA, 0)):
            assert await court.house.sit(new, who, "X", seat=None, token=None, salt=b"") == seat
        assert new.table.status == PLAYING

    live(story())


def test_two_who_want_a_rematch_at_once_get_one(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        await court.house.do(room, lambda table: table.abandon(None))
        asked = [court.house.rematch(room, who) for who in (ADA, BEA)]
        made, other = await asyncio.gather(*asked, return_exceptions=True)
        assert room.table.rematch == made.table  # type: ignore[union-attr]
        assert isinstance(other, Refused) and other.code == "rematch"
        assert len(court.house.rooms) == 2

    live(story())


def test_the_lobby_lists_public_tables_with_an_open_seat_the_newest_first(court: Court) -> None:
    async def story() -> None:
        first, _ = await court.planned("open open greedy", public=True)
        await court.planned("open open greedy")
        await court.planned("human human greedy", public=True)
        court.time += 1
        second, _ = await court.planned("open open", "ku-ka-king", public=True)
        assert [card.table for card in court.house.lobby()] == [second.table.id, first.table.id]
        court.time += 1
        await court.house.sit(first, ADA, "Ada", seat=0, token=None, salt=b"")
        card = court.house.lobby()[0]
        assert (card.table, [seat.kind for seat in card.seats]) == (first.table.id, ["human", "open", "bot"])
        await court.house.do(second, lambda table: table.begin())
        assert [card.table for card in court.house.lobby()] == [first.table.id]
        court.restart()
        assert [card.table for card in court.house.lobby()] == [first.table.id]

    live(story())


def test_my_games_begin_with_those_that_wait_for_me(court: Court) -> None:
    async def story() -> None:
        waiting = await court.table()
        court.time += 1
        other = await court.table()
        assert other.table.match
        await court.house.play(other, 0, next(move for move in other.table.match.moves(0) if move != "draw"))
        court.time += 1
        gathering, _ = await court.planned("open open open")
        await court.house.sit(gathering, ADA, "Ada", seat=2, token=None, salt=b"")
        cards = court.house.mine(ADA)
        assert [card.table for card in cards] == [waiting.table.id, gathering.table.id, other.table.id]
        assert [card.my_turn for card in cards] == [True, False, False]
        assert [card.mine for card in cards] == [[0], [2], [0]]
        assert [card.mine for card in court.house.mine(HOST)] == [[], [], []]
        assert court.house.mine(b"nobody") == []

    live(story())


# Editions, limits


def test_an_edition_is_a_file_of_the_data_folder_by_name(court: Court) -> None:
    async def story() -> None:
        folder = court.folder / "editions"
        folder.mkdir()
        shutil.copy(SMALL, folder / "small.toml")
        (folder / "broken.toml").write_text("nonsense")
        room, _ = await court.planned("greedy greedy greedy", edition="small")
        assert len(room.table.edition.deck) < 110
        for name in ("../editions/small", "small.toml", "/etc/passwd", "gone", "broken", ""):
            assert await refused(court.planned("open open open", edition=name)) == "edition"
        with pytest.raises(Refused) as refusal:
            await court.planned("open open open", edition="broken")
        assert str(court.folder) not in refusal.value.reason

    live(story())


def test_a_game_whose_edition_has_changed_does_not_come_back_as_another(court: Court) -> None:
    async def story() -> None:
        folder = court.folder / "editions"
        folder.mkdir()
        shutil.copy(SMALL, folder / "small.toml")
        room = await court.table(edition="small")
        court.restart()
        assert shown(court.house.room(room.table.id).table) == shown(room.table)
        text = SMALL.read_text()
        (folder / "small.toml").write_text(text.replace("emeralds = 2", "emeralds = 3"))
        assert (folder / "small.toml").read_text() != text
        court.restart()
        with pytest.raises(Refused, match="has changed"):
            court.house.room(room.table.id)

    live(story())


@pytest.mark.parametrize("plan", [{"seconds": 0}, {"seconds": 10**9}, {"pace": -1}, {"pace": 10**6}])
def test_clocks_and_paces_have_bounds(court: Court, plan: dict[str, Any]) -> None:
    async def story() -> None:
        assert await refused(court.planned("open open open", **plan)) == "table"

    live(story())


def test_nobody_talks_or_acts_without_end(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        codes = []
        for number in range(20):
            try:
                await court.house.speak(room, 0, "", str(number))
            except Refused as refusal:
                codes.append(refusal.code)
        assert {*codes} == {"rate"} and len(codes) > 10
        await court.house.speak(room, 1, "", "others still can")
        court.time += 2
        await court.house.speak(room, 0, "", "and so can I, later")
        for _ in range(1000):
            code = await refused(court.house.act(room, 0, lambda table: table.undo(0)))
        assert code == "rate"

    live(story())


# Who looks


def test_who_has_missed_nothing_is_told_so_and_who_has_is_told_everything(court: Court) -> None:
    async def story() -> None:
        room = await court.table(game="ku-ka-king")
        current, late, choosing = Ear(0), Ear(0), Ear(1)
        room.welcome(current, room.table.seq)
        assert current.told[0] == {"tell": "current", "seq": room.table.seq}
        room.welcome(late, room.table.seq - 1)
        assert late.told[0]["tell"] == "state" and late.told[0]["log"]["keep"] == 0
        await court.house.play(room, 0, "row 1")
        room.welcome(choosing, room.table.seq)
        assert choosing.told[0]["view"]["waiting"] == 2

    live(story())


def test_frames_add_up_to_the_whole_log_and_chat(court: Court) -> None:
    """A client keeps the first steps it is told to, appends the others, and does the same with the chat."""

    async def story() -> None:
        room, _ = await court.planned("open greedy greedy")
        ear = Ear(None)
        room.welcome(ear, -1)
        await court.house.speak(room, None, "Guest", "first")
        await court.house.speak(room, None, "Guest", "second")
        await court.house.sit(room, ADA, "Ada", seat=0, token=None, salt=b"")
        for _ in range(3):
            await play_a_course(court, room)
            await court.house.speak(room, 0, "", "hm")
            await court.house.act(room, 0, lambda table: table.undo(0))
        await play_a_course(court, room)
        steps: list[Any] = []
        chat: list[Any] = []
        for state in [told for told in ear.told if told["tell"] == "state"]:
            steps = steps[: state["log"]["keep"]] + state["log"]["steps"]
            chat = (chat if state["log"]["keep"] else []) + state.get("chat", [])
        late = Ear(None)
        room.welcome(late, -1)
        assert steps == late.told[0]["log"]["steps"] and len(steps) == len(room.table.moved) + 1
        assert chat == late.told[0]["chat"] and [line["text"] for line in chat] == ["first", "second", "hm", "hm", "hm"]

    live(story())


async def play_a_course(court: Court, room: Room) -> None:
    """Somebody's move and those of the bots after it."""
    while True:
        seat = room.table.to_act[0]
        assert room.table.match
        move = room.table.match.moves(seat)[0]
        await court.house.play(room, seat, move, bot=room.table.seats[seat].bot is not None)
        if room.table.to_act == (0,):
            return


def test_those_who_look_are_counted(court: Court) -> None:
    async def story() -> None:
        room = await court.table()
        first = Ear(1)
        room.welcome(first, -1)
        second = Ear()
        room.welcome(second, -1)
        assert first.last == {"tell": "present", "seats": [1], "spectators": 1}
        room.part(second)
        assert first.last["spectators"] == 0

    live(story())
