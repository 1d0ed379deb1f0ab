"""Choices near the end of King Lui, checked by many more playouts than the bot had for them."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from threekings.lab.king_lui.blunders import main


def checked(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["--positions", "60", "--times", "30", "--threads", "1", *arguments])


def found(result: Result) -> dict[str, Any]:
    return dict(json.loads(result.output))


def test_steward_makes_no_blunders_near_the_end() -> None:
    result = checked("--bot", "steward:300", "--json")
    assert result.exit_code == 0
    told = found(result)
    assert (told["positions"], told["blunders"], told["costly"], told["fine"]) == (60, 0, 0.0, True)
    assert 10 <= told["last_course"] <= 50


def test_a_bot_that_hardly_thinks_fails() -> None:
    result = checked("--bot", "so-ismcts:2", "--json")
    assert result.exit_code == 1
    assert found(result)["costly"] > 0.1
    assert found(result)["worst"][0]["cost"] > 0.3


def test_the_worst_choices_are_told_in_words() -> None:
    result = checked("--bot", "so-ismcts:2")
    assert result.output.startswith("so-ismcts:2: 60 late choices, ")
    assert len(result.output.splitlines()) == 7


@pytest.mark.parametrize("bot", ["queen", "greedy", "steward:20ms"])
def test_other_bots_are_refused_in_a_line(bot: str) -> None:
    result = checked("--bot", bot)
    assert result.exit_code == 2
    assert "Traceback" not in result.output and bot in result.output
