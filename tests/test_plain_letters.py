"""A terminal that knows ASCII only still tells what matters apart."""

import os
import subprocess
import sys

from threekings import plain_letters


def written(text: str, encoding: str = "ascii") -> str:
    return text.encode(encoding, plain_letters.NAME).decode(encoding)


def test_a_tick_and_a_cross_stay_different() -> None:
    assert written("✓ room for 2, ✗ too many") == "+ room for 2, x too many"


def test_accents_go_and_the_rest_is_a_question_mark() -> None:
    assert written("Schönbrunn · 食") == "Schonbrunn . ?"
    assert written("Schönbrunn", "latin-1") == "Schönbrunn"


def test_every_stand_in_is_as_wide_as_what_it_stands_for() -> None:
    assert all(len(stand_in) == 1 for stand_in in plain_letters.STAND_INS.values())


def test_the_pad_of_an_ascii_terminal_shows_what_was_too_much() -> None:
    """The king has four cheese; Ada has three of them, Bea five."""
    command = [sys.executable, "-m", "threekings", "score", "--players", "3"]
    lines = ["Ada", "Bea", "Carl", "0 0 0 0 0 0 4", "0 0 0 0 0 0 3", "0 0 0 0 0 0 5", "0 0 0 0 0 0 0"]
    shown = subprocess.run(
        command,
        input="\n".join(lines) + "\n",
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "3 > 12" in shown
    assert "5 x  0" in shown
