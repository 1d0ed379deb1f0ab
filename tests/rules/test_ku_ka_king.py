"""Ku-Ka-King, paragraph by paragraph: every rule of docs/rules/ku-ka-king.md is cited by a test."""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import EDITIONS, cards, deck, finished, standard_file, state_bytes
from threekings.edition import Edition, read_toml
from threekings.games import GAMES
from threekings.rules.ku_ka_king import rules
from threekings.texts import text

RULES = Path(__file__).parents[2] / "docs" / "rules" / "ku-ka-king.md"
GAME = GAMES["ku-ka-king"]
STANDARD = GAME.edition()
ANIMALS = ["sheep", "horse", "pig", "cow", "goat", "hen", "goose", "donkey"]
TICKED = "knight*12 king*10 sheep*5 horse*5 pig*5 cow*5 goat*5 hen*5 goose*5 donkey*3"  # 60 of 62
CROSSED = "farmer*8 wife*4"


def new(top: str = "", *, players: int = 2, **more: Any) -> tk.Match:
    """A game with these cards on top of the deck, the rest of the standard edition in the order of KK 1.1."""
    return tk.new("ku-ka-king", players=players, deck=deck(top, game="ku-ka-king"), **more)


def choose(match: tk.Match, *chosen: int) -> tk.Match:
    """Rows chosen by those who are to choose, in seat order."""
    for seat, row in zip(match.to_act, chosen, strict=True):
        match.play(f"row {row}", seat)
    return match


def take(match: tk.Match, rounds: int = 1) -> tk.Match:
    """Rounds without a clash: every player takes the row of the own seat."""
    for _ in range(rounds):
        choose(match, *range(1, match.players + 1))
    return match


def burn(match: tk.Match, keep: int = 3) -> tk.Match:
    """A round of nothing but clashes: the last row keeps so many cards, the others none."""
    number, last = match.view(None)["round"], len(rows(match))
    while len(rows(match)[last - 1]) > keep:
        choose(match, *[last] * match.players)
    while match.view(None)["round"] == number and not match.over:
        choose(match, *[full(match)[0]] * match.players)
    return match


def full(match: tk.Match) -> list[int]:
    """The rows that hold cards, counted from 1."""
    return [number for number, row in enumerate(rows(match), start=1) if row]


def rows(match: tk.Match) -> list[list[str]]:
    found: list[list[str]] = match.view(None)["rows"]
    return found


def box(match: tk.Match) -> dict[str, int]:
    """Cards everybody saw go into the box."""
    seen: dict[str, int] = match.view(None)["box"]["seen"]
    return seen


def collected(match: tk.Match, seat: int) -> dict[str, int]:
    held: dict[str, int] = match.view(None)["collections"][seat]["cards"]
    return held


def counted(words: str | list[str]) -> dict[str, int]:
    return dict(Counter(cards(words) if isinstance(words, str) else words))


def kinds(match: tk.Match) -> list[str]:
    return [happening["kind"] for happening in match.happenings(None)]


def final(*collections: str, first: tuple[int, ...] = ()) -> tk.Match:
    """A game over at once, with these collections, and so many points from the first scoring."""
    shown: dict[str, Any] = {"collections": [{"cards": counted(words)} for words in collections]}
    for collection, points in zip(shown["collections"], first, strict=False):
        collection["first"] = {"kings": points}
    return finished(new(players=max(2, len(collections))), shown)


def points(match: tk.Match, source: str) -> list[int]:
    return [part["final"][source] for part in match.breakdown()]


def test_every_paragraph_of_the_rules_is_cited_by_a_test() -> None:
    stated = re.findall(r"(?:^|\. )(\d\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cited = re.findall(r"# KK ([\d., ]+)", Path(__file__).read_text(encoding="utf-8"))
    assert len(stated) == len(set(stated)) == 34
    assert set(stated) == {number for numbers in cited for number in re.findall(r"\d+\.\d+", numbers)}


# Cards


def test_there_are_112_cards_of_seventeen_kinds() -> None:
    # KK 1.1
    count = Counter(STANDARD.cards[card] for card in STANDARD.deck)
    assert len(STANDARD.deck) == 112
    assert (count["king"], count["farmer"]) == (10, 8)
    assert [count[animal] for animal in ANIMALS] == [5] * 8
    assert [count[kind] for kind in ("wife", "farmhouse", "church", "knight")] == [8, 8, 8, 12]
    assert [count[f"points-{number}"] for number in (2, 3, 4)] == [6, 6, 6]
    assert len(count) == 17


def test_the_edition_says_which_counts_and_marks_are_known() -> None:
    # KK 1.1, 1.2
    told = read_toml(standard_file("ku-ka-king"))["cards"]
    known = {kind for kind, card in told.items() if card["count_is"] == "known"}
    assert known == {"king", "farmer", *ANIMALS}
    assert {kind for kind, card in told.items() if card["mark_is"] == "known"} == {"king", "farmer"}


def test_an_owner_of_the_box_plays_with_a_corrected_file() -> None:
    # KK 1.1
    match = tk.new("ku-ka-king", players=2, edition=EDITIONS / "ku-ka-king-kings.toml", seed=1)
    assert Counter(match.headers.deck)["king"] == 54
    assert "church" not in match.headers.deck


def test_red_crosses_and_green_ticks() -> None:
    # KK 1.2
    crossed = {name for name, mark in zip(STANDARD.cards, STANDARD.record["crossed"], strict=True) if mark}
    assert crossed == {"farmer", "wife", "farmhouse", "church", "points-2", "points-3", "points-4"}


def test_the_marks_come_from_the_edition() -> None:
    # KK 1.2
    match = tk.new("ku-ka-king", players=2, edition=EDITIONS / "ku-ka-king-crossed.toml", seed=3)
    take(match, 5)
    assert [collected(match, seat) for seat in (0, 1)] == [{}, {}]
    assert match.view(None)["box"]["size"] == 32 + 30


def with_scoring(**numbers: int) -> Edition:
    """The standard cards with other numbers of the scorings."""
    return GAME.read_edition(read_toml(standard_file("ku-ka-king")) | {"scoring": numbers}, "here")


def test_numbers_of_the_scorings_that_are_not_given_are_the_rulebooks() -> None:
    # KK 4.1, 5.2, 5.4, 5.6
    assert with_scoring().record == STANDARD.record
    assert with_scoring().digest != STANDARD.digest
    assert (
        with_scoring(first_scoring=13, church=10, knight=1, most_knights=2, pair=7, farmhouse=7).record
        == STANDARD.record
    )


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ({"church": 12}, {"churches": 12}),
        ({"most_knights": 5}, {"knights": 15}),
        ({"pair": 4}, {"farm": 4 + 7}),
        ({"farmhouse": 0}, {"farm": 7}),
    ],
)
def test_numbers_of_the_scorings_come_from_the_edition(numbers: dict[str, int], points: dict[str, int]) -> None:
    # KK 5.2, 5.4, 5.6
    held = {"church": 1, "knight": 3, "farmer": 1, "wife": 1, "farmhouse": 1}
    edition, shown = with_scoring(**numbers), {"collections": [{"cards": held}, {"cards": {"knight": 1}}]}
    state = GAME.finished(edition, 2, {}, shown)
    final = GAME.breakdown(edition, state)[0]["final"]
    usual = {"kings": 0, "churches": 10, "points": 0, "knights": 6, "animals": 0, "farm": 14}
    assert final == usual | points
    assert GAME.scores(edition, state)[0] == sum(final.values())


def test_how_many_cards_bring_the_first_scoring_comes_from_the_edition(tmp_path: Path) -> None:
    # KK 4.1
    path = tmp_path / "early.toml"
    path.write_text("scoring = { first_scoring = 6 }\n" + standard_file("ku-ka-king").read_text(), encoding="utf-8")
    match = tk.new("ku-ka-king", players=2, edition=path, seed=1)
    assert match.view(0)["first_scoring"] == 6
    take(match)
    assert match.view(0)["scorings"] == 0
    take(match)
    assert match.view(0)["scorings"] == 1
    assert tk.replay(match.record(), edition=path).record() == match.record()


@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 7), (4, 8)])
def test_there_are_four_rows_more_than_players(players: int, count: int) -> None:
    # KK 1.3
    match = new(players=players)
    assert len(rows(match)) == count
    assert match.moves(0) == [f"row {row}" for row in range(1, count + 1)]


def test_a_row_beyond_the_last_is_refused() -> None:
    # KK 1.3
    assert new().why_not("row 7", 0) == "KK 1.3: there is no row 7; the rows are 1 to 6"
    assert new(players=3).why_not("row 8", 2) == "KK 1.3: there is no row 8; the rows are 1 to 7"
    with pytest.raises(tk.IllegalMove, match=r"KK 1\.3"):
        new().play("row 7", 1)


@pytest.mark.parametrize("wrong", ["row 0", "row 9", "row 10", "row", "row one", "row 1 2", "Row 1", "row -1", "1"])
def test_what_is_no_row_at_all_cannot_be_read(wrong: str) -> None:
    # KK 1.3
    with pytest.raises(tk.InvalidMove, match="row 1 to row 8"):
        new().play(wrong, 0)


# Setting up


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    # KK 2.1
    with pytest.raises(ValueError, match="allowed: 2, 3, 4"):
        tk.new("ku-ka-king", players=players)


@pytest.mark.parametrize(("players", "in_play"), [(2, 80), (3, 102), (4, 112)])
def test_so_many_cards_are_in_play_and_the_rest_lies_in_the_box_unseen(players: int, in_play: int) -> None:
    # KK 2.1
    view = tk.new("ku-ka-king", players=players, seed=5).view(0)
    assert view["pile"] == in_play - 3 * (players + 4)
    assert view["box"] == {"size": 112 - in_play, "seen": {}}


def test_all_cards_are_shuffled() -> None:
    # KK 2.1
    match = tk.new("ku-ka-king", players=2, seed=3)
    assert sorted(match.headers.deck) == sorted(deck(game="ku-ka-king"))
    assert match.headers.deck != deck(game="ku-ka-king")


def test_rows_are_laid_one_after_the_other_the_third_card_outermost() -> None:
    # KK 2.2
    match = new("king farmer wife farmhouse church knight")
    assert rows(match)[:2] == [["king", "farmer", "wife"], ["farmhouse", "church", "knight"]]
    assert [len(row) for row in rows(match)] == [3] * 6
    choose(match, 1, 1)
    assert rows(match)[0] == ["king", "farmer"]
    assert box(match) == {"wife": 1}


# A round


def test_everybody_chooses_at_the_same_moment() -> None:
    # KK 3.1
    assert new(players=3).to_act == (0, 1, 2)
    match = new(players=3)
    before = rows(match)
    match.play("row 4", 2)
    match.play("row 1", 0)
    assert (match.to_act, rows(match), match.length) == ((1,), before, 0)
    match.play("row 2", 1)
    assert match.length == 3
    assert match.record().splitlines()[-3:] == ["0 row 1", "1 row 2", "2 row 4"]


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    # KK 3.1
    match = new("king*3 sheep*3")
    match.play("row 1", 0)
    assert match.view(0)["choice"] == 1
    assert match.moves(0) == [f"row {row}" for row in range(1, 7)]
    match.play("row 2", 0)
    assert match.view(0)["choice"] == 2
    match.play("row 3", 1)
    assert collected(match, 0) == counted("sheep*3")


def test_a_choice_that_is_shown_cannot_be_changed() -> None:
    # KK 3.1
    match = choose(new(players=3), 1, 4, 4)
    with pytest.raises(tk.IllegalMove, match=r"KK 3\.4"):
        match.play("row 2", 0)


def test_others_learn_how_many_have_still_to_choose_and_nothing_else() -> None:
    # KK 3.1
    match = new(players=4)
    match.play("row 5", 2)
    for viewer in (None, 0, 1, 3):
        view = match.view(viewer)
        assert (view["waiting"], view["choice"]) == (3, None)
        assert view["to_act"] == [seat for seat in (0, 1, 3) if seat == viewer]
        assert view["choosing"] == [0, 1, 2, 3]
    told = json.dumps([match.view(None), match.view(0)])
    match.play("row 6", 2)
    assert json.dumps([match.view(None), match.view(0)]) == told
    own = match.view(2)
    assert (own["to_act"], own["waiting"], own["choice"]) == ([], 3, 6)


def test_the_prompt_says_what_is_asked_of_you() -> None:
    # KK 3.1, 3.4
    match = new(players=3)
    asked = {"id": "kk-prompt-choose", "args": {}}
    assert [match.view(seat)["prompt"] for seat in range(3)] == [asked] * 3
    match.play("row 1", 0)
    assert match.view(0)["prompt"] == {"id": "kk-prompt-chosen", "args": {"row": 1, "count": 2}}
    assert match.view(None)["prompt"] == {"id": "kk-prompt-wait", "args": {"count": 2}}
    choose(match, 4, 4)
    assert match.view(0)["prompt"] == {"id": "kk-prompt-wait", "args": {"count": 2}}
    assert match.view(1)["prompt"] == {"id": "kk-prompt-again", "args": {}}


def test_only_a_row_that_holds_a_card_can_be_chosen() -> None:
    # KK 3.1
    match = choose(new(players=4), 1, 2, 5, 5)
    assert match.moves(2) == [f"row {row}" for row in range(3, 9)]
    assert match.why_not("row 1", 2) == "KK 3.1: row 1 holds no card"
    with pytest.raises(tk.IllegalMove, match=r"KK 3\.1"):
        match.play("row 2", 3)


def test_alone_on_a_row_a_player_takes_all_its_cards() -> None:
    # KK 3.2
    match = choose(new("king farmer wife sheep*2 cow", players=3), 1, 2, 7)
    assert collected(match, 0) == counted("king farmer wife")
    assert collected(match, 1) == counted("sheep*2 cow")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["collections"][0]["size"] == 3


def test_what_is_taken_is_told() -> None:
    # KK 3.2
    match = choose(new("king farmer wife sheep*2 cow"), 1, 2)
    assert [text(line, names=["Ada", "Bea"]) for line in match.log(None)] == [
        "Round 1.",
        "Ada takes row 1: 1 king, 1 farmer, 1 farmer's wife.",
        "Bea takes row 2: 2 sheep, 1 cow.",
        "Round 2.",
    ]


def test_on_the_same_row_its_outermost_card_goes_into_the_box_and_nobody_takes_anything() -> None:
    # KK 3.3
    match = choose(new("king farmer wife"), 1, 1)
    assert rows(match)[0] == ["king", "farmer"]
    assert box(match) == {"wife": 1}
    assert [collected(match, seat) for seat in (0, 1)] == [{}, {}]


@pytest.mark.parametrize("clashing", [2, 3, 4])
def test_one_card_is_lost_however_many_clash(clashing: int) -> None:
    # KK 3.3
    chosen = [8] * clashing + [1, 2, 3][: 4 - clashing]
    match = choose(new(players=4), *chosen)
    assert len(rows(match)[7]) == 2
    assert match.view(None)["box"]["size"] == 1
    assert match.to_act == tuple(range(clashing))


def test_those_who_clashed_and_only_they_choose_again() -> None:
    # KK 3.4
    match = choose(new(players=4), 3, 1, 3, 2)
    assert match.to_act == (0, 2)
    assert match.view(None)["choosing"] == [0, 2]
    assert match.why_not("row 5", 1) == "KK 3.4: only those who clashed choose again in this round"
    for seat in (1, 3):
        with pytest.raises(tk.IllegalMove, match=r"KK 3\.4"):
            match.moves(seat)
    assert kinds(match)[-1] == "again"
    choose(match, 3, 4)
    assert match.view(None)["round"] == 2
    assert match.view(None)["collections"][0]["size"] == 2


def test_a_row_emptied_by_taking_or_by_clashes_is_gone_for_this_round() -> None:
    # KK 3.4
    match = choose(new(players=3), 1, 2, 2)
    choose(match, 2, 2)
    choose(match, 2, 2)
    assert match.to_act == (1, 2)
    assert match.moves(1) == ["row 3", "row 4", "row 5", "row 6", "row 7"]
    assert [match.why_not(f"row {row}", 1) for row in (1, 2)] == [
        "KK 3.1: row 1 holds no card",
        "KK 3.1: row 2 holds no card",
    ]


def test_players_may_clash_again_and_others_with_them() -> None:
    # KK 3.4
    match = choose(new(players=4), 1, 1, 2, 2)
    choose(match, 3, 3, 3, 4)
    assert match.to_act == (0, 1, 2)
    assert [len(row) for row in rows(match)] == [2, 2, 2, 0, 3, 3, 3, 3]


def test_the_round_ends_for_those_without_a_row_when_at_most_one_row_holds_cards() -> None:
    # KK 3.5
    match = new()
    for row in (1, 2, 3, 4, 5):
        for _ in range(3):
            assert match.view(None)["round"] == 1
            choose(match, row, row)
    assert match.view(None)["round"] == 2
    assert [collected(match, seat) for seat in (0, 1)] == [{}, {}]
    assert kinds(match)[-2:] == ["empty-handed", "round"]
    assert [len(row) for row in rows(match)] == [3] * 6
    assert match.view(None)["pile"] == 62 - 15


def test_with_two_rows_left_they_still_choose() -> None:
    # KK 3.5
    match = new()
    for row in (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5):
        choose(match, row, row)
    assert full(match) == [5, 6]
    assert (match.to_act, match.moves(0)) == ((0, 1), ["row 5", "row 6"])
    choose(match, 5, 6)
    assert [match.view(None)["collections"][seat]["size"] for seat in (0, 1)] == [1, 3]


def test_who_has_a_row_keeps_it_when_the_others_get_nothing() -> None:
    # KK 3.5
    match = choose(new("king*3", players=3), 1, 2, 2)
    while match.view(None)["round"] == 1:
        row = full(match)[0]
        choose(match, row, row)
    assert collected(match, 0) == counted("king*3")
    assert [collected(match, seat) for seat in (1, 2)] == [{}, {}]
    assert match.happenings(None)[-2] == {"kind": "empty-handed", "seats": [1, 2]}


def test_the_round_is_over_when_everyone_is_served() -> None:
    # KK 3.6
    match = choose(new(players=3), 1, 2, 2)
    assert match.view(None)["round"] == 1
    choose(match, 3, 4)
    assert match.view(None)["round"] == 2
    assert match.to_act == (0, 1, 2)


# Between rounds


def test_the_first_scoring_comes_when_some_player_has_thirteen_cards() -> None:
    # KK 4.1
    match = take(new(), 4)
    assert [match.view(None)["collections"][seat]["size"] for seat in (0, 1)] == [12, 12]
    assert match.view(None)["scorings"] == 0
    choose(match, 6, 6)
    choose(match, 6, 6)
    choose(match, 6, 1)  # thirteen cards, and fifteen
    assert match.view(None)["scorings"] == 1
    assert kinds(match)[-4:] == ["first-scoring", "scored", "scored", "round"]


def test_one_player_with_thirteen_cards_is_enough() -> None:
    # KK 4.1
    match = new()
    for _ in range(4):
        choose(match, 6, 6)
        choose(match, 6, 1)
    assert [match.view(None)["collections"][seat]["size"] for seat in (0, 1)] == [8, 12]
    choose(match, 5, 5)
    choose(match, 5, 1)
    assert match.view(None)["scorings"] == 1


def test_after_the_first_scoring_red_crosses_go_into_the_box_and_green_ticks_stay() -> None:
    # KK 4.1
    match = new("king farmer church wife*2 sheep cow*5 goat*5 hen*2 points-2 points-4*2 knight*3 king*3")
    take(match, 4)
    held = [Counter(collected(match, seat)) for seat in (0, 1)]
    for seat in (0, 1):
        held[seat].update(rows(match)[seat])
    take(match)
    kept = [{name: n for name, n in hand.items() if name in ("king", "knight", *ANIMALS)} for hand in held]
    assert [collected(match, seat) for seat in (0, 1)] == kept
    gone = sum(held, Counter()) - Counter(kept[0]) - Counter(kept[1])
    assert box(match) == gone


def test_green_ticks_count_again_at_the_second_scoring() -> None:
    # KK 4.1
    match = new("king*3 sheep*3")
    take(match, 5)
    first = match.breakdown()[0]["first"]
    assert first["kings"] == 4
    assert match.breakdown()[0]["final"]["kings"] >= 4
    assert match.scores()[0] == sum(first.values()) + sum(match.breakdown()[0]["final"].values())


def test_there_is_one_first_scoring_only() -> None:
    # KK 4.1
    match = tk.new("ku-ka-king", players=4, seed=2)
    chance = random.Random(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(chance.choice(match.moves(seat)), seat)
    assert kinds(match).count("first-scoring") == 1
    assert match.view(None)["scorings"] == 2


def test_scoring_comes_before_refilling_so_that_crosses_are_shuffled_with_the_box() -> None:
    # KK 4.1
    match = burn(burn(take(new(), 4), keep=1), keep=2)
    assert match.view(None)["pile"] == 5
    held = sum((Counter(collected(match, seat)) for seat in (0, 1)), Counter())
    boxed = sum(box(match).values()) + 32
    held.update(rows(match)[0] + rows(match)[1])
    take(match)
    crossed = sum(count for name, count in held.items() if name not in ("king", "knight", *ANIMALS))
    assert crossed > 0
    assert len(match.record().splitlines()[-1].split()) - 2 == boxed + crossed
    assert kinds(match)[-5:] == ["first-scoring", "scored", "scored", "box-shuffled", "last-round"]


def test_scoring_comes_before_refilling_also_when_the_round_ended_without_a_row_for_some() -> None:
    # KK 4.1
    match = take(new(players=3), 4)
    choose(match, 1, 2, 2)
    while match.view(None)["round"] == 5:
        row = full(match)[0]
        choose(match, row, row)
    assert [kind for kind in kinds(match)[-6:] if kind != "scored"] == [
        *("empty-handed", "first-scoring"),
        "round",
    ]


def test_rows_are_filled_up_to_three_new_cards_outermost() -> None:
    # KK 4.2
    match = new("king*3 sheep*3 cow*3 hen*3 farmer*3 wife*3 church knight*6")
    choose(match, 3, 3)
    choose(match, 1, 2)
    assert rows(match)[:3] == [cards("church knight*2"), cards("knight*3"), cards("cow*2 knight")]
    assert rows(match)[3:] == [cards("hen*3"), cards("farmer*3"), cards("wife*3")]
    assert match.view(None)["pile"] == 62 - 7


def test_when_the_pile_comes_out_exactly_the_next_round_is_the_last() -> None:
    # KK 4.3
    match = take(new(players=3), 8)
    assert (match.view(None)["pile"], match.view(None)["last_round"]) == (9, False)
    take(match)
    assert (match.view(None)["pile"], match.view(None)["last_round"]) == (0, True)
    assert "\n- " not in match.record()
    assert kinds(match)[-1] == "last-round"
    take(match)
    assert match.over


def test_when_the_pile_runs_out_the_next_round_is_the_last_too() -> None:
    # KK 4.3
    match = take(new(), 10)
    assert (match.view(None)["pile"], match.view(None)["last_round"]) == (2, False)
    take(match)
    assert match.view(None)["last_round"] is True


def before_the_box(**more: Any) -> tk.Match:
    """Two players, eleven rounds without a clash: two cards of the pile were left to fill two rows."""
    match = take(new(**more), 10)
    match.choose("row 1", 0)
    match.choose("row 2", 1)
    return match


def test_filling_goes_on_from_the_shuffled_box_from_where_it_stopped() -> None:
    # KK 4.4
    match = before_the_box()
    assert match.dealer_due
    hidden = Counter(match.headers.deck[80:])
    order = sorted((hidden + Counter(box(match))).elements())
    match.deal(" ".join(["box", *order]))
    assert rows(match)[0] == [*match.headers.deck[78:80], order[0]]
    assert rows(match)[1] == order[1:4]
    assert match.view(None)["pile"] == 0
    assert match.view(None)["box"] == {"size": len(order) - 4, "seen": {}}
    assert match.record().splitlines()[-1] == "- box " + " ".join(order)


def test_the_dealer_shuffles_the_whole_box_by_himself() -> None:
    # KK 4.4
    orders = set()
    for seed in range(5):
        match = take(new(seed=seed), 10)
        seen = box(match)
        take(match)
        order = match.record().splitlines()[-1].split()[2:]
        assert Counter(order) == Counter(match.headers.deck[80:]) + Counter(seen)
        orders.add(tuple(order))
    assert len(orders) == 5


def test_an_empty_box_is_not_shuffled_and_the_last_rows_stay_short() -> None:
    # KK 4.4
    match = take(ticks_first(), 8)
    assert "\n- " not in match.record()
    assert [len(row) for row in rows(match)] == [3, 1, 0, 0, 3, 3, 3, 3]
    assert match.view(None)["last_round"] is True
    assert match.view(None)["box"]["size"] == 0
    assert match.why_not("row 3", 0) == "KK 3.1: row 3 holds no card"


def ticks_first() -> tk.Match:
    """Four players, who get nothing but green ticks before the first scoring, so that the box stays empty."""
    ticked = cards(TICKED)
    order = deck(" ".join([*ticked[:12], *cards(CROSSED), *ticked[12:]]), game="ku-ka-king")
    return tk.new("ku-ka-king", players=4, deck=order)


def test_a_box_too_small_leaves_the_last_rows_short() -> None:
    # KK 4.4
    match = take(ticks_first(), 7)
    lost = rows(match)[4][-1]
    choose(match, 1, 2, 5, 5)
    choose(match, 3, 4)
    assert match.record().splitlines()[-1] == f"- box {lost}"
    assert [len(row) for row in rows(match)] == [3, 2, 0, 0, 2, 3, 3, 3]
    assert match.view(None)["box"]["size"] == 0


def test_what_is_left_of_the_shuffled_box_stays_the_box() -> None:
    # KK 4.4
    match = take(new(), 11)
    size = match.view(None)["box"]["size"]
    assert size > 0
    choose(match, 6, 6)
    assert match.view(None)["box"]["size"] == size + 1
    take(match)
    assert match.over
    assert match.record().count("\n- box") == 1


def test_after_the_last_round_comes_the_final_scoring() -> None:
    # KK 4.5
    match = take(new(), 12)
    assert match.over
    assert (match.view(None)["scorings"], kinds(match)[-1]) == (2, "over")
    assert match.why_not("row 1", 0) == "KK 4.5: the game is over"
    with pytest.raises(tk.IllegalMove, match=r"KK 4\.5"):
        match.play("row 1", 0)


def test_without_thirteen_cards_before_the_pile_runs_out_there_is_one_scoring_only() -> None:
    # KK 4.5
    match = new()
    while not match.view(None)["last_round"]:
        burn(match, keep=1)
    take(match)
    assert match.over
    assert match.view(None)["scorings"] == 1
    assert [part["first"] for part in match.breakdown()] == [None, None]
    assert match.scores() == [sum(part["final"].values()) for part in match.breakdown()]


def test_thirteen_cards_reached_in_the_last_round_itself_make_one_scoring_only() -> None:
    # KK 4.5
    match = take(new(), 4)
    while not match.view(None)["last_round"]:
        burn(match, keep=1)
    assert [match.view(None)["collections"][seat]["size"] for seat in (0, 1)] == [12, 12]
    take(match)
    assert match.over
    assert [match.view(None)["collections"][seat]["size"] for seat in (0, 1)] == [15, 15]
    assert match.view(None)["scorings"] == 1


# Scoring


@pytest.mark.parametrize(("kings", "score"), [(0, 0), (1, 0), (2, 1), (3, 4), (4, 9), (5, 16), (6, 25), (7, 36)])
def test_kings_score_the_square_of_one_less(kings: int, score: int) -> None:
    # KK 5.1
    assert points(final(f"king*{kings}" if kings else ""), "kings") == [score, 0]


@pytest.mark.parametrize("kings", [7, 8, 9, 10])
def test_kings_score_at_most_36(kings: int) -> None:
    # KK 5.1
    assert points(final(f"king*{kings}"), "kings") == [36, 0]


def test_churches_score_ten_for_everyone_who_has_the_most() -> None:
    # KK 5.2
    assert points(final("church*3", "church", ""), "churches") == [10, 0, 0]
    assert points(final("church", "church", "church", ""), "churches") == [10, 10, 10, 0]


def test_without_a_church_there_is_nothing_for_churches() -> None:
    # KK 5.2
    assert points(final("king", "sheep", "", ""), "churches") == [0, 0, 0, 0]


def test_victory_points_are_the_number_on_the_card() -> None:
    # KK 5.3
    assert points(final("points-2*3 points-3*2 points-4", "points-4"), "points") == [16, 4]


def test_knights_score_two_each_for_everyone_who_has_the_most_and_one_for_the_others() -> None:
    # KK 5.4
    assert points(final("knight*5", "knight*5", "knight*2", ""), "knights") == [10, 10, 2, 0]
    assert points(final("", ""), "knights") == [0, 0]


@pytest.mark.parametrize(("animals", "score"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
@pytest.mark.parametrize("kind", ANIMALS)
def test_animals_of_a_kind_score_a_growing_sum(kind: str, animals: int, score: int) -> None:
    # KK 5.5
    assert points(final(f"{kind}*{animals}"), "animals") == [score, 0]


def test_each_kind_of_animal_counts_apart() -> None:
    # KK 5.5
    assert points(final(" ".join(ANIMALS)), "animals") == [8, 0]


@pytest.mark.parametrize(
    ("farm", "score"),
    [
        ("farmer", 0),
        ("wife*3 farmhouse*2", 0),
        ("farmer farmhouse", 0),
        ("farmer wife", 7),
        ("farmer wife farmhouse", 14),
        ("farmer*2 wife*2 farmhouse", 21),
        ("farmer*2 wife*3 farmhouse*5", 28),
    ],
)
def test_a_farmer_scores_with_a_wife_and_more_with_a_farmhouse(farm: str, score: int) -> None:
    # KK 5.6
    assert points(final(farm), "farm") == [score, 0]


def test_the_sum_of_both_scorings_decides() -> None:
    # KK 5.7
    match = final("points-4", "points-2", first=(10, 11))
    assert match.scores() == [14, 13]
    assert match.winners() == [0]
    assert match.breakdown()[1]["first"]["kings"] == 11


def test_equal_sums_share_the_win() -> None:
    # KK 5.7
    match = final("points-4", "points-2", "points-3", first=(10, 12, 3))
    assert match.winners() == [0, 1]
    assert final("", "", "").winners() == [0, 1, 2]


# Who knows what


def test_rows_collections_sizes_and_what_went_openly_into_the_box_are_public() -> None:
    # KK 6.1
    match = choose(new("king farmer wife", players=3), 1, 2, 2)
    shown = [match.view(viewer) for viewer in (None, 0, 1, 2)]
    for part in ("rows", "collections", "pile", "box", "round", "last_round", "scorings", "choosing", "waiting"):
        assert all(view[part] == shown[0][part] for view in shown)
    assert shown[0]["box"]["size"] == 11
    assert sum(shown[0]["box"]["seen"].values()) == 1


def test_a_view_shows_this_and_nothing_else() -> None:
    # KK 6.1
    about = {"game", "edition", "players", "seat", "options", "moves", "scores", "winners", "to_act", "waiting"}
    assert set(new().view(0)) == about | {
        *("phase", "round", "last_round", "scorings", "choosing", "choice", "rows", "pile", "box", "collections"),
        *("crossed", "sources", "first_scoring", "aids", "prompt", "verdict"),
    }


def test_the_order_of_the_pile_and_the_unseen_box_are_hidden() -> None:
    # KK 6.2
    names = deck(game="ku-ka-king")
    turned = names[:18] + names[:17:-1]
    matches = [tk.new("ku-ka-king", players=2, deck=order, seed=1) for order in (names, turned)]
    for viewer in (None, 0, 1):
        assert matches[0].view(viewer) == matches[1].view(viewer)
        assert matches[0].resampled(viewer, 3).tobytes() == matches[1].resampled(viewer, 3).tobytes()


def test_the_order_of_the_shuffled_box_is_hidden() -> None:
    # KK 6.2
    match = before_the_box(seed=1)
    order = sorted((Counter(match.headers.deck[80:]) + Counter(box(match))).elements())
    matches = [match.copy(), match.copy()]
    matches[0].deal(" ".join(["box", *order]))
    matches[1].deal(" ".join(["box", *order[:4], *reversed(order[4:])]))
    for viewer in (None, 0, 1):
        assert matches[0].view(viewer) == matches[1].view(viewer)
        assert matches[0].resampled(viewer, 3).tobytes() == matches[1].resampled(viewer, 3).tobytes()


def test_a_choice_not_yet_shown_is_hidden() -> None:
    # KK 6.2
    match = new(players=3, seed=1)
    match.play("row 1", 0)
    twin = match.copy()
    twin.play("row 7", 0)
    for viewer in (None, 1, 2):
        assert match.view(viewer) == twin.view(viewer)
        assert match.log(viewer) == twin.log(viewer)
    assert match.record() == twin.record()
    assert (match.view(0)["choice"], twin.view(0)["choice"]) == (1, 7)


def test_resampling_deals_pile_and_unseen_box_anew_and_forgets_open_choices() -> None:
    # KK 6.3
    match = new(players=3)
    choose(match, 1, 2, 2)
    match.play("row 3", 1)
    for viewer, kept in ((1, 2), (2, rules.EMPTY)):
        twin = match.resampled(viewer, 9)
        assert twin["choice"].tolist() == [rules.EMPTY, kept, rules.EMPTY, rules.EMPTY]
        assert int(twin["waiting"]) == 1
        top = int(twin["top"])
        assert sorted(twin["deck"][top:]) == sorted(match._state["deck"][top:])
        assert list(twin["deck"][top:]) != list(match._state["deck"][top:])
        assert set(twin["deck"][:top]) == {rules.EMPTY}


def test_a_hidden_card_may_lie_in_pile_or_box() -> None:
    # KK 6.3
    match = tk.new("ku-ka-king", players=2, seed=4)
    kings = {sum(match.resampled(0, seed)["deck"][80:] == rules.KING) for seed in range(40)}
    assert len(kings) > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_random_choices_the_first_scoring_comes_after_round_5(players: int) -> None:
    # KK 6.4
    games = 200
    found = Counter(first_scoring(players, seed) for seed in range(games))
    assert min(found) == 5
    assert found[5] > 0.95 * games


def first_scoring(players: int, seed: int) -> int:
    """The round after which the first scoring comes in a game of random choices."""
    match, chance = tk.new("ku-ka-king", players=players, seed=seed), random.Random(seed)
    state, record = match._state, match.edition.record
    while not state["scored"]:
        seat = int(rules.chooser(state))
        full_rows = np.flatnonzero(state["size"])
        rules.apply(record, state, seat, int(chance.choice(full_rows)))
    return int(state["round"]) - 1


# Worked examples


def test_example_kings() -> None:
    # KK 7.1
    assert [points(final(f"king*{kings}"), "kings")[0] for kings in (4, 7, 9)] == [9, 36, 36]


def test_example_churches() -> None:
    # KK 7.2
    assert points(final("church*2", "church*2", "church"), "churches") == [10, 10, 0]


def test_example_knights() -> None:
    # KK 7.3
    assert points(final("knight*3", "knight*2", "knight*5"), "knights") == [3, 2, 10]
    assert points(final("knight*4", "knight*4", "knight"), "knights") == [8, 8, 1]


def test_example_animals() -> None:
    # KK 7.4
    assert final("sheep*4 horse*2 pig").scores() == [14, 0]


def test_example_farm() -> None:
    # KK 7.5
    assert final("farmer*3 wife*2 farmhouse").scores() == [21, 0]


def test_example_victory_points() -> None:
    # KK 7.6
    assert final("points-4*2 points-3").scores() == [11, 0]


def test_example_two_rows_with_two_players_each() -> None:
    # KK 7.7
    match = new(players=4)
    lost = Counter([rows(match)[1][-1], rows(match)[4][-1]])
    choose(match, 2, 2, 5, 5)
    assert [len(row) for row in rows(match)] == [3, 2, 3, 3, 2, 3, 3, 3]
    assert box(match) == lost
    assert match.to_act == (0, 1, 2, 3)


# Any state can be scored


def test_the_largest_herd_there_can_be_is_scored_without_overflow() -> None:
    # KK 5.5
    match = new()
    match._state["collection"][0, rules.ANIMALS] = 112
    assert match.scores() == [112 * 113 // 2, 0]
    before = state_bytes(match)
    rules.score_first(match.edition.record, match._state)
    assert match._state["first"][0].sum() == 6328
    assert state_bytes(match) != before
