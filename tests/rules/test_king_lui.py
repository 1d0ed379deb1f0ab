"""King Lui, paragraph by paragraph: every rule of docs/rules/king-lui.md is cited by a test."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import EDITIONS, SMALL, cards, deck, finished, play, state_bytes
from threekings.games import GAMES
from threekings.rules.king_lui import rules

RULES = Path(__file__).parents[2] / "docs" / "rules" / "king-lui.md"
STANDARD = GAMES["king-lui"].edition()
UNKNOWN = dict.fromkeys(("taken", "cards", "by_dish", "points", "discards", "lost"))  # of another's hand
NINE = "bread wine chicken ham cake fruit cheese bread wine"


def new(top: str = "", *, players: int = 3, **more: Any) -> tk.Match:
    """A game with these cards on top of the deck, the rest of the standard edition in the order of KL 1."""
    return tk.new("king-lui", players=players, deck=deck(top), **more)


def new_small(top: str = "", *, bottom: str = "", **more: Any) -> tk.Match:
    """A game of 14 cards, 5 bread, 4 wine, 3 ham and 2 Emeralds, for three."""
    order = deck(top, bottom=bottom, edition=SMALL)
    return tk.new("king-lui", players=3, deck=order, edition=SMALL, **more)


def portions(words: str) -> dict[str, int]:
    return dict(Counter(cards(words)))


def some(counts: dict[str, int]) -> dict[str, int]:
    """Counts without the dishes of which there are none."""
    return {name: count for name, count in counts.items() if count}


def table(match: tk.Match) -> dict[str, int]:
    return some(match.view(None)["table"])


def king(match: tk.Match) -> dict[str, int]:
    return some(match.view(None)["king"])


def hand(match: tk.Match, seat: int) -> dict[str, int]:
    return some(match.view(seat)["hands"][seat]["cards"])


def lost(match: tk.Match, seat: int) -> list[str]:
    found: list[str] = match.view(seat)["hands"][seat]["lost"]
    return found


def feeds(match: tk.Match) -> list[str]:
    return [move for move in match.moves() if move.startswith("feed")]


def final(*hands: str, king: str = "", **more: Any) -> tk.Match:
    """A game over at once, with these cards before the king and in the hands."""
    shown = {"king": portions(king), "hands": [{"cards": portions(words)} for words in hands]}
    return finished(new(players=max(3, len(hands)), **more), shown)


def test_every_paragraph_of_the_rules_is_cited_by_a_test() -> None:
    stated = re.findall(r"^(\d\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cited = re.findall(r"# KL ([\d., ]+)", Path(__file__).read_text(encoding="utf-8"))
    assert len(stated) == len(set(stated)) == 29
    assert set(stated) == {number for numbers in cited for number in re.findall(r"\d+\.\d+", numbers)}


# Cards


def test_there_are_fifteen_portions_of_each_of_seven_dishes() -> None:
    # KL 1.1
    names = [STANDARD.cards[card] for card in STANDARD.deck]
    dishes = ["bread", "wine", "chicken", "ham", "cake", "fruit", "cheese"]
    assert names[:105] == [dish for dish in dishes for _ in range(15)]
    assert list(new().view(0)["table"]) == dishes


def test_there_are_five_emeralds_and_110_cards_in_all() -> None:
    # KL 1.2
    names = [STANDARD.cards[card] for card in STANDARD.deck]
    assert names[105:] == ["emerald"] * 5
    assert len(names) == 110


# Setting up


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_can_play_and_sit_clockwise(players: int) -> None:
    # KL 2.1
    match = tk.new("king-lui", players=players, seed=1)
    seats: list[int] = []
    for _ in range(players):
        seats += match.to_act
        match.play(match.moves()[0])
    assert seats == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3])
def test_nobody_else_can_play(players: int) -> None:
    # KL 2.1
    with pytest.raises(ValueError, match="allowed: 3, 4, 5"):
        tk.new("king-lui", players=players)


def test_seat_0_is_the_first_chef_unless_the_table_says_otherwise() -> None:
    # KL 2.2
    assert new().view(None)["chef"] == 0
    assert new(first=2).view(None)["chef"] == 2
    assert new(first=2).to_act == (2,)


def test_a_random_first_chef_is_drawn_by_the_seed_and_written_down() -> None:
    # KL 2.2
    chefs = [tk.new("king-lui", players=3, seed=seed, first="random") for seed in range(40)]
    assert {match.to_act for match in chefs} == {(0,), (1,), (2,)}
    assert chefs[7].to_act == tk.new("king-lui", players=3, seed=7, first="random").to_act
    for match in chefs:
        assert "random" not in match.record()
        assert tk.replay(match.record()).to_act == match.to_act


def test_all_cards_are_shuffled_into_the_supply_and_the_king_has_nothing() -> None:
    # KL 2.3
    match = tk.new("king-lui", players=4, seed=3)
    assert sorted(match.headers.deck) == sorted(deck())
    assert match.headers.deck != deck()
    assert match.view(None)["supply"] == 110 - 8
    assert king(match) == {}


# A course


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_chef_deals_two_cards_for_each_player(players: int) -> None:
    # KL 3.1
    match = new("ham*4 bread*6", players=players)
    assert table(match) == portions("ham*4 " + f"bread*{2 * players - 4}")
    assert match.view(None)["supply"] == 110 - 2 * players


def test_dealt_emeralds_lie_beside_the_dishes_and_count_among_the_cards_dealt() -> None:
    # KL 3.1
    match = new("ham emerald bread emerald bread wine cake")
    assert table(match) == portions("bread*2 wine ham")
    assert match.view(None)["emeralds"] == 2
    assert match.view(None)["supply"] == 104


def test_emeralds_from_earlier_courses_do_not_count_among_the_cards_dealt() -> None:
    # KL 3.1
    match = new("ham emerald bread emerald bread wine" + " cake*6 fruit")
    play(match, "take bread", "take ham", "take wine")
    assert match.view(None)["emeralds"] == 2
    assert table(match) == portions("cake*6")


def test_a_course_may_be_dealt_of_emeralds_alone() -> None:
    # KL 3.1
    path = EDITIONS / "king-lui-dragons.toml"
    order = deck("emerald*12", edition=path)
    match = tk.new("king-lui", players=3, deck=order, edition=path)
    assert (table(match), match.view(None)["emeralds"]) == ({}, 6)
    assert match.moves() == ["draw"]


def test_every_player_takes_one_action_starting_with_the_chef() -> None:
    # KL 3.2
    match = new("bread wine chicken ham cake fruit", first=1)
    acted: list[int] = []
    for move in ("take bread", "take wine", "draw"):
        acted += match.to_act
        match.play(move)
    assert acted == [1, 2, 0]
    assert match.view(None)["course"] == 2


def test_a_view_says_how_many_courses_there_will_be_unless_cards_are_drawn() -> None:
    # KL 3.1, 5.1
    match = new("bread wine chicken ham cake fruit")
    assert (match.view(None)["course"], match.view(None)["courses"]) == (1, 18)
    assert play(match, "draw", "draw").view(None)["courses"] == 18  # 110 cards are two more than 18 courses need
    assert play(match, "draw").view(None)["courses"] == 17
    assert final().view(None)["courses"] == final().view(None)["course"]


def test_nobody_acts_out_of_turn() -> None:
    # KL 3.2
    match = new(NINE)
    assert match.why_not("take bread", 1) == "KL 3.2: it is the turn of seat 0"
    with pytest.raises(tk.IllegalMove, match=r"KL 3\.2"):
        match.play("take bread", 2)


def test_what_is_left_on_the_table_is_served_to_the_king() -> None:
    # KL 3.3
    match = play(new("bread wine chicken ham cake emerald"), "take bread", "take wine", "draw")
    assert king(match) == portions("chicken ham cake")
    assert match.view(None)["emeralds"] == 1


def test_the_king_gets_nothing_when_nothing_is_left() -> None:
    # KL 3.3
    match = play(new("bread*2 wine*2 ham*2 cake*6"), "take bread", "take wine", "take ham")
    assert king(match) == {}
    assert table(match) == portions("cake*6")
    assert [happening["kind"] for happening in match.happenings(None)][-2:] == ["served-nothing", "dealt"]


def test_emeralds_are_not_served() -> None:
    # KL 3.3
    match = play(new("bread*2 wine*2 ham emerald cake*6"), "take bread", "take wine", "take ham")
    assert match.view(None)["emeralds"] == 1


def test_the_chefs_hat_goes_to_the_left() -> None:
    # KL 3.4
    match = tk.new("king-lui", players=4, seed=2, first=2)
    chefs: list[int] = []
    while match.view(None)["course"] <= 6 and not match.over:
        if match.view(None)["course"] > len(chefs):
            chefs.append(match.view(None)["chef"])
            assert match.to_act == (chefs[-1],)
        match.play(match.moves()[0])
    assert chefs[:6] == [2, 3, 0, 1, 2, 3]


# Actions


def test_taking_a_dish_takes_all_its_portions() -> None:
    # KL 4.1
    match = play(new("ham*3 bread*2 wine"), "take ham")
    assert hand(match, 0) == portions("ham*3")
    assert table(match) == portions("bread*2 wine")


def test_only_dishes_on_the_table_can_be_taken() -> None:
    # KL 4.1
    match = new("ham*3 bread*2 wine")
    assert [move for move in match.moves() if move.startswith("take")] == ["take bread", "take wine", "take ham"]
    assert match.why_not("take cake") == "KL 4.1: there is no cake on the table"


def test_drawing_takes_the_top_card_unseen_by_the_others() -> None:
    # KL 4.2
    match = play(new("bread*6 cake"), "draw")
    assert hand(match, 0) == portions("cake")
    assert match.view(None)["supply"] == 103
    assert match.view(1)["hands"][0] == {"size": 1} | UNKNOWN
    assert match.to_act == (1,)


def test_everyone_sees_a_drawn_emerald() -> None:
    # KL 4.3
    match = play(new("bread*6 emerald"), "draw")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["phase"] == "drawn"
        assert match.happenings(viewer)[-1]["kind"] == "drew-emerald"


def test_the_player_at_once_uses_or_lays_a_drawn_emerald() -> None:
    # KL 4.3
    match = emerald_drawn()
    assert match.to_act == (1,)
    assert match.moves() == ["lay", "feed bread bread", "feed bread wine"]
    for move in ("take ham", "draw", "pass"):
        assert match.why_not(move) == "KL 4.3: you have drawn an Emerald: use it (feed) or lay it first"


def emerald_drawn() -> tk.Match:
    """Seat 1, first in the second course, has just drawn an Emerald; the king has two bread and a wine."""
    match = new("bread*2 wine chicken ham cake ham*5 chicken emerald")
    return play(match, "take chicken", "take ham", "take cake", "draw")


def test_a_drawn_emerald_that_is_laid_lies_on_the_table() -> None:
    # KL 4.3
    match = play(emerald_drawn(), "lay")
    assert match.view(None)["emeralds"] == 1
    assert (match.to_act, hand(match, 1)) == ((2,), portions("ham"))
    assert match.view(None)["supply"] == 110 - 13  # no card in its place


def test_a_drawn_emerald_that_is_used_leaves_the_game() -> None:
    # KL 4.3
    match = play(emerald_drawn(), "feed bread wine")
    assert match.view(None)["emeralds"] == 0
    assert king(match) == portions("bread")
    assert (match.to_act, hand(match, 1)) == ((2,), portions("ham"))
    assert match.view(None)["supply"] == 110 - 13


def test_a_drawn_emerald_is_used_before_one_on_the_table() -> None:
    # KL 4.3
    match = new("bread*2 wine chicken ham emerald ham*6 emerald")
    play(match, "take chicken", "take ham", "take wine", "draw", "feed bread bread")
    assert match.view(None)["emeralds"] == 1


def test_only_an_emerald_just_drawn_can_be_laid() -> None:
    # KL 4.3
    match = new("emerald bread*5")
    assert match.why_not("lay") == "KL 4.3: only an Emerald just drawn can be laid"
    assert "lay" not in match.moves()


@pytest.mark.parametrize("served", ["", "ham"])
def test_a_drawn_emerald_must_be_laid_when_the_king_has_fewer_than_two_portions(served: str) -> None:
    # KL 4.4
    rest = "bread*2 wine*2 cake*2" if not served else "bread*2 wine*2 cake ham"
    match = play(new(f"{rest} fruit*6 emerald"), "take bread", "take wine", "take cake", "draw")
    assert king(match) == portions(served)
    assert match.moves() == ["lay"]
    assert match.why_not("feed ham ham") == (
        "KL 4.4: the king has fewer than two portions, so the Emerald must be laid"
    )


def test_an_emerald_never_comes_into_a_hand() -> None:
    # KL 4.4
    match = play(new("bread*6 emerald"), "draw", "lay")
    assert hand(match, 0) == {}
    assert match.view(None)["hands"][0]["size"] == 0


def test_feeding_takes_one_emerald_and_two_of_the_kings_portions_out_of_the_game() -> None:
    # KL 4.5
    match = new("emerald*2 bread*2 wine cake ham*6")
    play(match, "take wine", "take cake", "draw")  # the king is served 2 bread
    play(match, "feed bread bread")
    assert match.view(None)["emeralds"] == 1
    assert king(match) == {}
    assert some(match.view(None)["eaten"]) == portions("bread*2")


def fed_king(top: str = "ham*6", **more: Any) -> tk.Match:
    """Second course: the king has 2 bread and 1 wine, an Emerald lies on the table; seat 1 is to act."""
    match = new(f"emerald bread*2 wine cake fruit {top}", **more)
    return play(match, "take cake", "take fruit", "draw")


def test_two_of_one_dish_or_one_each_of_two_can_be_fed() -> None:
    # KL 4.5
    assert feeds(fed_king()) == ["feed bread bread", "feed bread wine"]


def test_dishes_to_feed_are_named_in_their_order() -> None:
    # KL 4.5
    with pytest.raises(tk.InvalidMove, match="'feed bread wine'"):
        fed_king().play("feed wine bread")


def test_the_king_must_have_what_is_fed() -> None:
    # KL 4.5
    match = fed_king()
    assert match.why_not("feed wine wine") == "KL 4.5: the king has only 1 wine"
    assert match.why_not("feed bread ham") == "KL 4.5: the king has no ham"
    assert match.why_not("feed ham cheese") == "KL 4.5: the king has no ham"


def test_feeding_needs_an_emerald_on_the_table() -> None:
    # KL 4.5
    match = play(new("bread*2 wine cake ham fruit cheese*6"), "take cake", "take ham", "take fruit")
    assert feeds(match) == []
    assert match.why_not("feed bread bread") == "KL 4.5: no Emerald lies on the table"


def test_feeding_needs_two_portions_before_the_king() -> None:
    # KL 4.5
    match = new("emerald bread wine cake fruit cheese")
    assert feeds(match) == []
    assert match.why_not("feed bread bread") == "KL 4.5: the king has fewer than two portions"


def emptied(**more: Any) -> tk.Match:
    """Seat 0, last in the second course: an empty table, an Emerald beside it, two bread before the king."""
    match = new("emerald bread*2 wine*2 cake fruit ham*3 cheese*3", **more)
    return play(match, "take wine", "take cake", "draw", "take ham", "take cheese")


def test_drawing_is_compulsory_when_no_portion_lies_on_the_table() -> None:
    # KL 4.6
    match = emptied()
    assert (table(match), king(match), match.view(None)["emeralds"]) == ({}, portions("bread*2"), 1)
    assert match.moves() == ["draw"]
    assert match.why_not("feed bread bread") == "KL 4.6: with no portion on the table you must draw"


def test_a_free_dragon_may_eat_from_an_empty_table() -> None:
    # KL 4.6
    match = emptied(free_dragon=True)
    assert match.moves() == ["draw", "feed bread bread"]
    match.play("feed bread bread")
    assert (king(match), match.view(None)["emeralds"]) == ({}, 0)


def test_an_emerald_drawn_from_an_empty_table_may_be_fed() -> None:
    # KL 4.6
    match = new("emerald bread*2 wine*2 cake fruit ham*3 cheese*3 emerald")
    play(match, "take wine", "take cake", "draw", "take ham", "take cheese", "draw")
    assert match.moves() == ["lay", "feed bread bread"]


def test_nothing_can_be_drawn_from_an_empty_supply() -> None:
    # KL 4.7
    match = play(new_small("bread*3 wine*3 ham*2"), "draw", "draw", "take wine")
    assert match.view(None)["supply"] == 0
    assert match.moves() == ["take bread", "take wine", "take ham", "feed bread bread"]
    assert match.why_not("draw") == "KL 4.7: the supply is empty"


def test_with_neither_table_nor_supply_feeding_is_compulsory() -> None:
    # KL 4.7
    match = new_small("bread*3 wine*2 ham ham*2", bottom="bread*2 wine*2 emerald*2")
    play(match, "draw", "draw", "take bread", "take bread", "take wine")
    assert (table(match), match.view(None)["supply"]) == ({}, 0)
    assert match.moves() == ["feed wine wine", "feed wine ham"]
    assert match.why_not("pass") == "KL 4.7: you may pass only when nothing else is possible"


def nothing_possible() -> tk.Match:
    """Seat 0, last in the second course: no portion, no supply, one ham before the king."""
    match = new_small("bread*5 ham emerald ham wine*4 ham emerald")
    return play(match, "take bread", "draw", "lay", "draw", "take wine", "take ham")


def test_pass_is_the_only_move_when_nothing_is_possible() -> None:
    # KL 4.7
    match = nothing_possible()
    assert match.moves() == ["pass"]
    assert match.why_not("feed ham ham") == "KL 4.5: the king has fewer than two portions"
    match.play("pass")
    assert match.over


def test_pass_is_not_legal_while_anything_else_is() -> None:
    # KL 4.7
    for seed in range(30):
        match, chance = tk.new("king-lui", players=3, seed=seed, edition=SMALL), random.Random(seed)
        while not match.over:
            assert ("pass" in match.moves()) == (match.moves() == ["pass"])
            match.play(chance.choice(match.moves()))


def test_an_emerald_drawn_as_the_last_card_is_an_ordinary_emerald() -> None:
    # KL 4.7
    match = new_small("bread*3 wine*2 ham ham", bottom="emerald")
    play(match, "draw", "take wine", "take ham", "draw")
    assert match.view(None)["supply"] == 0
    assert match.moves() == ["lay", "feed bread bread"]
    play(match, "lay")
    assert match.view(None)["emeralds"] == 2
    assert feeds(match) == ["feed bread bread"]


def test_feeding_is_allowed_in_the_course_in_which_the_emerald_was_dealt() -> None:
    # KL 4.8
    match = play(new("bread*3 wine cake fruit emerald ham*5"), "take wine", "take cake", "take fruit")
    assert match.view(None)["emeralds"] == 1
    match.play("feed bread bread")
    assert king(match) == portions("bread")


def test_feeding_is_allowed_in_the_course_in_which_the_emerald_was_laid() -> None:
    # KL 4.8
    match = new("bread*3 wine cake fruit ham*6 emerald")
    play(match, "take wine", "take cake", "take fruit", "draw", "lay", "feed bread bread")
    assert king(match) == portions("bread")


# End and score


def test_the_game_ends_when_the_supply_is_too_small_for_a_course() -> None:
    # KL 5.1
    match = play(new_small("bread*3 wine*3 ham*3"), "draw", "draw", "draw")
    assert match.over and match.to_act == () and match.moves() == []
    assert match.why_not("draw") == "KL 5.1: the game is over"
    assert match.happenings(None)[-1] == {"kind": "over", "count": 5}


def test_cards_left_over_leave_the_game_unseen() -> None:
    # KL 5.1
    one = play(new_small("bread*3 wine*3 ham*3", bottom="emerald bread"), "draw", "draw", "draw")
    other = play(new_small("bread*3 wine*3 ham*3", bottom="bread emerald"), "draw", "draw", "draw")
    assert state_bytes(one) != state_bytes(other)
    assert [one.view(seat) for seat in (None, 0, 1, 2)] == [other.view(seat) for seat in (None, 0, 1, 2)]


def test_exactly_enough_cards_for_a_course_are_played() -> None:
    # KL 5.1
    match = play(new_small("bread*3 wine*3 ham*2"), "draw", "draw", "take wine")
    assert not match.over
    assert (match.view(None)["course"], match.view(None)["supply"]) == (2, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_of_too_few_cards_is_over_before_it_begins(players: int) -> None:
    # KL 5.1
    path = EDITIONS / "king-lui-crumbs.toml"
    match = tk.new("king-lui", players=players, edition=path, seed=1)
    assert match.over
    assert (match.scores(), match.winners()) == ([0] * players, list(range(players)))
    assert match.happenings(None) == [{"kind": "over", "count": 2}]


def test_more_than_the_king_is_discarded() -> None:
    # KL 5.2
    match = final("ham*3 bread", "ham*2", king="ham*2 bread*2")
    assert match.scores() == [2, 4, 0]
    assert [shown["discards"] for shown in match.view(None)["hands"]] == [3, 0, 0]


def test_portions_are_lost_once_the_king_cannot_come_to_as_many() -> None:
    # KL 5.2
    assert lost(play(new("ham*3 bread*2 wine"), "take ham"), 0) == []  # the king has none, but may get enough
    match = play(new("ham*6 cake bread*5 ham*2"), "take ham", "draw", "draw", "take bread", "draw")
    assert lost(match, 0) == []
    assert lost(play(match, "take ham"), 0) == ["ham"]  # eight of fifteen
    assert match.view(1)["hands"][0]["lost"] is None


def test_what_the_king_may_still_get_is_what_is_still_dealt() -> None:
    # KL 5.1, 5.2
    match = play(new_small("ham*3 wine*2 bread"), "take ham", "take wine", "take bread")
    assert lost(match, 0) == ["ham"]  # all there are
    assert lost(match, 1) == []  # two wine are to come
    assert [shown["lost"] for shown in final("ham*3 bread", "ham*2", king="ham*2 bread").view(None)["hands"]] == [
        ["ham"],
        [],
        [],
    ]


def test_equal_to_the_king_still_scores() -> None:
    # KL 5.2
    assert final("ham*4", king="ham*4").scores() == [16, 0, 0]


def test_everything_of_a_dish_the_king_has_none_of_is_discarded() -> None:
    # KL 5.2
    match = final("ham", "ham*5", king="bread*3")
    assert match.scores() == [0, 0, 0]
    assert [shown["discards"] for shown in match.view(None)["hands"]] == [1, 5, 0]


def test_every_portion_kept_scores_as_many_points_as_the_king_has() -> None:
    # KL 5.3
    match = final("ham*2 bread", "bread*3 cake", king="ham*5 bread*3 cake")
    assert match.scores() == [13, 10, 0]
    assert some(match.breakdown()[0]) == {"ham": 10, "bread": 3}
    assert some(match.breakdown()[1]) == {"bread": 9, "cake": 1}


def test_scores_are_the_sum_of_their_breakdown() -> None:
    # KL 5.3
    for seed in range(30):
        match, chance = tk.new("king-lui", players=5, seed=seed), random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.moves()))
        assert [sum(part.values()) for part in match.breakdown()] == match.scores()


def test_most_points_win() -> None:
    # KL 5.4
    assert final("ham*2", "ham*3", "ham", king="ham*3").winners() == [1]


def test_a_tie_goes_to_the_one_who_discarded_fewer_cards() -> None:
    # KL 5.4
    match = final("ham*2 bread*3", "ham*2 bread*2", "ham", king="ham*3 bread")
    assert match.scores() == [6, 6, 3]
    assert match.winners() == [1]


def test_players_still_tied_share_the_win() -> None:
    # KL 5.4
    assert final("ham*2 bread*2", "ham*2 wine*2", "ham*2 bread*3", king="ham*3").winners() == [0, 1]


def test_discards_matter_only_between_leaders() -> None:
    # KL 5.4
    assert final("ham*3 bread*5", "ham*2", king="ham*3").winners() == [0]


def test_with_tiebreak_shared_all_tied_leaders_win() -> None:
    # KL 5.4
    match = final("ham*2 bread*3", "ham*2", "ham", king="ham*3 bread", tiebreak="shared")
    assert match.winners() == [0, 1]


# Who knows what


def test_everybody_sees_the_table_the_king_the_supply_and_the_sizes_of_hands() -> None:
    # KL 6.1
    match = play(fed_king(), "feed bread wine", "take ham")
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert some(view["king"]) == portions("bread")
        assert some(view["eaten"]) == portions("bread wine")
        assert (some(view["table"]), view["emeralds"], view["supply"]) == ({"bread": 1}, 0, 97)
        assert [shown["size"] for shown in view["hands"]] == [1, 1, 6]


def test_everybody_hears_what_was_taken_laid_and_fed() -> None:
    # KL 6.1
    match = play(new("bread*3 wine cake fruit ham*6 emerald"), "take wine", "take cake", "take fruit", "draw", "lay")
    play(match, "feed bread bread")
    kinds = [happening["kind"] for happening in match.happenings(None)]
    assert kinds[1:4] == ["took"] * 3
    assert kinds[-3:] == ["drew-emerald", "laid", "fed"]
    assert match.happenings(None)[-1] == {"kind": "fed", "seat": 2, "cards": {"bread": 2}, "drawn": False}


@pytest.mark.parametrize("last", [["draw", "lay"], ["draw", "feed bread bread"]])
def test_an_emerald_just_drawn_is_not_told_as_dealt(last: list[str]) -> None:
    # KL 6.1
    match = new("bread*3 wine cake fruit ham*2 cheese*2 chicken*2 emerald fruit*5 emerald")
    play(match, "take wine", "take cake", "take fruit", "take ham", "take cheese", *last)
    assert match.happenings(None)[-1]["cards"] == {"fruit": 5, "emerald": 1}
    assert match.happenings(None)[-2] == {"kind": "served", "cards": {"chicken": 2}}


def test_an_emerald_that_ate_is_not_taken_from_those_dealt() -> None:
    # KL 6.1
    match = new("bread*3 wine cake emerald fruit ham*2 cheese*2 chicken*2 emerald fruit*5")
    play(match, "take wine", "take cake", "draw", "take ham", "take cheese", "feed bread bread")
    assert match.happenings(None)[-1]["cards"] == {"fruit": 5, "emerald": 1}
    assert match.view(None)["emeralds"] == 1


def test_a_drawn_portion_is_known_to_the_player_who_drew_it_alone() -> None:
    # KL 6.2
    match = play(new("bread*6 cake"), "draw")
    assert match.happenings(0)[-1] == {"kind": "drew-own", "seat": 0, "dish": "cake"}
    for viewer in (None, 1, 2):
        assert match.happenings(viewer)[-1] == {"kind": "drew", "seat": 0}
        assert match.view(viewer)["hands"][0]["cards"] is None


def test_the_order_of_the_supply_is_hidden_from_all() -> None:
    # KL 6.2
    one, other = new("bread*6 cake ham"), new("bread*6 ham cake")
    assert [one.view(seat) for seat in (None, 0, 1, 2)] == [other.view(seat) for seat in (None, 0, 1, 2)]


def test_counted_memory_shows_only_the_sizes_of_other_hands() -> None:
    # KL 6.3
    match = play(new("bread*2 wine*4 cake"), "take bread")
    assert match.view(1)["hands"][0] == {"size": 2} | UNKNOWN
    assert match.happenings(1)[-1] == {"kind": "took", "seat": 0, "cards": {"bread": 2}}


def test_open_memory_shows_the_public_part_of_other_hands() -> None:
    # KL 6.3
    match = play(new("bread*2 wine chicken ham cake fruit ham*6", memory="open"), "take bread", "take wine", "draw")
    play(match, "draw", "draw", "draw")
    shown = match.view(1)["hands"][0]
    assert (shown["size"], some(shown["taken"]), shown["cards"]) == (3, portions("bread*2"), None)


def test_bots_may_use_the_public_part_of_a_hand() -> None:
    # KL 6.3
    match = play(new("bread*2 wine chicken ham cake fruit"), "take bread", "draw")
    for seed in range(20):
        state = match.resampled(2, seed)
        assert some({STANDARD.cards[dish]: int(n) for dish, n in enumerate(state["taken"][0])}) == portions("bread*2")


def test_unknown_portions_are_drawn_uniformly_from_those_not_seen() -> None:
    # KL 6.4
    match = play(new_small("bread*3 wine ham*2 wine"), "draw")  # unseen by seat 1: 2 bread, 3 wine, 1 ham
    found: Counter[int] = Counter()
    for seed in range(6000):
        found[int(np.argmax(match.resampled(1, seed)["drawn"][0]))] += 1
    for dish, share in enumerate((2, 3, 1)):
        assert abs(found[dish] / 1000 - share) < 0.15


def test_unseen_emeralds_are_shuffled_into_the_supply_but_never_into_a_hand() -> None:
    # KL 6.4
    match = play(new_small("bread*3 wine ham*2 wine"), "draw")
    places: Counter[int] = Counter()
    for seed in range(200):
        state = match.resampled(1, seed)
        supply = state["deck"][state["top"] : 14].tolist()
        assert (supply.count(rules.EMERALD), int(state["drawn"][0].sum())) == (2, 1)
        places.update(place for place, card in enumerate(supply) if card == rules.EMERALD)
    assert set(places) == set(range(7))


def test_a_seat_keeps_its_own_cards_when_the_rest_is_dealt_anew() -> None:
    # KL 6.4
    match = play(new("bread*2 wine chicken ham cake fruit cheese"), "draw", "draw")
    for seed in range(20):
        state = match.resampled(0, seed)
        assert state["drawn"][0].tolist() == match._state["drawn"][0].tolist()
        assert int(state["drawn"][1].sum()) == 1


def test_all_hands_are_open_at_the_end() -> None:
    # KL 6.5
    match = play(new_small("bread*3 wine*3 ham*3"), "draw", "draw", "draw")
    for viewer in (None, 0, 1, 2):
        assert [some(shown["cards"]) for shown in match.view(viewer)["hands"]] == [{"ham": 1}] * 3
    assert match.view(None)["scores"] == [0, 0, 0]


def test_hands_stay_closed_to_the_last_move() -> None:
    # KL 6.5
    match = play(new_small("bread*3 wine*3 ham*3"), "draw", "draw")
    assert [shown["cards"] for shown in match.view(2)["hands"]][:2] == [None, None]
    assert match.view(2)["scores"] is None


# Worked examples


@pytest.mark.parametrize(("held", "points", "discarded"), [(3, 12, 0), (4, 16, 0), (5, 0, 5)])
def test_a_king_with_four_cheese(held: int, points: int, discarded: int) -> None:
    # KL 7.1
    match = final(f"cheese*{held}", king="cheese*4")
    assert match.scores()[0] == points
    assert match.view(0)["hands"][0]["discards"] == discarded


def test_the_best_result_for_one_dish() -> None:
    # KL 7.2
    assert final("cake*7", king="cake*8").scores()[0] == 56
    assert final("cake*7", king="cake*7").scores()[0] == 49
    best = max(final(f"cake*{own}", king=f"cake*{15 - own}").scores()[0] for own in range(16))
    assert best == 56


def test_four_players_and_eight_cards_in_the_supply(tmp_path: Path) -> None:
    # KL 7.3
    path = tmp_path / "sixteen.toml"
    path.write_text(
        'name = "sixteen"\ndishes = ["bread", "wine", "ham", "cake"]\ncopies = [6, 6, 2, 2]\nemeralds = 0\n'
    )
    order = cards("bread*2 wine*2 ham*2 cake*2 bread*4 wine*4")
    match = tk.new("king-lui", players=4, deck=order, edition=path)
    assert match.view(None)["supply"] == 8
    play(match, "take bread", "take wine", "take ham", "take cake")
    assert (match.view(None)["course"], match.view(None)["supply"]) == (2, 0)
    assert match.moves() == ["take bread", "take wine"]
    play(match, "take bread", "take wine")
    assert match.moves() == ["pass"]
    assert play(match, "pass", "pass").over
