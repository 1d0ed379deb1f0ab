"""Ratings: as OpenSkill computes them, in the same change as the end of a game."""

import asyncio

import pytest
from openskill.models import PlackettLuce

from tests.server.account_holders import PHONE, accounts_table, finish, made, skill
from tests.server.places import everywhere
from tests.server.registries import ADA, BEA, TestServer, run
from threekings.server.registry.perform import perform_for, play, play_as_bot
from threekings.server.registry.registry import hashed
from threekings.server.seating.seat_claims import new_token, sit
from threekings.server.store.account_statements import player_of
from threekings.server.store.changes import Change
from threekings.server.table import takeover
from threekings.server.table.ending import places
from threekings.server.table.table import OVER, PLAYING


def rated(teams: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """As openskill computes it."""
    model = PlackettLuce()
    after = model.rate([[model.create_rating(list(team))] for team in teams], ranks=[*map(float, ranks)])
    return [(team[0].mu, team[0].sigma) for team in after]


START = (PlackettLuce().mu, PlackettLuce().sigma)


@everywhere
def test_a_game_is_rated_as_it_ends_as_openskill_computes_it(server: TestServer) -> None:
    async def story() -> None:
        ids = [player_of((await made(server, name, who)).id) for name, who in (("Ada", ADA), ("Bea", BEA))]
        known = [START, START]
        for _ in range(2):
            live = await accounts_table(server, ["Ada", "Bea"])
            await finish(server, live)
            result = live.table.result
            assert live.table.status == OVER and result
            after = rated(known, places(result))
            assert [skill(server, player, 2) for player in ids] == [pytest.approx(one) for one in after]
            changes = [server.store.rated_games(player)[live.table.id] for player in ids]
            assert [(one.mu_before, one.sigma_before) for one in changes] == [pytest.approx(one) for one in known]
            known = after
        assert [one.games for one in server.store.standings(ids[0])] == [2]

    run(story())


@everywhere
def test_bots_are_rated_too_and_guests_are_left_out(server: TestServer) -> None:
    async def story() -> None:
        ada = player_of((await made(server, "Ada")).id)
        live = await accounts_table(server, ["Ada", "Guest"], "random random")
        await finish(server, live)
        assert live.table.result
        ranks = places(live.table.result)
        person, first, second = rated([START] * 3, [ranks[0], ranks[2], ranks[3]])
        bot = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        assert skill(server, ada, 4) == pytest.approx(person)
        assert skill(server, "bot random", 4) == pytest.approx(bot)
        assert {*server.store.rated_games("bot random")} == {live.table.id}
        assert server.store.standings(hashed("Guest").hex()) == []

    run(story())


@everywhere
def test_hints_practice_and_games_of_one_account_alone_are_not_rated(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        await made(server, "Bea")
        hinted, undone, several, guests = [
            await accounts_table(server, names)
            for names in (["Ada", "Bea"], ["Ada", "Bea"], ["Ada", "Ada"], ["Ada", "x"])
        ]
        hinted.table.hinted.add(0)
        undone.table.undone = 1
        for live in (hinted, undone, several, guests):
            await finish(server, live)
            assert live.table.status == OVER and not server.store.is_rated(live.table.id)
        assert server.store.standings(player_of(account.id)) == []

    run(story())


@everywhere
def test_who_leaves_a_game_to_a_bot_comes_last(server: TestServer) -> None:
    async def story() -> None:
        ids = [player_of((await made(server, name)).id) for name in ("Ada", "Bea")]
        for leaver in (0, 1):
            before = [skill(server, player, 2) or START for player in ids]
            live = await accounts_table(server, ["Ada", "Bea"])
            await perform_for(server.registry, live, leaver, lambda at, seat=leaver: takeover.resign(at, seat))  # type: ignore[misc]
            await finish(server, live)
            ranks = [3 if seat == leaver else 1 for seat in (0, 1)]
            after = [skill(server, player, 2) for player in ids]
            assert after == [pytest.approx(one) for one in rated(before, ranks)]

    run(story())


@everywhere
def test_a_seat_that_was_moved_to_a_guests_browser_is_still_the_accounts(server: TestServer) -> None:
    """Else whoever is about to lose would open a link to the seat elsewhere, and lose nothing."""

    async def story() -> None:
        ids = [player_of((await made(server, name)).id) for name in ("Ada", "Bea")]
        live = await accounts_table(server, ["Ada", "Bea"])
        holder = server.registry.holders(live.table.id)[0]
        token = await new_token(server.registry, live, 0, holder)
        await sit(server.registry, live, PHONE, None, token=token)
        assert server.registry.holders(live.table.id)[0] == PHONE.hash
        await finish(server, live)
        assert live.table.result
        after = rated([START] * 2, places(live.table.result))
        assert [skill(server, player, 2) for player in ids] == [pytest.approx(one) for one in after]

    run(story())


@everywhere
def test_what_is_not_written_is_not_rated_and_is_rated_once(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        live = await accounts_table(server, ["Ada"], "random")
        changes: list[Change] = []
        server.store.before = changes.append
        while live.table.status == PLAYING:
            seat, match = live.table.to_act[0], live.table.match
            assert match
            move = match.moves(seat)[0]
            how = play_as_bot if live.table.seats[seat].bot else play
            server.store.broken = True
            with pytest.raises(Exception, match="disk"):
                await how(server.registry, live, seat, move)
            assert not server.store.is_rated(live.table.id)
            server.store.broken = False
            await how(server.registry, live, seat, move)
        assert [bool(change.rated) for change in changes][-2:] == [True, True]
        with pytest.raises(Exception, match=r"next entry|another process"):
            await server.store.write(changes[-1])
        assert [one.games for one in server.store.standings(player_of(account.id))] == [1]

    run(story())


@everywhere
def test_games_that_end_at_the_same_time_go_on_from_each_other(server: TestServer) -> None:
    async def story() -> None:
        account = await made(server, "Ada")
        tables = [await accounts_table(server, ["Ada"], "random") for _ in range(4)]
        await asyncio.gather(*(finish(server, live) for live in tables))
        changes = server.store.rated_games(player_of(account.id)).values()
        assert [one.games for one in server.store.standings(player_of(account.id))] == [4]
        befores = {round(one.mu_before, 9) for one in changes}
        afters = {round(one.mu, 9) for one in changes}
        assert len(befores) == len(afters) == 4 and len(befores & afters) == 3

    run(story())
