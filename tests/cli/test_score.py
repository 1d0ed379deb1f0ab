"""`threekings score`: worked examples of the rules on the pad, and what it refuses."""

import json
from typing import Any

import pytest

from tests.cli.calls import call, refused
from tests.decks import SMALL

NAMES = "Ada\nBea\nCarl\n"
NONE = "0 0 0 0 0 0 0\n"


def pad(*hands: str, king: str = "0 0 0 0 0 0 4", args: tuple[str, ...] = ()) -> Any:
    typed = NAMES + "\n".join([king, *hands]) + "\n"
    result = call("score", "--players", "3", "--json", *args, typed=typed)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_worked_example_7_1() -> None:
    """KL 7.1: with a king of 4 cheese, 3 cheese bring 12, 4 bring 16, 5 nothing."""
    output = pad("0 0 0 0 0 0 3", "0 0 0 0 0 0 4", "0 0 0 0 0 0 4")
    assert [player["points"] for player in output["players"]] == [12, 16, 16]
    output = pad("0 0 0 0 0 0 5", "0 0 0 0 0 0 4", "0 0 0 0 0 0 2")
    assert [player["by_dish"]["cheese"] for player in output["players"]] == [0, 16, 8]
    assert [player["discards"] for player in output["players"]] == [5, 0, 0]
    assert output["winners"] == [1]


def test_the_table_and_the_winner_in_words() -> None:
    typed = NAMES + "0 0 0 0 0 0 4\n0 0 0 0 0 0 3\n0 0 0 0 0 0 4\n" + "0 0 0 0 0 0 2\n"
    output = call("score", typed="3\n" + typed).stdout
    assert "Bea wins with 16 points." in output
    assert "3 → 12" in output
    assert "4 → 16" in output


def test_a_tie_is_told_in_words() -> None:
    """KL 5.4"""
    tied = ("3 0 0 0 0 0 4", "0 0 0 0 0 0 4", "0 0 0 0 0 0 0")
    typed = NAMES + "\n".join(["0 0 0 0 0 0 4", *tied])
    output = call("score", "--players", "3", typed=typed).stdout
    assert "Ada and Bea have 16 points each; Bea wins with the fewest cards discarded (0)." in " ".join(output.split())
    output = call("score", "--players", "3", "--option", "tiebreak=shared", typed=typed).stdout
    assert "Ada and Bea share the win with 16 points each." in output
    output = call("score", "--players", "3", typed=typed.replace("3 0 0 0 0 0 4", "0 0 0 0 0 0 4")).stdout
    assert "Ada and Bea share the win: 16 points and 0 cards discarded each." in output


def test_counts_may_come_dish_by_dish() -> None:
    output = pad("0 0", "0 0,0", "0", "3", "0 0 0 0 0 0 4", "0 0 0 0 0 0 0")
    assert [player["points"] for player in output["players"]] == [12, 16, 0]


def test_back_corrects_a_line() -> None:
    output = pad("0 0 0 0 0 0 5", "back", "0 0 0", "back", "0 0 0 0 0 0 3", "0 0 0 0 0 0 4", "0 0 0 0 0 0 0")
    assert [player["points"] for player in output["players"]] == [12, 16, 0]


def test_back_reaches_the_names() -> None:
    typed = "Ada\nback\nback\nEve\nBea\nCarl\nback\nCleo\n" + NONE * 4
    output = json.loads(call("score", "--players", "3", "--json", typed=typed).stdout)
    assert [player["name"] for player in output["players"]] == ["Eve", "Bea", "Cleo"]


def test_another_edition() -> None:
    typed = NAMES + "\n".join(["1 1 1 1 1 1 1"] * 4)
    refused(call("score", "--players", "3", "--edition", str(SMALL), typed=typed))


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (NAMES + "0 0 0 0 0 0 16\n", "16 cheese cannot be: 15 of 15 are left"),
        (NAMES + "0 0 0 0 0 0 9\n0 0 0 0 0 0 7\n", "7 cheese cannot be: 6 of 15 are left"),
        (NAMES + "0 0 0 0 0 0 0 0\n", "8 numbers are too many"),
        (NAMES + "many\n", "many should be numbers"),
        (NAMES + "-1 0 0 0 0 0 0\n", "should be numbers"),
        ("Ada\nAda\n", "Ada is there already"),
        ("", "the input ended after 0"),
        ("Ada\n", "the input ended after 1"),
        (NAMES + NONE, "the input ended after 4"),
    ],
)
def test_wrong_lines_are_refused(typed: str, words: str) -> None:
    assert words in refused(call("score", "--players", "3", typed=typed))


def test_wrong_settings_are_refused() -> None:
    refused(call("score", "chess"))
    refused(call("score", "--players", "2"))
    refused(call("score", "--players", "3", "--option", "tiebreak=coin"))
    refused(call("score", typed="many\n"))
    refused(call("score", typed=""))
