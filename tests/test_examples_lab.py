"""The examples for bots and balance run, and answer what their first lines ask."""

import runpy
import sys
from pathlib import Path

import pytest

from threekings.bots import BOTS

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *settings: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", [name, *settings])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_a_bot_of_ones_own_is_rated_in_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "modest", BOTS["random"])  # taken out again when the test is over
    del BOTS["modest"]
    with pytest.raises(SystemExit) as ended:
        run("own_bot.py", "--games", "80")
    told = capsys.readouterr().out
    assert ended.value.code == 0
    places = [line.split()[0] for line in told.splitlines() if line.split()[:1] in (["modest"], ["greedy"], ["random"])]
    assert places[:3] == ["greedy", "modest", "random"]


def test_a_question_of_balance_is_answered_with_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "emeralds.png"
    run("balance_plot.py", "--games", "60", "--output", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [0, 1, 2, 3, 4, 5]
    assert all("seat 0 wins" in line and "points ahead" in line for line in lines)
