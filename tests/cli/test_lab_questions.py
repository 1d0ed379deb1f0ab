"""`threekings lab --question`: tables, files and what is refused before anything is played."""

import csv
import json
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.calls import call, refused
from threekings.lab import plans

ASK = ("lab", "king-lui", "--question", "seats", "--players", "3", "--games", "20", "--bot", "random")


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be played."""

    def draw_sample(*_args: object) -> None:
        pytest.fail("a game was played")

    monkeypatch.setattr(plans, "draw_sample", draw_sample)


def test_a_table_is_shown_with_what_was_asked() -> None:
    shown = call(*ASK).stdout
    assert "Made by: threekings lab king-lui --question seats --players 3 --games 20 --bot random --seed 1" in shown
    assert "Wins by seat" in shown
    assert [line.split()[:2] for line in shown.splitlines() if line.startswith("3 ")][:3] == [
        ["3", "0"],
        ["3", "1"],
        ["3", "2"],
    ]


def test_a_program_gets_everything_it_needs_to_ask_again() -> None:
    found = json.loads(call(*ASK, "--question", "length", "--seed", "9", "--json").stdout)
    assert (found["game"], found["bot"], found["seed"], found["games"]) == ("king-lui", "random", 9, 20)
    assert found["edition"]["name"] == "standard"
    assert list(found["answers"]) == ["seats", "length"]
    row = found["answers"]["seats"][0]["rows"][0]
    assert (row["players"], row["of"]) == ("3", "0")
    middle, low, high = row["a"]
    assert low <= middle <= high


def test_two_sides_have_a_difference() -> None:
    found = json.loads(call(*ASK, "--against", "bot=greedy", "--against", "tiebreak=shared", "--json").stdout)
    row = found["answers"]["seats"][1]["rows"][0]
    assert found["against"] == "bot=greedy, tiebreak=shared"
    assert row["difference"][0] == pytest.approx(row["b"][0] - row["a"][0])


def test_every_game_is_a_line_of_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert call(*ASK, "--question", "cards", "--against", "bot=greedy", "--output", file).exit_code == 0
    games = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert len(games) == 40
    assert [game["seed"] for game in games[:20]] == [game["seed"] for game in games[20:]]
    assert {game["side"] for game in games[20:]} == {"b"}
    assert all(int(game["moves"]) > 0 and int(game["points_2"]) >= 0 for game in games)


def test_the_page_asks_nobody_for_anything(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    call(*ASK, "--output", file)
    page = file.read_text(encoding="utf-8")
    assert "Is every seat worth the same?" in page
    assert "prefers-color-scheme: dark" in page
    for outside in ("http", "//", "src=", "@import", "url("):
        assert outside not in page.replace("<!doctype", "")
    assert page.count('class="range') == 6


def test_equal_seeds_give_equal_files(tmp_path: Path) -> None:
    for ending in ("html", "md", "json", "csv"):
        files = [tmp_path / f"{number}.{ending}" for number in (1, 2)]
        for file in files:
            call(*ASK, "--output", file)
        assert files[0].read_bytes() == files[1].read_bytes() != b""


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="the extra threekings[plots] is not installed")
def test_plots_are_drawn(tmp_path: Path) -> None:
    assert call(*ASK, "--output", tmp_path / "a.png", "--output", tmp_path / "a.svg").exit_code == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert "Wins by seat" in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.usefixtures("unplayed")
def test_a_missing_extra_is_named_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "threekings[plots]" in refused(call(*ASK, "--output", tmp_path / "a.png"))


def test_the_page_is_opened_in_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    call(*ASK, "--open")
    call(*ASK, "--open", "--output", tmp_path / "report.html")
    assert Path(opened[0].removeprefix("file://")).read_text(encoding="utf-8").startswith("<!doctype html>")
    assert opened[1] == (tmp_path / "report.html").as_uri()


@pytest.mark.usefixtures("unplayed")
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--output", "no/such/folder.html"], "cannot be written"),
        (["--output", "."], "should end in .html"),
        (["--output", "report.pdf"], "should end in .html"),
        (["--players", "9"], "players"),
        (["--option", "tiebreak=coin"], "tiebreak"),
        (["--option", "first=random"], "cannot be random"),
        (["--against", "first=random"], "cannot be random"),
        (["--against", "memory"], "names are: edition, bot, first"),
        (["--against", "bot=queen"], "bots are"),
        (["--against", "edition=nowhere.toml"], "nowhere.toml"),
        (["--question", "edition"], "--edition FILE"),
        (["--question", "options", "--against", "bot=greedy"], "compares by itself"),
        (["--question", "taste"], "taste"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(args: list[str], words: str) -> None:
    assert words in refused(call(*ASK, *args))


@pytest.mark.usefixtures("unplayed")
def test_a_game_without_options_has_none_to_compare() -> None:
    assert "has no options" in refused(call("lab", "ku-ka-king", "--question", "options"))


@pytest.mark.usefixtures("unplayed")
def test_settings_of_questions_want_one() -> None:
    for args in (["--players", "3"], ["--against", "bot=greedy"], ["--open"], ["--option", "memory=open"]):
        assert "--question" in refused(call("lab", "king-lui", *args))
