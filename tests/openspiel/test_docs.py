"""docs/openspiel.md cannot lie: what it shows is run here."""

import doctest
import re
from pathlib import Path

import pyspiel

from threekings.openspiel import NAMES

PAGE = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")


def test_the_examples_give_what_they_show() -> None:
    session = "".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(session, {}, "openspiel.md", "docs/openspiel.md", 0)
    assert len(examples.examples) > 20
    told: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=told.append).failed == 0, "".join(told)


def test_the_table_of_games_has_their_numbers() -> None:
    for name in NAMES:
        game = pyspiel.load_game(name)
        numbers = (game.num_distinct_actions(), game.max_chance_outcomes(), game.max_game_length())
        assert re.search(rf"\| `{name}` \|.*\| {numbers[0]} \| {numbers[1]} \| {numbers[2]} \|", PAGE)


def test_every_parameter_is_told() -> None:
    for name in NAMES:
        parameters = {*pyspiel.load_game(name).get_parameters()}
        small = {"players", "edition", "file", "rewards", "dishes", "copies", "emeralds", "rows", "cards"}
        assert all(f"`{parameter}`" in PAGE for parameter in parameters & small)
