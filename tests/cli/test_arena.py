"""`threekings arena`: what is shown and written, what is refused before anything is played, and going on."""

import csv
import json
import re
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import call, refused
from threekings.bots import BOTS, BotKind
from threekings.lab import simulate
from threekings.lab.arena import arena as playing

ASK = ("arena", "king-lui", "--players", "3", "--bots", "greedy,random", "--games", "12")


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be played."""
    monkeypatch.setattr(playing, "play_batch", lambda *_: pytest.fail("a game was played"))


def found(*args: str | Path) -> Any:
    return json.loads(call(*ASK, *args, "--json").stdout)


def test_tables_are_shown_with_what_was_asked() -> None:
    shown = call(*ASK).stdout
    asked = "--bots greedy,random --players 3 --line-up one-against-many --games 12 --seed 1"
    assert f"Made by: threekings arena king-lui {asked}" in shown
    assert "Fair share: 33.33 %" in shown
    assert "What the bot of the row wins alone against copies of the bot of the column, %" in shown
    assert re.search(r"^greedy +\d+\.\d % \(", shown, re.MULTILINE)
    assert "greedy · 2 × random" in shown


def test_a_program_gets_every_figure_with_its_interval() -> None:
    told = found("--until", "20", "--until-decided")
    assert (told["game"], told["line_up"], told["players"]) == ("king-lui", "one-against-many", 3)
    assert told["until"] == {"width": 0.2, "decided": True}
    assert [each["bot"] for each in told["standings"]] == ["greedy", "random"]
    for each in told["standings"]:
        for figure in ("wins", "rank", "points"):
            middle, low, high = each[figure]
            assert low <= middle <= high
    assert {(each["bot"], each["against"]) for each in told["payoffs"]} == {("greedy", "random"), ("random", "greedy")}
    assert sum(each["games"] for each in told["line_ups"]) <= 24


def test_the_command_that_is_told_plays_the_same_again() -> None:
    first = found("--option", "tiebreak=shared", "--until-decided")
    words = first["command"].split()
    assert words[0] == "threekings"
    assert json.loads(call(*words[1:], "--json").stdout) == first


def test_every_game_is_a_line_of_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    told = json.loads(call(*ASK, "--output", file, "--json").stdout)
    games = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert len(games) == 24
    first = [game for game in games if game["line_up"] == "0"]
    shares = []
    for game in first:
        assert [game[f"bot_{seat}"] for seat in range(3)].index("greedy") == int(game["turn"])  # it goes round
        won = [int(game[f"won_{seat}"]) for seat in range(3)]
        shares.append(won[int(game["turn"])] / sum(won))
    pay_off = next(each for each in told["payoffs"] if each["bot"] == "greedy")
    assert pay_off["share"][0] == pytest.approx(sum(shares) / len(shares))
    seeds = [[game["seed"] for game in games if game["line_up"] == line_up] for line_up in "01"]
    assert seeds[0] == seeds[1]


def test_the_page_has_everything_and_asks_nobody_for_anything(tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    call("arena", "king-lui", "--players", "3", "--bots", "greedy,random,random", "--games", "30", "--output", file)
    page = file.read_text(encoding="utf-8")
    assert "King Lui: how strong bots are" in page
    assert "prefers-color-scheme: dark" in page
    for outside in ("http", "//", "src=", "@import", "url("):
        assert outside not in page.replace("<!doctype", "")
    assert page.count('class="range') == 3
    assert "random 2" in page
    assert len(re.findall(r'<td class="more[^>]*--strength:', page)) + page.count('<td class="less') == 6
    assert 'class="more sure"' in page and 'class="less sure"' in page


def test_pay_offs_are_marked_and_written_in_every_file(tmp_path: Path) -> None:
    files = [tmp_path / f"arena.{ending}" for ending in ("md", "json", "html")]
    shown = call(*ASK, *(word for file in files for word in ("--output", file))).stdout
    middle = re.findall(r"^greedy +–? *(\d+\.\d) \(", shown, re.MULTILINE)[-1]
    told = json.loads(files[1].read_text(encoding="utf-8"))
    assert f"{100 * told['payoffs'][0]['share'][0]:.1f}" == middle
    assert f"| greedy | – | {middle} (" in files[0].read_text(encoding="utf-8")
    assert f">{middle} <span" in files[2].read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["two-against-two", "mixed", "first-against-many", "neighbours"])
def test_other_line_ups_say_what_their_pay_offs_are(kind: str) -> None:
    shown = call("arena", "ku-ka-king", "--bots", "greedy,random", "--games", "4", "--line-up", kind).stdout
    assert {"two-against-two": "beats", "mixed": "ends ahead of"}.get(kind, "where it meets") in shown


@pytest.mark.skipif(find_spec("openskill") is None, reason="the extra threekings[arena] is not installed")
def test_ratings_are_shown() -> None:
    assert "OpenSkill" in call(*ASK).stdout
    best, worst = found()["standings"]
    assert best["openskill"]["mu"] > worst["openskill"]["mu"]


def test_without_the_extra_ratings_are_missing_and_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threekings.lab.arena.answers.can_rate", lambda: False)
    assert 'pip install "threekings[arena]"' in call(*ASK).stdout
    assert [each["openskill"] for each in found()["standings"]] == [None, None]


# Going on


def test_what_somebody_stopped_goes_on_to_the_same_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("arena", "king-lui", "--bots", "steward:4,random", "--games", "12", "--threads", "1")
    notes, whole = tmp_path / "notes.jsonl", tmp_path / "whole.jsonl"
    first = call(*asked, "--notes", whole, "--json").stdout
    calls, play_batch = count(), simulate.play_batch

    def interrupted(*args: Any) -> Any:
        if next(calls) == 3:
            raise KeyboardInterrupt
        return play_batch(*args)

    monkeypatch.setattr(playing, "play_batch", interrupted)
    assert "the same command goes on" in refused(call(*asked, "--notes", notes), code=1)
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 4  # its head and three decks
    assert call(*asked, "--notes", notes, "--json").stdout == first
    assert notes.read_bytes() == whole.read_bytes()


def test_without_notes_it_is_said_how_to_keep_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_args: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play_batch", interrupted)
    assert "--notes FILE" in refused(call(*ASK, "--threads", "1"), code=1)


def test_a_time_is_measured_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = iter((7, 8, 9))
    monkeypatch.setattr("threekings.cli.commands.arena.playouts_in", lambda *_: next(measured))
    asked = ("arena", "king-lui", "--bots", "steward,steward:5,greedy", "--games", "4", "--budget", "20ms")
    notes = tmp_path / "notes.jsonl"
    first = json.loads(call(*asked, "--notes", notes, "--json").stdout)
    assert first["bots"] == ["steward:7", "steward:5", "greedy"]
    assert first["calibrated"] == {"budget": "20ms", "bots": {"steward": "steward:7"}}
    assert json.loads(call(*asked, "--notes", notes, "--json").stdout) == first
    assert json.loads(call(*asked, "--json").stdout)["bots"][0] == "steward:8"
    assert "20ms a turn, as measured on one machine: steward:9" in call(*asked).stdout


def test_playouts_may_be_the_budget_of_all() -> None:
    asked = ("arena", "king-lui", "--bots", "steward,steward:5,greedy", "--games", "4", "--budget", "6", "--json")
    assert json.loads(call(*asked).stdout)["bots"] == ["steward:6", "steward:5", "greedy"]


# What cannot be


@pytest.mark.usefixtures("unplayed")
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--output", "no/such/folder.html"], "cannot be written"),
        (["--output", "arena.pdf"], "should end in .html, .md, .json, .csv"),
        (["--notes", "no/such/notes.jsonl"], "cannot be written"),
        (["--bots", "greedy"], "name two bots or more"),
        (["--bots", "greedy,queen"], "unknown bot 'queen'"),
        (["--bots", "greedy,shy"], "the bot 'shy' does not play king-lui"),
        (["--bots", "greedy,steward:many"], "a budget is"),
        (["--budget", "fast", "--bots", "greedy,steward"], "a budget is"),
        (["--players", "9"], "cannot have 9 players"),
        (["--line-up", "two-against-two"], "two-against-two needs an even number of players"),
        (["--line-up", "mixed"], "mixed needs as many bots as players"),
        (["--line-up", "crowd"], "crowd"),
        (["--until", "0"], "--until"),
        (["--option", "first=random"], "cannot be random"),
        (["--option", "tiebreak=coin"], "tiebreak"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    args: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "shy", BotKind("shy", lambda *_: "", plays=lambda _: False))
    assert words in refused(call(*ASK, *args))


@pytest.mark.usefixtures("unplayed")
def test_nobody_meets_anybody_alone() -> None:
    assert "nobody meets anybody" in refused(
        call("arena", "kings-catering", "--bots", "greedy,random", "--players", "1")
    )


def test_notes_of_another_arena_are_refused_and_say_what_is_different(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    call(*ASK, "--notes", notes)
    line = refused(call(*ASK, "--notes", notes, "--seed", "2"))
    assert "holds games with other seed: 1, not 2" in line
    notes.write_text("a diary\n")
    assert "is no note of an arena" in refused(call(*ASK, "--notes", notes))


def test_bots_of_other_packages_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", BotKind("first", lambda at, _bot, _seed: at.moves()[0]))
    told = json.loads(call("arena", "king-lui", "--bots", "greedy,first", "--games", "4", "--json").stdout)
    assert {each["bot"] for each in told["standings"]} == {"greedy", "first"}
    assert "tests" in told["versions"]
