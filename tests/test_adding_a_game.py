"""docs/adding-a-game.md shows what stands in the files it names, and its bot plays."""

import re
from pathlib import Path

import pytest

import threekings as tk
from threekings.bots import BOTS, choose

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"^```[a-z]+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = SHOWN.findall((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"))


def cautious(position: tk.Position, bot: tk.Bot, seed: int) -> str:  # noqa: ARG001
    """Plays the first move there is."""
    return position.moves()[0]


CAUTIOUS = tk.BotKind("cautious", cautious)


@pytest.mark.parametrize(("path", "code"), BLOCKS)
def test_what_is_shown_stands_in_its_file(path: str, code: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    assert code in re.sub(r"  # noqa: .*", "", source)


def test_enough_is_shown() -> None:
    assert len(BLOCKS) == 6


def test_the_bot_plays() -> None:
    tk.register_bot(CAUTIOUS)
    try:
        match = tk.new("king-lui", players=3, seed=1)
        assert choose(tk.Bot("cautious"), match, 0, 1) == match.moves()[0]
    finally:
        del BOTS["cautious"]
