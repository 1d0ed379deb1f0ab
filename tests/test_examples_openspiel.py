"""examples/openspiel_ismcts.py runs, and prints what its first lines promise."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "examples" / "openspiel_ismcts.py"


def test_ismcts_plays_king_lui(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "--games", "2", "--simulations", "6", "--against", "greedy"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" wins")[0] for line in lines[:2]] == [
        "game 0: ISMCTS in seat 0",
        "game 1: ISMCTS in seat 1",
    ]
    assert lines[2].endswith("of the games; par is 33%")
