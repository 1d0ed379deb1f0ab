"""Hints: two moves with reasons, the same whatever lies hidden; and a position for each kind of reason."""

import itertools
import math
import random
from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

import threekings as tk
from tests.bots.test_bots import positions, twin
from tests.decks import deck
from threekings.bots import Position
from threekings.bots.hints import GIVEN, MOST_REASONS, Hint, HintThinking, hints, reasons_for, worlds
from threekings.games import GAMES
from threekings.match import Match
from threekings.rules.king_lui.rules import EMERALD
from threekings.rules.kings_catering.notation import put_parts, read_move
from threekings.rules.kings_catering.rules import NEW
from threekings.texts import FOLDERS, languages, text

Counts = Mapping[str, int]
NONE: Counts = {}
Told = dict[str, Mapping[str, object]]  # arguments by the id of the reason


def told(match: Match, move: str, seat: int = 0, seed: int = 1) -> Told:
    """All that the game says for a move."""
    at = Position(match.game, match.edition, match.resampled(seat, seed), seat)
    thinking = HintThinking(at, 200)
    thinking.go_on(math.inf)
    thinking.thoughts[0].concluded()
    found = reasons_for(at, match.game.read_move(match.edition, move), thinking.word, thinking._would_name)
    for reason, language in itertools.product(found, languages(FOLDERS[0])):
        assert text(reason, names=["Ada", "Bea", "Carl", "Dora"], language=language)
    return {reason.id: reason.args for reason in found}


# What a hint is


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_two_legal_moves_with_reasons_in_every_language(game: str) -> None:
    for match, seat in itertools.islice(positions(game, 2), 0, 40, 4):
        found = hints(match, seat, seed=1, budget=60)
        assert len({hint.move for hint in found}) == len(found) == min(GIVEN, len(match.moves(seat)))
        for hint in found:
            assert hint.move in match.moves(seat)
            assert 1 <= len(hint.reasons) <= MOST_REASONS
            assert hint.share is None or 0 <= hint.share <= 1
            assert (hint.often is not None) == (match.game.search == "at-once" and hint.share is not None)
            for reason, language in itertools.product(hint.reasons, languages(FOLDERS[0])):
                assert text(reason, names=["Ada", "Bea", "Carl", "Dora", "Eva"], language=language)


@pytest.mark.parametrize(
    ("game", "games", "stride"), [("king-lui", 6, 3), ("ku-ka-king", 6, 2), ("kings-catering", 4, 6)]
)
def test_a_hint_does_not_change_when_hidden_cards_do(game: str, games: int, stride: int) -> None:
    changed = compared = 0
    for number, (match, seat) in enumerate(itertools.islice(positions(game, games), 0, None, stride)):
        other = twin(match, seat, seed=number + 1000)
        assert hints(match, seat, number, budget=24) == hints(other, seat, number, budget=24)
        changed += match._state.tobytes() != other._state.tobytes()
        compared += 1
    assert changed >= compared * 0.8 > 20


def test_a_hint_is_the_same_in_slices() -> None:
    match = tk.new("king-lui", players=4, seed=3)
    at = Position(match.game, match.edition, match.resampled(0, 7), 0)
    thinking = HintThinking(at, 600)
    while thinking.go_on(1e-9):
        pass
    assert thinking.hints() == hints(match, 0, seed=7, budget=600)


def test_asking_leaves_the_match_alone() -> None:
    match = tk.new("ku-ka-king", players=3, seed=3)
    before = match.record(), match._state.tobytes()
    hints(match, 1, seed=7, budget=100)
    assert (match.record(), match._state.tobytes()) == before


def test_who_has_chosen_may_still_ask_and_learns_nothing_of_what_others_chose() -> None:
    found = []
    for other in ("row 1", "row 5"):
        match = tk.new("ku-ka-king", players=3, seed=3)
        match.play("row 2", 0)
        match.play(other, 1)
        found.append(hints(match, 0, seed=7, budget=100))
    assert found[0] == found[1]


def test_in_a_mix_the_row_to_name_most_often_comes_first() -> None:
    for match, seat in itertools.islice(positions("ku-ka-king", 2), 12):
        often = [hint.often for hint in hints(match, seat, seed=1, budget=400) if hint.often is not None]
        assert often == sorted(often, reverse=True)
        assert sum(often) <= 1.0001


def test_only_one_legal_move_needs_no_reason() -> None:
    (hint,) = hints(king_lui(table={}), 0, seed=1)
    assert (hint.move, hint.share) == ("draw", None)


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    with pytest.raises(tk.IllegalMove, match=r"KL 3\.2"):
        hints(tk.new("king-lui", players=3, seed=1), 1, seed=1)


def test_a_second_move_that_is_about_as_good_says_so() -> None:
    found: list[Hint] = []
    for match, seat in itertools.islice(positions("ku-ka-king", 2), 12):
        found += hints(match, seat, seed=1, budget=200)[1:]
    assert "hint-close" in {hint.reasons[0].id for hint in found}


# King Lui


def king_lui(table: Counts, king: Counts = NONE, **taken: Counts) -> Match:
    """A game of three in which this lies on the table and before the king; by `seatN`, what was taken. The rest is
    still to come."""
    match = tk.new("king-lui", players=3, seed=2)
    state, cards = match._state, match.edition.cards
    rest = Counter(cards[card] for card in match.edition.deck) - Counter(table) - Counter(king)
    state["table"][:] = [table.get(name, 0) for name in cards]
    state["king"][:] = [king.get(name, 0) for name in cards[:EMERALD]]
    for name, counts in taken.items():
        state["taken"][int(name[-1])][:] = [counts.get(dish, 0) for dish in cards[:EMERALD]]
        rest -= Counter(counts)
    state["top"] = len(match.edition.deck) - rest.total()
    state["deck"][state["top"] :] = [cards.index(name) for name in rest.elements()]
    return match


def test_a_dish_brings_points_if_the_king_keeps_his() -> None:
    found = told(king_lui({"wine": 2}, {"wine": 3}, seat0={"wine": 1}), "take wine")
    assert found["kl-hint-brings"] == {"points": 6, "count": 3, "dish": "wine"}
    assert "kl-hint-average" in found


def test_more_than_the_king_scores_once_he_has_more() -> None:
    found = told(king_lui({"wine": 2, "ham": 1}, {"wine": 1}, seat0={"wine": 3}), "take wine")
    assert found["kl-hint-lacks"] == {"count": 4, "dish": "wine"}
    assert 5 <= int(str(found["kl-hint-over"]["tenths"])) <= 10


def test_a_dish_that_is_not_served_leaves_a_rival_over_the_king() -> None:
    match = king_lui({"wine": 2, "ham": 1}, {"wine": 1}, seat1={"wine": 3}, seat2={"wine": 1})
    assert told(match, "take wine")["kl-hint-keeps-over"] == {"seat": 1, "dish": "wine"}


def test_a_card_that_is_drawn_scores_in_so_many_deals() -> None:
    found = told(king_lui({"wine": 2}, {"wine": 6, "ham": 6, "cake": 6, "bread": 6}), "draw")
    assert 0 < int(str(found["kl-hint-draw"]["tenths"])) <= 10


def test_an_emerald_may_be_drawn() -> None:
    match = king_lui({"wine": 2}, seat1={"bread": 15, "wine": 12, "chicken": 10}, seat2={"ham": 10, "cake": 12})
    assert "kl-hint-emerald" in told(match, "draw")


def test_feeding_takes_points_from_a_rival_and_may_put_them_over_the_king() -> None:
    match = king_lui({"emerald": 1, "ham": 1}, {"wine": 4, "ham": 3}, seat1={"wine": 3}, seat2={"ham": 1})
    found = told(match, "feed wine wine")
    assert found["kl-hint-feed"] == {"points": 12, "seat": 1}
    assert found["kl-hint-feed-over"] == {"seat": 1, "dish": "wine"}
    assert "kl-hint-feed-free" in found


def test_feeding_may_cost_points_of_ones_own() -> None:
    match = king_lui({"emerald": 1, "ham": 1}, {"wine": 4}, seat0={"wine": 1})
    assert told(match, "feed wine wine")["kl-hint-feed-costs"] == {"points": 2}


def test_an_emerald_is_laid_where_feeding_would_cost_points() -> None:
    match = king_lui({"ham": 1}, {"wine": 4}, seat0={"wine": 3})
    match._state["phase"] = 1  # an Emerald was drawn
    assert "kl-hint-lay" in told(match, "lay")


# Ku-Ka-King


def ku_ka_king(row: str, **collected: str) -> Match:
    """A game of three whose first row has these cards; by `seatN`, what was collected. All others stay hidden."""
    every = deck(row, game="ku-ka-king")
    top, rest = every[:3], every[3:]
    random.Random(1).shuffle(rest)
    match = tk.new("ku-ka-king", players=3, deck=[*top, *rest])
    state, kinds = match._state, match.edition.cards
    for name, cards in collected.items():
        for card in cards.split():
            last = state["stop"] + state["hidden"] - 1
            place = max(n for n in range(state["top"], last + 1) if state["deck"][n] == kinds.index(card))
            state["deck"][place] = state["deck"][last]
            state["hidden"] -= 1
            state["collection"][int(name[-1])][kinds.index(card)] += 1
    return match


def test_a_row_says_what_it_brings_and_how_likely_nobody_else_names_it() -> None:
    found = told(ku_ka_king("points-4 points-4 sheep"), "row 1")
    assert found["kk-hint-brings"] == {"points": 9}
    assert {"kk-hint-alone", "kk-hint-wanted"} & {*found}


def test_a_row_that_a_rival_wants_says_who() -> None:
    match = ku_ka_king("king king king", seat1="king king")
    assert told(match, "row 1")["kk-hint-wanted"]["seat"] in (1, 2)


def test_who_chooses_alone_has_no_rivals() -> None:
    match = ku_ka_king("points-4 points-4 sheep")
    match._state["choosing"] = 1
    assert "kk-hint-nobody-else" in told(match, "row 1")


@pytest.mark.parametrize(
    ("row", "own", "others", "reason", "args"),
    [
        ("king king sheep", "king", "", "kk-hint-kings", {"count": 3}),
        ("knight sheep horse", "knight", "knight knight knight", "kk-hint-knights", {"count": 2}),
        ("knight sheep horse", "knight", "knight knight", "kk-hint-most-knights", {"count": 2}),
        ("church sheep horse", "", "church", "kk-hint-churches", {}),
        ("wife sheep horse", "farmer", "", "kk-hint-pair", {}),
        ("wife sheep horse", "farmer farmhouse", "", "kk-hint-farm", {}),
        ("pig pig sheep", "pig", "", "kk-hint-herd", {"cards": {"pig": 3}}),
    ],
)
def test_a_row_says_what_it_makes_of_a_collection(
    row: str, own: str, others: str, reason: str, args: Mapping[str, object]
) -> None:
    assert told(ku_ka_king(row, seat0=own, seat1=others), "row 1")[reason] == args


# The King's Catering


def every_placement(seeds: range) -> Told:
    """The reasons for the moves of random games."""
    found: Told = {}
    for seed in seeds:
        match, chance = tk.new("kings-catering", players=2, seed=seed), random.Random(seed)
        while not match.over:
            joining = [move for move in match.moves() if not move.endswith("new")]
            move = chance.choice(joining if joining and chance.random() < 0.8 else match.moves())
            if chance.random() < 0.3:
                found |= told(match, move, match.to_act[0])
            match.play(move)
    return found


def test_each_reason_of_the_kings_catering_is_given_somewhere() -> None:
    assert {*every_placement(range(6))} >= {
        "kc-hint-turn",
        "kc-hint-tiles",
        "kc-hint-now",
        "kc-hint-end",
        "kc-hint-founds",
        "kc-hint-all-sizes",
        "kc-hint-matches",
        "kc-hint-stands",
    }


def test_what_a_tile_is_worth_is_what_the_view_says() -> None:
    match, chance, compared = tk.new("kings-catering", players=2, seed=5), random.Random(5), 0
    while not match.over and compared < 8:
        seat = match.to_act[0]
        view, move = match.view(seat), chance.choice(match.moves())
        if view["caterers"][seat]["tiles"] and (gain := view["gains"].get(move, 0)) > 0:
            assert told(match, move, seat)["kc-hint-now"] == {"stars": gain}
            compared += 1
        match.play(move)
    assert compared


def test_a_new_table_is_founded_with_its_number() -> None:
    match = tk.new("kings-catering", players=2, seed=5)
    match.play("column 1")
    (move,) = match.moves()
    assert put_parts(read_move(match.edition, move))[1] == NEW
    assert told(match, move)["kc-hint-founds"] == {"table": 1}


def test_reasons_are_given_in_worlds_that_differ() -> None:
    match = tk.new("king-lui", players=4, seed=3)
    state = match.resampled(0, 7)
    found = [*worlds(Position(match.game, match.edition, state, 0), 0, np.uint64(5), lambda _seat, _word: 0)]
    assert len({world.end.tobytes() for world in found}) > 10
    assert all(match.game.calls.to_act(world.end) == 0 for world in found)
