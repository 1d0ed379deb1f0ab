"""Several processes on one database: any takes a move for any table, one order holds for all, and all see it."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.account_holders import Screen, accounts_table, entered, holder_of, made
from tests.server.places import PostgreSQLPlace
from tests.server.postgresql import PostgreSQL
from tests.server.registries import HOST, SESSIONS, refused, run
from tests.server.two_processes import Process, frames, two_processes
from threekings.lab.arena.ratings import new_model
from threekings.server.accounts import deletion
from threekings.server.accounts.accounts import log_out_device
from threekings.server.lifecycle.clocks import tick
from threekings.server.net.rate_limits import RateLimits
from threekings.server.protocol.messages import Agree, DailyTable, Hello, SeatAct, Succeed
from threekings.server.registry.daily_tables import create_daily
from threekings.server.registry.live_table import COME_BACK, LiveTable
from threekings.server.registry.lobby import my_tables
from threekings.server.registry.perform import play, play_as_bot
from threekings.server.registry.registry import IDLE, hashed
from threekings.server.seating import succession
from threekings.server.seating.attendance import Attendance
from threekings.server.seating.seat_claims import new_token, revoke, sit
from threekings.server.seating.sitting_in import let_bot_sit_in
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import Session
from threekings.server.store.sharing import LEASE
from threekings.server.table import events
from threekings.server.table.events import Moved
from threekings.server.table.refused import Refused
from threekings.server.table.table import OVER, PLAYING
from threekings.server.table.takeover import ABSENT

Two = tuple[Process, Process]
PHONE = Session(hashed("phone"), 0.0)


@pytest.fixture
def two(tmp_path: Any, postgres: PostgreSQL) -> Iterator[Two]:
    with two_processes(tmp_path, postgres.clean_database()) as both:
        yield both


async def at_both(two: Two, seats: str = "open open open", game: str = "king-lui", **more: Any) -> list[LiveTable]:
    """A table in the memory of both, with people in its open seats."""
    live = await two[0].table(seats, game, **more)
    return [live, await two[1].registry.find(live.table.id)]


def moves_of(live: LiveTable, seat: int) -> list[str]:
    return live.table.playing().view(seat)["moves"]


async def play_on(two: Two, lives: list[LiveTable], chance: random.Random) -> None:
    """Everybody who is to act does so, each by way of a process drawn by lot."""
    for seat in list(lives[0].table.to_act):
        number = chance.randrange(2)
        await two[number].others.look_again(lives[number])
        if seat in lives[number].table.to_act:
            await play(two[number].registry, lives[number], seat, chance.choice(moves_of(lives[number], seat)))
    for process, live in zip(two, lives, strict=True):
        await process.others.look_again(live)


def test_a_choice_that_was_changed_unheard_of_is_not_the_one_that_is_played(two: Two) -> None:
    async def story() -> None:
        here, there = await at_both(two, game="ku-ka-king")
        await play(two[0].registry, here, 2, moves_of(here, 2)[0])
        await two[1].others.look_again(there)
        await play(two[0].registry, here, 2, moves_of(here, 2)[1])
        for seat in (0, 1):
            await play(two[0].registry, here, seat, moves_of(here, seat)[0])
        await two[1].others.look_again(there)
        assert here.table.playing() == there.table.playing()
        assert here.table.playing().view(None) == there.table.playing().view(None)

    run(story())


@pytest.mark.parametrize("game", ["king-lui", "ku-ka-king"])
def test_a_game_is_played_by_way_of_both_and_is_the_same_in_both(two: Two, game: str) -> None:
    async def story() -> None:
        lives, chance = await at_both(two, game=game), random.Random(3)
        while lives[0].table.status == PLAYING:
            await play_on(two, lives, chance)
            assert lives[0].table.seq == lives[1].table.seq and lives[0].version == lives[1].version
        assert [live.table.status for live in lives] == [OVER, OVER]
        records = [live.table.match.record() for live in lives if live.table.match]
        assert records[0] == records[1]

    run(story())


def test_of_two_moves_at_the_same_moment_one_is_taken_and_the_other_judged_after_it(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        (seat,) = lives[0].table.to_act
        asked = moves_of(lives[0], seat)[:2]
        turn = lives[0].table.turn
        seq = lives[0].table.seq
        both = [
            play(process.registry, live, seat, move, turn=turn)
            for process, live, move in zip(two, lives, asked, strict=True)
        ]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "int"]
        late = next(outcome for outcome in outcomes if not isinstance(outcome, int))
        assert isinstance(late, Refused) and late.code == "moved-on"
        assert [live.table.seq for live in lives] == [seq + 1, seq + 1]
        assert (
            two[0].store.news({lives[0].table.id: -1})[lives[0].table.id].version
            == lives[0].version
            == lives[1].version
        )

    run(story())


def test_two_last_choices_at_the_same_moment_show_all_once(two: Two) -> None:
    """Each would believe that the other is missing, and nobody would show them."""

    async def story() -> None:
        for _ in range(5):
            lives = await at_both(two, game="ku-ka-king", seats="open open")
            seq = lives[0].table.seq
            await asyncio.gather(
                *(
                    play(process.registry, live, seat, moves_of(live, seat)[0])
                    for seat, (process, live) in enumerate(zip(two, lives, strict=True))
                )
            )
            for process, live in zip(two, lives, strict=True):
                await process.others.look_again(live)
            assert [live.table.seq for live in lives] == [seq + 1, seq + 1]
            assert two[0].store.news({lives[0].table.id: -1})[lives[0].table.id].sealed == []
            assert [live.table.playing().choices for live in lives] == [{}, {}]

    run(story())


def test_a_choice_that_is_changed_by_way_of_the_other_counts_as_it_was_last(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two, game="ku-ka-king", seats="open open")
        first, second = moves_of(lives[0], 0)[:2]
        await play(two[0].registry, lives[0], 0, first)
        await play(two[1].registry, lives[1], 0, second)  # has not heard of the first
        await play(two[0].registry, lives[0], 1, moves_of(lives[0], 1)[0])  # nor this one of the second
        moved = events.decode(two[0].store.news({lives[0].table.id: -1})[lives[0].table.id].entries[-1].body)
        assert isinstance(moved, Moved) and dict(moved.moves)[0] == second

    run(story())


def test_an_action_sent_again_by_way_of_the_other_is_done_once(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        (seat,) = lives[0].table.to_act
        move = moves_of(lives[0], seat)[0]
        done = await play(two[0].registry, lives[0], seat, move, "a")
        assert await play(two[1].registry, lives[1], seat, move, "a") == done
        lives = await at_both(two, game="ku-ka-king", seats="open open")
        move = moves_of(lives[0], 0)[0]
        done = await play(two[0].registry, lives[0], 0, move, "b")
        assert await play(two[1].registry, lives[1], 0, move, "b") == done

    run(story())


def test_of_two_first_tries_at_the_daily_deal_by_way_of_both_one_counts(two: Two) -> None:
    async def story() -> None:
        asked = DailyTable("king-lui")
        tries = [create_daily(process.registry, asked, process.action(PHONE)) for process in two]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Made", "Refused"]
        assert [outcome.code for outcome in outcomes if isinstance(outcome, Refused)] == ["daily"]

    run(story())


def test_what_is_in_memory_is_dropped_where_the_data_is_older_now(two: Two) -> None:
    """Somebody has put an older backup in its place: browsers come back to what there is."""

    async def story() -> None:
        lives = await at_both(two)
        there = await two[1].look(lives[1], 1)
        assert isinstance(two[0].place, PostgreSQLPlace)
        two[0].place.run("TRUNCATE log, lobby, claims, versions")
        await two[1].sweep()
        assert there.closed == COME_BACK
        assert await refused(two[1].registry.find(lives[1].table.id)) == "unknown"

    run(story())


# Who looks on


def test_whoever_looks_by_way_of_the_other_is_sent_the_same_without_any_hint(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        here, there = await two[0].look(lives[0], 0), await two[1].look(lives[1], 1)
        (seat,) = lives[0].table.to_act
        await play(two[0].registry, lives[0], seat, moves_of(lives[0], seat)[0])
        assert frames(there, "state") == []
        await two[1].sweep()
        (seen,), (other,) = frames(here, "state"), frames(there, "state")
        assert (seen["seq"], seen["log"]) == (other["seq"], other["log"])
        assert (seen["seat"], other["seat"]) == (0, 1)

    run(story())


def test_hints_tell_at_once_and_what_was_missed_is_seen_all_the_same(two: Two, postgres: PostgreSQL) -> None:
    async def story() -> None:
        lives = await at_both(two)
        await two[1].look(lives[1], 1)
        listening = asyncio.create_task(two[1].store.listen(two[1].others.heard))
        await until(lambda: backends(postgres) == 1)
        chance = random.Random(1)
        for lost in (False, True):
            if lost:
                postgres.run(f"SELECT pg_terminate_backend(pid) {LISTENERS}")
            (seat,) = lives[0].table.to_act
            await play(two[0].registry, lives[0], seat, chance.choice(moves_of(lives[0], seat)))
            await until(lambda: lives[1].table.seq == lives[0].table.seq)
        listening.cancel()

    run(story())


LISTENERS = "FROM pg_stat_activity WHERE application_name = 'threekings listener'"


def backends(postgres: PostgreSQL) -> int:
    return postgres.run(f"SELECT count(*) {LISTENERS} AND query LIKE 'LISTEN%' AND state = 'idle'")[0][0]


async def until(condition: Any) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def test_whoever_has_lost_a_seat_by_way_of_the_other_is_sent_no_card_of_it(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two, spectators=False)
        there = await two[1].look(lives[1], 1)
        await revoke(two[0].registry, lives[0], 1)
        await two[1].sweep()
        assert there.closed is not None and frames(there, "state") == []

    run(story())


def test_a_seat_that_moves_to_a_device_at_the_other_is_the_first_ones_no_more(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        before = await two[0].look(lives[0], 1)
        token = await new_token(two[0].registry, lives[0], 1, SESSIONS[1].hash)
        await sit(two[1].registry, lives[1], PHONE, None, token=token)
        await two[0].sweep()
        assert before.seat is None

    run(story())


def test_whoever_is_connected_to_the_other_is_not_absent(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        here, there = await two[0].look(lives[0], 0), await two[1].look(lives[1], 1)
        await two[0].sweep()
        for process in two:
            process.time += 100
        assert not Attendance(lives[0]).is_absent(1) and Attendance(lives[0]).is_absent(2)
        assert frames(here, "present")[-1]["seats"] == [0, 1]
        two[1].registry.leave(lives[1], there)
        await two[1].settled()
        await two[0].sweep()
        assert frames(here, "present")[-1]["seats"] == [0]
        assert not Attendance(lives[0]).is_absent(1)
        two[0].time += 100
        assert Attendance(lives[0]).is_absent(1)

    run(story())


def test_whoever_looked_by_way_of_a_process_that_was_killed_is_gone(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        here = await two[0].look(lives[0], 0)
        await two[1].look(lives[1], 1)
        await two[0].sweep()
        assert frames(here, "present")[-1]["seats"] == [0, 1]
        two[1].store.close()
        await two[0].sweep()
        assert frames(here, "present")[-1]["seats"] == [0]

    run(story())


async def two_of_three(two: Two) -> list[LiveTable]:
    """A table of three: one looks by way of each process, the third is absent; the host looks on."""
    lives = await at_both(two)
    await two[0].look(lives[0], 0)
    await two[1].look(lives[1], 1)
    await two[0].look(lives[0], None, HOST.hash)
    for process in two:
        process.time += 100
        await process.sweep()
    return lives


def test_votes_given_by_way_of_both_count_together(two: Two) -> None:
    async def story() -> None:
        lives = await two_of_three(two)
        for number in range(2):
            process, live = two[number], lives[number]
            assert live.table.seats[2].stand_in is None
            await let_bot_sit_in(process.registry, live, SESSIONS[number].hash, SeatAct(2, f"vote {number}"))
            await process.settled()
            for other in two:
                await other.sweep()
        assert [live.table.seats[2].why for live in lives] == [ABSENT, ABSENT]

    run(story())


def test_somebody_plays_on_once_all_agree_by_way_of_whichever(two: Two) -> None:
    async def story() -> None:
        lives = await two_of_three(two)
        asked = await succession.ask(two[0].registry, lives[0], PHONE, Succeed(2, "Dora"))
        await two[0].settled()
        await two[1].sweep()
        assert lives[1].wishes.successors == [asked]
        for number in range(2):
            process, agree = two[number], Agree(2, asked.name, agree=True)
            await succession.answer(process.registry, lives[number], SESSIONS[number].hash, agree)
            await process.settled()
            for other in two:
                await other.sweep()
        assert [live.table.seats[2].name for live in lives] == ["Dora", "Dora"]
        assert [live.wishes.successors for live in lives] == [[], []]

    run(story())


# Bots and clocks


def test_a_bot_moves_once_wherever_people_look(two: Two) -> None:
    async def story() -> None:
        for process in two:
            process.let_bots_play()
        lives = await at_both(two, "open greedy greedy")
        for process, live in zip(two, lives, strict=True):
            await process.look(live, 0)
        chance = random.Random(2)
        while lives[0].table.status == PLAYING:
            await until(lambda: 0 in lives[0].table.to_act or lives[0].table.status != PLAYING)
            if lives[0].table.status == PLAYING:
                await play(two[0].registry, lives[0], 0, chance.choice(moves_of(lives[0], 0)))
            for process in two:
                await process.sweep()
        thoughts = [process.registry.metrics.thoughts for process in two]
        assert sorted(thoughts)[0] == 0 < sorted(thoughts)[1]
        for process in two:
            await process.end()

    run(story())


def test_the_lease_of_a_process_that_is_gone_is_taken_and_what_it_writes_later_refused(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two, "open greedy greedy")
        table = lives[0].table.id
        await two[0].look(lives[0], 0)
        await two[1].look(lives[1], 0)
        await play(two[0].registry, lives[0], 0, moves_of(lives[0], 0)[0])
        await until(lambda: two[0].registry.leases.holds(table))
        await two[1].sweep()
        assert not two[1].registry.leases.holds(table)
        await asyncio.sleep(LEASE)  # it is paused, and writes nothing meanwhile
        await two[1].sweep()
        assert two[1].registry.leases.holds(table)
        (seat, _), *_ = lives[0].table.bots_to_act()
        seq = lives[0].table.seq
        move = moves_of(lives[0], seat)[0]
        assert await refused(play_as_bot(two[0].registry, lives[0], seat, move, turn=lives[0].table.turn)) == "moved-on"
        assert two[1].store.news({table: seq})[table].entries == [] and not two[0].registry.leases.holds(table)
        await play_as_bot(two[1].registry, lives[1], seat, move, turn=lives[1].table.turn)
        assert lives[1].table.seq == seq + 1

    run(story())


def test_the_bots_of_a_table_that_was_nowhere_else_go_on_where_somebody_is_left(two: Two) -> None:
    async def story() -> None:
        live = await two[0].table("open open greedy", seconds=120)
        await two[0].settled()
        table = live.table.id
        assert two[0].registry.leases.holds(table) and not two[1].registry.in_use(table)
        two[0].store.close()
        await two[1].sweep()
        assert two[1].registry.leases.holds(table) and table in two[1].registry.live

    run(story())


def test_time_runs_out_once(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two, seconds=120)
        await two[0].settled()
        seq = lives[0].table.seq
        for process in two:
            process.time += 200
        await asyncio.gather(*(tick(process.registry) for process in two))
        for process, live in zip(two, lives, strict=True):
            await process.others.look_again(live)
        assert [live.table.seq for live in lives] == [seq + 1, seq + 1]

    run(story())


def test_what_an_address_may_do_is_shared_by_the_processes_of_a_port() -> None:
    whole, part = RateLimits(10.0, 100.0, lambda: 0.0), RateLimits(10.0, 100.0, lambda: 0.0).shared(4)
    assert sum(whole.allow("ada") for _ in range(200)) == 100
    assert sum(part.allow("ada") for _ in range(200)) == 25
    assert RateLimits(1.0, 2.0, lambda: 0.0).shared(64).allow("ada")  # something is always allowed


def test_bots_hear_of_what_a_command_finds_that_is_refused(two: Two) -> None:
    async def story() -> None:
        lives = await at_both(two)
        (seat,) = lives[0].table.to_act
        move = moves_of(lives[0], seat)[0]
        heard: list[LiveTable] = []
        two[1].registry.on_change = heard.append
        await play(two[0].registry, lives[0], seat, move)
        assert await refused(play(two[1].registry, lives[1], seat, move)) == "illegal"
        assert heard == [lives[1]]

    run(story())


def test_a_lease_goes_to_where_somebody_looks_also_from_a_table_in_memory(two: Two) -> None:
    async def story() -> None:
        one, other = two
        live = await one.table("open open greedy", seconds=600)
        await one.registry.leases.seek([live.table.id])
        await other.look(await other.registry.find(live.table.id), 0)
        for _ in range(2):
            await one.sweep()
            await other.sweep()
        assert other.registry.leases.holds(live.table.id) and not one.registry.leases.holds(live.table.id)
        one.registry.changed(live)  # where nobody looks it is not sought again
        await one.settled()
        assert not one.registry.leases.wanted

    run(story())


def test_bots_that_are_to_move_keep_the_lease_where_it_is(two: Two) -> None:
    async def story() -> None:
        one, other = two
        live = await one.table("greedy greedy open")
        await one.registry.leases.seek([live.table.id])
        await other.look(await other.registry.find(live.table.id), 2)
        await one.sweep()
        await other.sweep()
        assert live.bots_play and one.registry.leases.holds(live.table.id)

    run(story())


def test_a_lease_is_let_go_once_however_often_that_is_asked(two: Two) -> None:
    async def story() -> None:
        leases = two[0].registry.leases
        await leases.seek(["T"])
        await asyncio.gather(*(leases.let_go("T") for _ in range(20)))
        assert two[0].store.commits.changes == 2 and two[0].store.holders_of_leases(["T"]) == {}

    run(story())


# Where nobody looks


def test_where_nobody_looks_it_is_taken_in_what_happened_once_somebody_asks(two: Two) -> None:
    async def story() -> None:
        here, there = await at_both(two)
        (seat,) = here.table.to_act
        await two[1].sweep()
        await play(two[0].registry, here, seat, moves_of(here, seat)[0])
        await two[1].sweep()
        two[1].others.heard(f"elsewhere {here.table.id}:{here.version} {here.table.id}:")
        assert there.table.seq == here.table.seq - 1
        entries = await my_tables(two[1].registry, SESSIONS[here.table.to_act[0]].hash)
        assert [entry.my_turn for entry in entries] == [True]
        assert there.table.seq == here.table.seq

    run(story())


def test_a_table_that_goes_to_sleep_where_nobody_looked_is_listed_as_it_is(two: Two) -> None:
    async def story() -> None:
        here, there = await at_both(two)
        (seat,) = here.table.to_act
        await play(two[0].registry, here, seat, moves_of(here, seat)[0])
        two[0].registry.live.clear()  # it sleeps there, unlisted
        two[1].time += IDLE + 1
        await tick(two[1].registry)
        assert there.table.id not in two[1].registry.live
        entries = await my_tables(two[1].registry, SESSIONS[here.table.to_act[0]].hash)
        assert [entry.my_turn for entry in entries] == [True]

    run(story())


def test_who_is_absent_is_known_where_nobody_looked_before(two: Two) -> None:
    async def story() -> None:
        _, there = await at_both(two)
        here = two[0].registry.live[there.table.id]
        await two[0].look(here, 0)
        two[1].time += 100
        assert Attendance(there).is_absent(0)
        await two[1].registry.find(there.table.id)
        assert not Attendance(there).is_absent(0) and Attendance(there).is_absent(1)

    run(story())


def test_a_lease_kept_for_a_clock_goes_to_where_somebody_looks(two: Two) -> None:
    async def story() -> None:
        one, other = two
        live = await one.table("open open greedy", seconds=600)
        await one.registry.leases.seek([live.table.id])
        del one.registry.live[live.table.id]  # it sleeps there
        there = await other.registry.find(live.table.id)
        await other.look(there, 0)
        await other.sweep()
        assert not other.registry.leases.holds(live.table.id)
        await one.sweep()
        await other.sweep()
        assert other.registry.leases.holds(live.table.id) and not one.registry.leases.holds(live.table.id)

    run(story())


# Accounts


def test_a_device_that_was_logged_out_by_way_of_one_process_looks_on_no_more_by_way_of_the_other(two: Two) -> None:
    async def story() -> None:
        one, other = two
        live, _ = await at_both(two)
        account = await made(one, "Ada", SESSIONS[0])
        phone, desk = await entered(one, "Ada"), await entered(one, "Ada")
        screens = [Screen(other, session) for session in (phone, desk)]
        for screen in screens:
            await screen.connection.handle(Hello(live.table.id, 0))
        await other.sweep()
        assert [screen.closed for screen in screens] == [None, None]
        await log_out_device(one.registry, account, phone.hex()[:16])
        await other.sweep()
        assert [screen.closed for screen in screens] == [COME_BACK, None]
        gone = Screen(other, phone)
        assert await refused(gone.connection.handle(Hello(live.table.id, 0))) == "not-yours"

    run(story())


def test_games_that_end_at_the_same_moment_by_way_of_two_processes_are_both_rated(two: Two) -> None:
    async def story() -> None:
        await made(two[0], "Ada")
        await made(two[0], "Bea")
        lives = [await accounts_table(process, ["Ada", "Bea"]) for process in two]
        last = [await play_to_the_last_move(process, live) for process, live in zip(two, lives, strict=True)]
        games = zip(two, lives, last, strict=True)
        await asyncio.gather(*(play(process.registry, live, *move) for process, live, move in games))
        assert [live.table.status for live in lives] == [OVER, OVER]
        player = player_of(holder_of(two[0], "Ada").hash)
        rated = two[0].store.rated_games(player)
        (first,) = [one for one in rated.values() if one.sigma_before == new_model().sigma]
        (second,) = [one for one in rated.values() if one != first]
        assert (second.mu_before, second.sigma_before) == (first.mu, first.sigma)
        assert [(one.sigma, one.games) for one in two[1].store.standings(player)] == [(second.sigma, 2)]

    run(story())


async def play_to_the_last_move(process: Process, live: LiveTable) -> tuple[int, str]:
    """Who ends the game, and how."""
    while True:
        seat, match = live.table.to_act[0], live.table.playing()
        move, twin = moves_of(live, seat)[0], match.copy()
        twin.play(move, seat)
        if twin.over:
            return seat, move
        process.time += 1
        await play(process.registry, live, seat, move)


def test_a_table_whose_log_says_less_now_is_read_anew_by_the_other_process(two: Two) -> None:
    async def story() -> None:
        one, other = two
        account, _ = await made(one, "Ada"), await made(one, "Bea")
        live = await accounts_table(one, ["Ada", "Bea"])
        there = await other.registry.find(live.table.id)
        watching = await other.look(there, 1)
        await deletion.delete(one.registry, account)
        await other.sweep()
        assert watching.closed == COME_BACK
        again = await other.registry.find(live.table.id)
        assert again is not there and again.version == live.version
        assert [place.name for place in again.table.seats] == ["Guest", "Bea"]

    run(story())
