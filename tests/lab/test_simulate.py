"""Simulation: equal seeds give equal results, decks go round the table, and every game can be told as a record."""

import dataclasses

import numpy as np
import pytest

import threekings as tk
from threekings.bots import read_bot
from threekings.games import GAMES
from threekings.lab.simulate import Contest, batches, match_of, mean_points, play_batch, simulate_games, win_share
from threekings.lab.workers import Threads


def contest(bots: str, games: int, *, game: str = "king-lui", seed: int = 5, rotate: bool = False) -> Contest:
    kind, seats = GAMES[game], [read_bot(bot) for bot in bots.split(",")]
    return Contest(kind, kind.edition(), kind.settled({}, len(seats)), seats, games, seed, rotate)


def results(played: Contest, threads: int) -> list[object]:
    tally = simulate_games(played, workers=Threads(threads))
    shares = [win_share(played, tally, by, number) for by in ("bot", "seat") for number in range(played.players)]
    points = [mean_points(played, tally, by, number) for by in ("bot", "seat") for number in range(played.players)]
    return [tally.games, tally.moves, shares, points]


@pytest.mark.parametrize(
    "bots", ["random,random,random", "greedy,random,greedy,random,random", "steward:40,greedy,random"]
)
def test_results_do_not_depend_on_the_number_of_threads(bots: str) -> None:
    played = contest(bots, 24 if "steward" in bots else 3000, rotate=True)
    assert results(played, 1) == results(played, 2) == results(played, 5)


def test_another_seed_gives_other_games() -> None:
    assert results(contest("random,random,random", 50), 1) != results(contest("random,random,random", 50, seed=6), 1)


def test_each_deck_is_played_once_per_rotation() -> None:
    played = contest("greedy,random,random,random", 10, rotate=True)
    games = play_batch(played, range(12))  # rounded up to whole decks
    assert [batch for numbers in batches(played) for batch in numbers] == list(range(12))
    for deck in range(3):
        seeds, bots = games["seed"][4 * deck : 4 * deck + 4], games["bots"][4 * deck : 4 * deck + 4, :4]
        assert len(set(seeds.tolist())) == 1
        assert sorted(bots.argmin(axis=1).tolist()) == [0, 1, 2, 3]  # where greedy sat
    assert len(set(games["seed"].tolist())) == 3


def test_records_name_equal_bots_apart() -> None:
    played = contest("greedy,random,greedy", 3, rotate=True)
    names = [match_of(played, game).headers.names for game in play_batch(played, range(3))]
    assert names[0] == {0: "greedy 1", 1: "random", 2: "greedy 2"}
    assert names[1] == {1: "greedy 1", 2: "random", 0: "greedy 2"}  # each keeps its name round the table


def test_every_win_is_counted_once() -> None:
    played = contest("random,greedy,random", 600)
    tally = simulate_games(played)
    for by in ("bot", "seat"):
        assert sum(win_share(played, tally, by, number).mean for number in range(3)) == pytest.approx(1)


def test_points_are_those_of_the_games() -> None:
    played = contest("random,greedy,random", 40)
    games = play_batch(played, range(40))
    tally = simulate_games(played)
    means = [mean_points(played, tally, "seat", seat).mean for seat in range(3)]
    assert means == pytest.approx(np.mean(games["points"][:, :3], axis=0))


def test_intervals_are_those_of_the_textbook() -> None:
    played = contest("greedy,random,random", 1000)
    tally = simulate_games(played)
    tally.wins["bot"][:, 0] = 60 * 300, 60 * 60 * 300  # 300 of 1000 games won, one deck each
    share = win_share(played, tally, "bot", 0)
    assert (share.mean, share.low, share.high) == pytest.approx((0.3, 0.2724, 0.3291), abs=2e-4)  # Wilson 1927


def test_an_interval_of_a_bot_that_always_wins_is_not_empty() -> None:
    played = contest("greedy,random,random", 100)
    tally = simulate_games(played)
    tally.wins["bot"][:, 0] = 60 * 100, 60 * 60 * 100
    share = win_share(played, tally, "bot", 0)
    assert share.mean == 1
    assert 0.95 < share.low < 0.97


@pytest.mark.parametrize("game", GAMES)
def test_simulated_games_replay_as_records(game: str) -> None:
    players = GAMES[game].players[0]
    played = contest(",".join(["greedy", "random", "random", "random"][:players]), 20, game=game)
    for simulated in play_batch(played, range(20)):
        match = match_of(played, simulated)
        assert match.over
        assert tk.replay(match.record()).scores() == simulated["points"][:players].tolist()
        assert sum(1 << seat for seat in match.winners()) == simulated["winners"]


def test_a_simulated_game_has_the_deck_its_seed_gives() -> None:
    played = contest("random,random,random", 1)
    match = match_of(played, play_batch(played, range(1))[0])
    assert match.headers.seed is not None
    again = tk.new("king-lui", players=3, seed=match.headers.seed)
    assert again.headers.deck == match.headers.deck


def test_timed_bots_play_whole_games() -> None:
    played = contest("steward:1ms,greedy,random", 3, rotate=True)
    tally = simulate_games(dataclasses.replace(played, games=3))
    assert tally.games == 3
    assert tally.moves > 100
