"""The pad of Ku-Ka-King: worked examples of the rules, both scorings, and what it refuses."""

import json
from typing import Any

import pytest

from tests.cli.calls import call, refused

NAMES = "Ada\nBea\nCarl\n"


def pad(*lines: str) -> Any:
    result = call("score", "ku-ka-king", "--players", "3", "--json", typed=NAMES + "\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def once(source: str, *lines: str) -> list[int]:
    """The points of a source where there was one scoring only."""
    output = pad("", "", "", *lines)
    assert all(player["first"] is None for player in output["players"])
    return [player["final"]["by_source"][source] for player in output["players"]]


@pytest.mark.parametrize(
    ("source", "lines", "points"),
    [
        ("kings", ("king=4", "king=1", ""), [9, 0, 0]),  # KK 7.1
        ("kings", ("king=7", "", ""), [36, 0, 0]),
        ("kings", ("king=9", "", ""), [36, 0, 0]),
        ("churches", ("church=2", "church=2", "church=1"), [10, 10, 0]),  # KK 7.2
        ("knights", ("knight=3", "knight=2", "knight=5"), [3, 2, 10]),  # KK 7.3
        ("knights", ("knight=4", "knight=4", "knight=1"), [8, 8, 1]),
        ("animals", ("sheep=4 horse=2 pig=1", "", ""), [14, 0, 0]),  # KK 7.4
        ("farm", ("farmer=3 wife=2 farmhouse=1", "", ""), [21, 0, 0]),  # KK 7.5
        ("points", ("points-4=2 points-3=1", "", ""), [11, 0, 0]),  # KK 7.6
    ],
)
def test_worked_examples(source: str, lines: tuple[str, ...], points: list[int]) -> None:
    assert once(source, *lines) == points


def test_both_scorings_count_and_what_stayed_counts_again() -> None:
    output = pad("king=4 church=2", "church=1 sheep=2", "knight=3", "king=5", "sheep=3 church=1", "knight=3")
    assert [player["points"] for player in output["players"]] == [9 + 10 + 16, 3 + 6 + 10, 6 + 6]
    assert output["players"][0]["first"] == {
        "cards": {"king": 4, "church": 2},
        "by_source": {"kings": 9, "churches": 10, "points": 0, "knights": 0, "animals": 0, "farm": 0},
    }
    assert output["winners"] == [0]


def test_counts_may_be_numbers_in_order_over_several_lines() -> None:
    output = pad("", "", "", "4", "0 0 0 0 0, 0", "2 3", "4 2 1", "0 0 0 0", "donkey=1", "", "")
    cards = {"king": 4, "points-3": 2, "points-4": 3, "sheep": 4, "horse": 2, "pig": 1, "donkey": 1}
    assert output["players"][0]["final"]["cards"] == cards


def test_the_start_of_a_name_is_enough_and_back_corrects() -> None:
    output = pad("", "ki=3", "back", "back", "back", "Cleo", "ki=2", "", "", "ki=3", "", "")
    assert [player["name"] for player in output["players"]] == ["Ada", "Bea", "Cleo"]
    assert [player["points"] for player in output["players"]] == [1 + 4, 0, 0]


def test_the_table_and_the_winner_in_words() -> None:
    typed = "3\n" + NAMES + "king=4\n\nknight=3\nking=4\n\nknight=3\n"
    output = call("score", "ku-ka-king", typed=typed).stdout
    assert "7 cards at the first scoring, 7 at the final one." in output
    assert "1st end" in output
    assert "Ada wins with 18 points." in output
    output = call("score", "ku-ka-king", typed="2\nAda\nBea\n\n\nking=4\nking=4\n").stdout
    assert "8 cards, and one scoring only." in output
    assert "1st end" not in output
    assert "Ada and Bea share the win with 9 points each." in output


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("king=11\n", "11 king cannot be: 10 of 10 are left"),
        ("king=6\nking=5\n", "5 king cannot be: 4 of 10 are left"),
        ("king=2\n\n\nking=1\n", "1 king cannot be: 2 stayed after the first scoring"),
        ("farm=1\n", "farm may be farmer and farmhouse"),
        ("zork=1\n", "zork is no kind of card"),
        ("king=two\n", "king=two should be a kind and a number"),
        ("king=1 king=1\n", "king is there twice"),
        ("king 1\n", "king 1 should be numbers"),
        (" ".join(["0"] * 18) + "\n", "18 numbers are too many"),
        ("king=2\n", "each player's cards at the first scoring, then at the final one"),
    ],
)
def test_wrong_lines_are_refused(typed: str, words: str) -> None:
    assert words in refused(call("score", "ku-ka-king", "--players", "3", typed=NAMES + typed))


def test_crossed_cards_may_have_gone() -> None:
    output = pad("farmer=1 wife=1", "", "", "", "", "")
    assert [player["points"] for player in output["players"]] == [7, 0, 0]


# What stayed, and where everybody stands


def test_cards_that_stayed_need_not_be_typed_again() -> None:
    output = pad("king=4 farmer=1", "knight=3", "", "", "knight=4", "sheep=2")
    assert [player["final"]["cards"] for player in output["players"]] == [{"king": 4}, {"knight": 4}, {"sheep": 2}]


def test_the_standings_are_shown_after_the_first_scoring() -> None:
    typed = "3\n" + NAMES + "king=4 church=2\n\nknight=3\n"
    shown = call("score", "ku-ka-king", typed=typed).stdout  # it ends before the final scoring
    total = next(line for line in shown.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == ["19", "0", "6"]
    assert "Stayed: king=4" in shown
    assert "★" not in shown  # nobody has won yet


def test_without_a_first_scoring_there_are_no_standings() -> None:
    shown = call("score", "ku-ka-king", typed="2\nAda\nBea\n\n\nking=4\nking=4\n").stdout
    assert shown.count("Total") == 1
    assert "Stayed" not in shown
