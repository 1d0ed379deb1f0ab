"""docs/batches.md cannot lie: what it shows is run here."""

import doctest
import re
from pathlib import Path

import numpy as np

import threekings as tk
from threekings.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "batches.md").read_text(encoding="utf-8")


def test_the_examples_give_what_they_show() -> None:
    session = "".join(re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(session, {}, "batches.md", "docs/batches.md", 0)
    assert len(examples.examples) > 20
    told: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=told.append).failed == 0, "".join(told)


def test_the_numbers_of_actions_are_those_of_the_games() -> None:
    for game in GAMES.values():
        assert game.dense
        assert re.search(rf"\| [^|]+ \| {game.dense.ACTIONS} \|", PAGE)


def test_a_batch_of_each_game_shows_arrays_of_the_kinds_told() -> None:
    for game in GAMES.values():
        shown = tk.batch(game.name, players=game.players[-1], games=3, seed=1).shown
        assert shown.features.dtype in (np.int8, np.int16)
        assert shown.masks.dtype == shown.done.dtype == np.bool_
