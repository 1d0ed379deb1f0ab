"""Questions: what is counted is what was played, on the same decks on both sides."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from threekings.bots import read_bot
from threekings.edition import read_toml
from threekings.games import GAMES
from threekings.lab.plans import Asked, Change, different, plan, plan_options, play
from threekings.lab.questions import QUESTIONS, Case, Table, cards, length, overview, seats
from threekings.lab.samples import draw_sample
from threekings.lab.simulate import play_batch


def asked(game: str = "king-lui", *players: int, games: int = 12, bot: str = "random", **options: Any) -> Asked:
    kind = GAMES[game]
    return Asked(kind, kind.edition(), options, players or kind.players[-1:], read_bot(bot), games, seed=4)


def one(tables: list[Table], title: str) -> Table:
    return next(table for table in tables if table.title == title)


# Samples


@pytest.mark.parametrize("game", GAMES)
def test_columns_are_those_of_the_games(game: str) -> None:
    [contest] = different(plan(asked(game)))[:1]
    sample, games = draw_sample(contest), play_batch(contest, range(12))
    assert sample.seeds.tolist() == games["seed"].tolist()
    assert sample.points.tolist() == games["points"][:, : contest.players].tolist()
    assert sample.moves.tolist() == games["length"].tolist()
    assert sample.shares.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_of_many_games_some_tell_where_all_their_points_come_from(game: str) -> None:
    sample = draw_sample(different(plan(asked(game, games=1100)))[0], told=10)
    assert sample.every == 110
    points = sum(sample.sources.values())
    assert np.array_equal(points, sample.points[::110])


def test_points_of_both_scorings_are_told_by_their_sources() -> None:
    sources = list(draw_sample(different(plan(asked("ku-ka-king", 2)))[0]).sources)
    assert sources[0] == "first kings"
    assert sources[-1] == "final farm"
    assert len(sources) == 12


# Plans


def test_every_setting_is_played_with_every_number_of_players() -> None:
    planned = plan(asked("kings-catering", 2, 4))
    assert len(planned) == 12
    assert planned[0].contests[0].options["royals"] == "K3,Q4,P2"
    assert [case.setting for case in plan(asked("kings-catering", 2, royals="thinking"))] == [""]


def test_options_are_changed_one_by_one_where_they_can_be() -> None:
    changes = [case.change for case in plan_options(asked("king-lui", 3))]
    assert changes == ["free_dragon=true", "tiebreak=shared", "memory=open"]
    assert plan_options(asked("ku-ka-king")) == []
    family = plan_options(asked("kings-catering", 2, royals="family"))
    assert "rounds=2" in [case.change for case in family]
    assert not any(case.change.startswith("palace") for case in family)  # only alone


def test_equal_contests_are_played_once() -> None:
    planned = [*plan(asked()), *plan_options(asked())]
    assert len(planned) == 4
    assert len(different(planned)) == 4  # A of all four is the same
    cases = play(planned)
    assert cases[0].sides[0] is cases[3].sides[0]


# A against B


def test_both_sides_play_the_same_decks() -> None:
    [case] = play(plan(asked(), Change("bot=greedy", bot=read_bot("greedy"))))
    a, b = case.sides
    assert a.seeds.tolist() == b.seeds.tolist()
    assert a.points.tolist() != b.points.tolist()


def test_a_change_that_changes_nothing_has_no_difference_at_all() -> None:
    [case] = play(plan(asked(), Change("memory=open", options={"memory": "open"})))  # random does not look at anything
    for question in (seats, cards, length, overview):
        for table in question([case]):
            assert all(row.values[2] == (0, 0, 0) for row in table.rows)


def test_a_difference_is_that_of_each_deck() -> None:
    """The interval is that of the differences, not of two independent means."""
    [case] = play(plan(asked(games=200), Change("shared", options={"tiebreak": "shared"})))
    [row] = one(overview([case]), "cli-lab-shared-wins").rows
    a, b, difference = row.values
    won = [(side.won.sum(axis=1) > 1).astype(float) for side in case.sides]
    assert difference.mean == pytest.approx(b.mean - a.mean) == pytest.approx((won[1] - won[0]).mean())
    assert difference.high - difference.mean == pytest.approx(1.96 * (won[1] - won[0]).std(ddof=1) / 200**0.5)


def test_other_cards_are_compared_with_the_standard_ones() -> None:
    game = GAMES["ku-ka-king"]
    content = read_toml(Path(str(game.rules.__file__)).parent / "editions/1.toml")
    content["cards"]["church"]["count"], content["cards"]["knight"]["count"] = 12, 8
    churches = game.read_edition(content | {"name": "churches"}, "here")
    [case] = play(plan(asked("ku-ka-king", 2, games=300, bot="greedy"), Change("churches", edition=churches)))
    rows = {
        row.labels[-1]: row.values[2] for row in one(QUESTIONS["edition"]([case]), "cli-lab-sources-of-points").rows
    }
    assert rows["first churches"].low > 0 > rows["first knights"].high


# Answers


def cases(game: str, *players: int, games: int = 12) -> list[Case]:
    return play(plan(asked(game, *players, games=games)))


def test_wins_of_all_seats_add_up() -> None:
    [wins, points] = seats(cases("king-lui", 3, 5))
    assert [row.labels[-1] for row in wins.rows] == ["0", "1", "2", "0", "1", "2", "3", "4"]
    assert sum(row.values[0].mean for row in wins.rows[:3]) == pytest.approx(1)
    assert sum(row.values[0].mean for row in wins.rows[3:]) == pytest.approx(1)
    assert all(low <= middle <= high for row in points.rows for middle, low, high in row.values)


def test_all_settings_together_are_their_mean() -> None:
    [wins, _] = seats(cases("kings-catering", 2))
    firsts = {row.labels[1]: row.values[0].mean for row in wins.rows if row.labels[-1] == "0"}
    together = firsts.pop("all")
    assert len(firsts) == 6
    assert together == pytest.approx(np.mean(list(firsts.values())))


def test_winners_have_more_points_than_others() -> None:
    table = one(cards(cases("king-lui", 3, games=100)), "cli-lab-winners-more")
    assert sum(row.values[0].mean for row in table.rows) > 0


def test_crew_are_told_by_their_types() -> None:
    table = one(cards(cases("kings-catering", 2)), "cli-lab-pieces")
    assert [row.labels[1:] for row in table.rows[:2]] == [("all", "", "cook"), ("all", "", "florist")]


def test_the_spread_of_lengths_is_in_order() -> None:
    table = one(length(cases("ku-ka-king", 3, games=100)), "cli-lab-spread")
    least, middle, most = (row.values[0].mean for row in table.rows)
    assert least <= middle <= most


def test_a_game_alone_has_no_seats_to_compare() -> None:
    case = play(plan(replace(asked("kings-catering", palace="buckingham"), players=[1])))
    assert [row.labels[-1] for row in seats(case)[0].rows] == ["0"]
    assert [table.title for table in overview(case)] == ["cli-lab-player-points", "cli-lab-moves"]
