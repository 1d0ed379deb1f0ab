"""The arena: who meets whom, what is counted, when it is enough, and that it goes on where it was stopped."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import threekings as tk
from threekings.bots import Bot, read_bot
from threekings.bots.budget import PLAYOUTS
from threekings.games import GAMES
from threekings.lab.arena import ratings
from threekings.lab.arena.answers import Answers, answer, together
from threekings.lab.arena.arena import Arena, Course, play_arena
from threekings.lab.arena.calibrate import playouts_in, positions, rounded
from threekings.lab.arena.line_ups import LINE_UPS, LineUp
from threekings.lab.arena.notes import Notes
from threekings.lab.arena.results import Results
from threekings.lab.arena.stopping import ERROR, LEAST, Decided, Until, Watch, Width, at_any_time
from threekings.lab.estimates import mean, share
from threekings.lab.simulate import match_of, play_batch
from threekings.lab.workers import Threads

FIELD = "greedy,random,steward:10"


def arena(
    bots: str = FIELD, *, players: int = 4, kind: str = "one-against-many", games: int = 12, until: Until | None = None
) -> Arena:
    game = GAMES["king-lui" if players > 2 else "ku-ka-king"]
    field = [read_bot(bot) for bot in bots.split(",")]
    options = game.settled({}, players)
    return Arena(game, game.edition(), options, players, field, kind, games, 3, until or Until())


def played(asked: Arena, file: Path | None = None, *, threads: int = 1) -> list[Course]:
    return play_arena(asked, Notes(file), workers=Threads(threads), report=lambda _: None)


def answers(asked: Arena, file: Path | None = None) -> Answers:
    return answer(asked, played(asked, file))


class Stopped(Exception):
    """Somebody has stopped an arena."""


def stop_after(blocks: int) -> "Stopper":
    return Stopper(blocks)


class Stopper:
    """Hears how far an arena is, and stops it."""

    def __init__(self, left: int):
        self.left = left

    def __call__(self, _courses: Sequence[Course]) -> None:
        self.left -= 1
        if self.left < 0:
            raise Stopped


# Who meets whom


def test_each_bot_sits_alone_against_copies_of_each_other_one() -> None:
    seats = [line_up.seats for line_up in LINE_UPS["one-against-many"](3, 4)]
    assert seats[:3] == [(0, 1, 1, 1), (0, 2, 2, 2), (1, 0, 0, 0)]
    assert len(seats) == 6


def test_at_two_players_a_pair_meets_once_and_both_are_measured() -> None:
    assert LINE_UPS["one-against-many"](3, 2) == LINE_UPS["two-against-two"](3, 2)
    assert LINE_UPS["two-against-two"](2, 2) == [LineUp((0, 1), (0, 1))]


def test_two_sit_against_two_and_mixed_are_all_different() -> None:
    assert LINE_UPS["two-against-two"](2, 4) == [LineUp((0, 0, 1, 1), (0, 1))]
    assert [line_up.seats for line_up in LINE_UPS["mixed"](4, 3)] == list(combinations(range(4), 3))


def test_the_first_bot_alone_sits_against_copies_of_each_other_one_and_both_are_measured() -> None:
    assert LINE_UPS["first-against-many"](3, 4) == [LineUp((0, 1, 1, 1), (0, 1)), LineUp((0, 2, 2, 2), (0, 2))]
    assert LINE_UPS["first-against-many"](2, 2) == LINE_UPS["two-against-two"](2, 2)


def test_neighbours_sit_two_against_two_with_the_bot_named_before() -> None:
    assert LINE_UPS["neighbours"](3, 4) == [LineUp((0, 0, 1, 1), (0, 1)), LineUp((1, 1, 2, 2), (1, 2))]


def test_what_the_copies_win_beside_the_first_bot_is_the_mean_of_their_seats() -> None:
    asked = arena("greedy,random", kind="first-against-many")
    wins = {standing.number: standing.wins.mean for standing in answers(asked).standings}
    assert wins[0] + (asked.players - 1) * wins[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("kind", "bots", "players"), [("two-against-two", 2, 3), ("neighbours", 2, 3), ("mixed", 3, 4)]
)
def test_a_line_up_that_cannot_be_is_refused(kind: str, bots: int, players: int) -> None:
    with pytest.raises(ValueError, match=kind):
        LINE_UPS[kind](bots, players)


def test_all_line_ups_have_the_same_decks_and_every_deck_all_rotations() -> None:
    contests = arena().contests
    seeds = [play_batch(contest, range(12))["seed"].tolist() for contest in contests.values()]
    assert all(each == seeds[0] for each in seeds)
    assert len(set(seeds[0])) == 3
    assert all(contest.rotate for contest in contests.values())


def test_a_bot_that_does_not_play_the_game_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tk.bots.BOTS, "shy", tk.BotKind("shy", lambda *_: "", plays=lambda _: False))
    with pytest.raises(ValueError, match="'shy' does not play king-lui"):
        assert arena("greedy,shy").contests


# What is counted


def test_pay_offs_are_what_the_records_say() -> None:
    """Greedy alone against random: the same games as records, replayed and counted one by one."""
    asked = arena("greedy,random", games=40)
    line_up, contest = next(iter(asked.contests.items()))
    assert line_up.seats == (0, 1, 1, 1)
    shares, ranks, points = [], [], []
    for game in play_batch(contest, range(40)):
        match = tk.replay(match_of(contest, game).record())
        seat = next(seat for seat, name in match.headers.names.items() if name == "greedy")
        own, won = match.scores()[seat], match.winners()
        ahead = [other for other in range(4) if (other in won, match.scores()[other]) > (seat in won, own)]
        beside = [other for other in range(4) if (other in won, match.scores()[other]) == (seat in won, own)]
        shares.append((seat in won) / len(won))
        ranks.append(1 + len(ahead) + (len(beside) - 1) / 2)
        points.append(own)
    found = answers(asked)
    greedy = found.standings[0]
    assert (greedy.bot, greedy.games) == ("greedy", 40)
    assert found.payoffs[0, 1].mean == pytest.approx(np.mean(shares))
    assert greedy.rank.mean == pytest.approx(np.mean(ranks))
    assert greedy.points.mean == pytest.approx(np.mean(points))
    decks = np.array(shares).reshape(10, 4).mean(axis=1)
    assert found.payoffs[0, 1][1:] == pytest.approx(
        (share(decks).low, share(decks).high), abs=0.02
    )  # but for how many games Wilson's interval takes where all are won
    assert greedy.points.high == pytest.approx(mean(np.array(points).reshape(10, 4).mean(axis=1)).high)


def test_places_go_round_the_table() -> None:
    line_up = LineUp((0, 1, 1), (0,))
    results = Results.read(line_up, [[9, 1, 2], [3, 9, 4], [5, 6, 9]], [0b001, 0b010, 0b100])
    assert results.by_deck("points", 0).tolist() == [9]
    assert results.by_deck("wins", 0).tolist() == [1]
    assert results.by_deck("rank", 0).tolist() == [1]
    assert results.by_deck("points", 1).tolist() == [pytest.approx((1 + 2 + 4 + 3 + 5 + 6) / 6)]


def test_winners_rank_before_equal_points_and_equal_ones_share_their_ranks() -> None:
    results = Results.read(LineUp((0, 1, 2, 3), (0,)), [[7, 7, 7, 9]] * 4, [0b0001] * 4)
    assert results.ranks[0].tolist() == [1, 3.5, 3.5, 2]
    assert Results.read(LineUp((0, 1), (0, 1)), [[4, 4]] * 2, [0b11] * 2).ahead(0, 1).tolist() == [0.5]


def test_what_is_no_whole_deck_is_refused() -> None:
    for points, winners in (([[1, 2]], [1]), ([[1, 2]] * 2, [1]), ([[1, 2, 3]] * 2, [1, 1])):
        with pytest.raises(ValueError):
            Results.read(LineUp((0, 1), (0, 1)), points, winners)


@pytest.mark.parametrize("kind", LINE_UPS)
def test_wins_of_all_seats_are_one(kind: str) -> None:
    asked = arena("greedy,random,greedy,random", kind=kind, games=40)
    for course in played(asked):
        seats = course.line_up.seats
        wins = sum(seats.count(bot) * course.results.by_deck("wins", bot).mean() for bot in set(seats))
        assert wins == pytest.approx(1)


def test_who_ends_ahead_and_who_ends_behind_are_all_games() -> None:
    found = answers(arena("greedy,random,steward:10", players=3, kind="mixed", games=30))
    assert found.even == 0.5
    for one, other in combinations(range(3), 2):
        assert found.payoffs[one, other].mean + found.payoffs[other, one].mean == pytest.approx(1)


def test_one_column_has_the_interval_of_its_decks_and_equal_columns_have_the_same() -> None:
    decks = np.random.default_rng(1).normal(size=50)
    middle, error = together([decks])
    assert (middle - 1.96 * error, middle + 1.96 * error) == pytest.approx(mean(decks)[1:])
    assert together([decks, decks]) == pytest.approx((middle, error))  # the same decks again tell nothing new


def test_columns_of_different_lengths_count_the_same() -> None:
    middle, error = together([np.array([0.0, 1.0] * 10), np.array([1.0, 2.0] * 1000)])
    assert middle == pytest.approx(1)
    assert error == pytest.approx(together([np.array([0.0, 1.0] * 10)])[1] / 2, rel=0.1)


# Ratings


def test_ratings_are_those_of_openskill() -> None:
    models = pytest.importorskip("openskill.models")
    courses = played(arena("greedy,random,steward:10", players=3, kind="mixed", games=30))
    model = models.PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(3)]
    results = courses[0].results
    for points, won in zip(results.points.tolist(), results.won.tolist(), strict=True):
        scores = [[each] for each in known]
        worth = [100_000 * first + second for first, second in zip(won, points, strict=True)]
        known = [team[0] for team in model.rate(scores, scores=worth)]
    found = ratings.rate(3, [results])
    assert [each.mu for each in found] == pytest.approx([each.mu for each in known])
    assert [each.sigma for each in found] == pytest.approx([each.sigma for each in known])
    assert found[0].ordinal == pytest.approx(known[0].ordinal())


def test_copies_of_a_bot_have_the_mean_of_their_ratings() -> None:
    models = pytest.importorskip("openskill.models")
    results = Results.read(LineUp((0, 1, 1), (0,)), [[9, 5, 1]] * 3, [0b001, 0b001, 0b001]).first(1)
    game = next(ratings.games([results]))
    assert game == ((0, 1, 1), [1.0, 2.0, 3.0])
    model = models.PlackettLuce(tau=0.0)
    (first,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    one_game = Results(results.line_up, results.points[:1], results.won[:1])
    found = ratings.rate(2, [replace_deck(one_game)])
    assert found[0].mu == pytest.approx(first.mu)
    assert found[1].mu == pytest.approx((second.mu + third.mu) / 2)


def replace_deck(results: Results) -> Results:
    """One game alone, as if it were a deck: only ratings are asked of it."""

    class Single(Results):
        @property
        def decks(self) -> int:
            return 1

    return Single(results.line_up, results.points, results.won)


def test_without_openskill_everything_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.lab.arena.answers.can_rate", lambda: False)
    found = answers(arena("greedy,random"))
    assert [each.rating for each in found.standings] == [None, None]
    assert found.payoffs


# When it is enough


def coins(share: float, arenas: int, decks: int) -> np.ndarray:
    """What a bot wins of so many decks in so many arenas, four games a deck."""
    return np.random.default_rng(7).binomial(4, share, (arenas, decks)) / 4


def looks_until_sure(values: Iterable[float], fair: float) -> int | None:
    rule = Decided(fair)
    return next((deck for deck, value in enumerate(values, 1) if rule.add(value)), None)


@pytest.mark.parametrize("fair", [0.25, 0.5])
def test_an_even_bot_is_hardly_ever_called_uneven_however_often_one_looks(fair: float) -> None:
    sure = [looks_until_sure(values, fair) is not None for values in coins(fair, 300, 200).tolist()]
    assert sum(sure) / len(sure) <= ERROR


def test_an_interval_for_one_look_would_often_be_wrong_if_one_looked_after_each_deck() -> None:
    """What that test of bets keeps out: the same coins, and an interval that takes no notice of earlier looks."""
    values = coins(0.5, 300, 200)
    counts = np.arange(1, 201)
    error = np.sqrt(0.25 / 4 / counts)
    off = np.abs(values.cumsum(axis=1) / counts - 0.5) > 1.96 * error
    assert off.any(axis=1).mean() > 0.25


def test_a_stronger_and_a_weaker_bot_are_seen_soon() -> None:
    for share_of_wins in (0.1, 0.45):
        decks = [looks_until_sure(values, 0.25) for values in coins(share_of_wins, 20, 300).tolist()]
        assert all(deck is not None and deck > 3 for deck in decks)


def test_the_interval_of_bets_has_the_mean_at_all_times() -> None:
    """Stopped where it is most tempting: when the interval leaves the fair share."""
    wrong = 0
    for values in coins(0.5, 40, 120):
        stop = looks_until_sure(values.tolist(), 0.5) or len(values)
        found = at_any_time(values[:stop])
        assert found.low <= found.mean <= found.high
        wrong += not found.low <= 0.5 <= found.high
    assert wrong <= 4
    assert at_any_time(coins(0.5, 1, 2000)[0]).low > 0.45


def test_a_narrow_interval_is_enough_and_never_before_the_least_number_of_decks() -> None:
    rule = Width(0.05)
    looks = [rule.add(value) for value in [0.5] * 400]
    assert looks.index(True) >= LEAST - 1
    assert not any(Width(0.001).add(value) for value in coins(0.5, 1, 400)[0].tolist())


def test_narrow_intervals_have_the_mean_as_often_as_they_say() -> None:
    covered = 0
    for values in coins(0.3, 200, 2000):
        rule = Width(0.04)
        stop = next(deck for deck, value in enumerate(values.tolist(), 1) if rule.add(value))
        _, low, high = share(values[:stop])
        assert stop < 2000 and (high - low) / 2 < 0.05
        covered += low <= 0.3 <= high
    assert covered >= 0.90 * 200


def test_all_bots_of_a_line_up_have_to_be_known() -> None:
    watch = Watch(Until(decided=True), 2, 0.5)
    assert not any(watch.add((1.0, 0.5)) for _ in range(100))
    assert "decided" in {watch.add((1.0, 0.0)) for _ in range(200)}


def test_without_a_rule_nothing_is_enough() -> None:
    watch = Watch(Until(), 1, 0.5)
    assert not any(watch.add((1.0,)) for _ in range(100))


def test_a_line_up_is_stopped_at_the_deck_that_says_enough() -> None:
    asked = arena("greedy,random", players=2, games=2000, until=Until(decided=True))
    (course,) = played(asked)
    assert course.stopped == "decided"
    assert course.decks == looks_until_sure(course.results.by_deck("wins", 0).tolist(), 0.5)
    told = answer(asked, [course]).line_ups[0]
    assert (told.stopped, told.decks) == ("decided", course.decks)
    assert course.decks < 100


# Stopped and gone on


@pytest.mark.parametrize("until", [Until(), Until(decided=True), Until(width=0.1)])
def test_notes_and_answers_do_not_depend_on_threads(tmp_path: Path, until: Until) -> None:
    files = [tmp_path / "one", tmp_path / "three"]
    asked = arena("greedy,random,steward:4", games=32, until=until)
    found = [answer(asked, played(asked, file, threads=count)) for file, count in zip(files, (1, 3), strict=True)]
    assert found[0] == found[1]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_stopped_arena_goes_on_to_the_same_notes_and_answers(tmp_path: Path) -> None:
    asked, whole, file = arena(games=16), tmp_path / "whole", tmp_path / "stopped"
    first = answers(asked, whole)
    for blocks in (3, 1, 7):
        with pytest.raises(Stopped):
            play_arena(asked, Notes(file), workers=Threads(2), report=stop_after(blocks))
        with file.open("a") as notes:  # the power went while a line was written
            notes.write('{"line_up": 1, "deck"')
    assert len(file.read_text().splitlines()) < len(whole.read_text().splitlines())
    assert answers(asked, file) == first
    assert file.read_bytes() == whole.read_bytes()


def test_a_finished_arena_plays_nothing_again_and_more_games_go_on_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "notes"
    answers(arena("greedy,random", games=8), file)
    more = answers(arena("greedy,random", games=24), file)
    assert more == answers(arena("greedy,random", games=24))
    monkeypatch.setattr("threekings.lab.arena.arena.play_batch", lambda *_: pytest.fail("a game was played"))
    assert answers(arena("greedy,random", games=24), file) == more
    fewer = answers(arena("greedy,random", games=8), file)
    assert fewer.line_ups[0].games == 8


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("seed", {"seed": 4}),
        ("bots", {"bots": [Bot("random"), Bot("greedy")]}),
        ("players", {"players": 3, "options": GAMES["king-lui"].settled({}, 3)}),
        ("options", {"options": GAMES["king-lui"].settled({"tiebreak": "shared"}, 4)}),
        ("line_up", {"kind": "two-against-two"}),
    ],
)
def test_notes_of_another_arena_are_refused(tmp_path: Path, name: str, change: dict[str, object]) -> None:
    file = tmp_path / "notes"
    asked = arena("greedy,random", games=8)
    played(asked, file)
    with pytest.raises(ValueError, match=f"other {name}"):
        played(replace(asked, **change), file)  # type: ignore[arg-type]


def test_notes_of_another_version_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "notes"
    played(arena("greedy,random", games=8), file)
    monkeypatch.setattr("threekings.lab.arena.arena.jit.digest", lambda: "newer")
    with pytest.raises(ValueError, match="other versions"):
        played(arena("greedy,random", games=8), file)


def test_other_files_are_no_notes_and_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    for content in ("a diary", "a diary\n", '{"of": "x"}\n', "[]\n", '{"arena": 99}\n', '{"arena": 1}\n{"deck": 0}\n'):
        file.write_text(content)
        with pytest.raises(ValueError, match="is no note of an arena"):
            Notes(file)
        assert file.read_text() == content


def test_a_deck_that_is_missing_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    asked = arena("steward:1,random", games=16)
    played(asked, file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:2], *lines[4:]]))
    with pytest.raises(ValueError, match="a deck is missing"):
        played(asked, file)


# A budget of time


@pytest.mark.parametrize("name", GAMES)
def test_a_time_becomes_playouts(name: str) -> None:
    game = GAMES[name]
    players = max(game.players[0], 2)
    found = playouts_in(Bot("steward", milliseconds=1), game, game.edition(), game.settled({}, players, 1), players)
    assert found >= 1
    assert len(str(found).rstrip("0")) <= 2


def test_positions_are_choices_of_whole_games() -> None:
    game = GAMES["king-lui"]
    found = list(positions(game, game.edition(), game.settled({}, 3), 3))
    assert all(len(position.moves()) > 1 for position in found)
    assert len(found) > 50


def test_what_does_not_count_playouts_cannot_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = tk.BotKind("dreamer", lambda at, _bot, _seed: at.moves()[0], has_budget=True)
    monkeypatch.setitem(tk.bots.BOTS, "dreamer", kind)
    game = GAMES["king-lui"]
    with pytest.raises(ValueError, match="name its budget, such as dreamer:100"):
        playouts_in(Bot("dreamer", milliseconds=5), game, game.edition(), game.settled({}, 3), 3)


def test_playouts_are_rounded_to_what_they_are_worth() -> None:
    assert [rounded(count) for count in (0.2, 7.4, 42.4, 1937, PLAYOUTS + 1)] == [1, 7, 42, 1900, 2000]


def test_games_are_told_deck_by_deck() -> None:
    one: Counter[tuple[int, ...]] = Counter()
    courses = played(arena("greedy,random", games=8))
    for seats, ranks in ratings.games([course.results for course in courses]):
        assert sum(ranks) == 10
        one[seats] += 1
    assert one == {(0, 1, 1, 1): 8, (1, 0, 0, 0): 8}
