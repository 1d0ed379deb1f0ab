"""A simulation, or a lab, that was stopped goes on with the next game, and comes to the same."""

import json
from pathlib import Path

import pytest

from tests.cli.calls import call, refused
from tests.lab.test_simulate import contest
from threekings.lab import simulate
from threekings.lab.batch_notes import BatchNotes
from threekings.lab.samples import draw_sample
from threekings.lab.simulate import simulate_games
from threekings.lab.workers import Threads

SIMULATE = ("simulate", "king-lui", "--bots", "greedy,random,random", "--rotate", "--json")
LAB = ("lab", "kings-catering", "--question", "seats", "--question", "cards", "--players", "2", "--bot", "random")


class Stopped(Exception):
    """Somebody has pressed Ctrl-C."""


def test_a_stopped_simulation_comes_to_the_same(tmp_path: Path) -> None:
    played, file, told = contest("greedy,random,random", 5000), tmp_path / "games.jsonl", []

    def stop(games: int) -> None:
        told.append(games)
        if len(told) == 3:
            raise Stopped

    with pytest.raises(Stopped):
        simulate_games(played, workers=Threads(2), report=stop, notes=BatchNotes(file))
    with file.open("a") as notes:
        notes.write('{"of": "count king-lui')  # the power went while a line was written
    again = simulate_games(played, notes=BatchNotes(file))
    assert again.sums.tolist() == simulate_games(played).sums.tolist()
    assert (again.games, again.decks) == (5000, 5000)


def test_what_is_known_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    first = call(*SIMULATE, "--games", "2000", "--notes", file)
    monkeypatch.setattr(simulate, "play_batch", lambda *_: pytest.fail("a game was played"))
    assert call(*SIMULATE, "--games", "2000", "--notes", file).stdout == first.stdout


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert call(*SIMULATE, "--games", "1000", "--notes", file).exit_code == 0
    more = call(*SIMULATE, "--games", "3000", "--notes", file)
    assert more.stdout == call(*SIMULATE, "--games", "3000").stdout
    told = refused(call(*SIMULATE, "--games", "90", "--notes", file))
    assert "games.jsonl holds 3000 of these games already, more than 90; name another file" in told


def test_one_file_holds_many_contests(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for seed in ("1", "2"):
        noted = call(*SIMULATE, "--games", "600", "--seed", seed, "--notes", file)
        assert noted.stdout == call(*SIMULATE, "--games", "600", "--seed", seed).stdout
    again = call(*SIMULATE, "--games", "600", "--seed", "1", "--notes", file)
    assert again.stdout == call(*SIMULATE, "--games", "600", "--seed", "1").stdout


def test_a_lab_goes_on_with_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "lab.jsonl", call(*LAB, "--games", "60", "--json")
    assert call(*LAB, "--games", "60", "--json", "--notes", file).stdout == whole.stdout
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: len(lines) // 2]))
    assert call(*LAB, "--games", "60", "--json", "--notes", file).stdout == whole.stdout
    assert file.read_bytes().splitlines(keepends=True) == lines
    monkeypatch.setattr(simulate, "play_batch", lambda *_: pytest.fail("a game was played"))
    assert call(*LAB, "--games", "60", "--json", "--notes", file).stdout == whole.stdout


def test_a_sample_from_notes_is_the_sample(tmp_path: Path) -> None:
    played, notes = contest("random,random", 700, game="kings-catering"), tmp_path / "lab.jsonl"
    fresh = draw_sample(played, told=40, notes=BatchNotes(notes))
    again = draw_sample(played, told=40, notes=BatchNotes(notes))
    for name in ("seeds", "points", "won", "moves"):
        one, other = getattr(fresh, name), getattr(again, name)
        assert one.dtype == other.dtype and one.tolist() == other.tolist()
    assert {name: values.tolist() for name, values in fresh.sources.items()} == {
        name: values.tolist() for name, values in again.sources.items()
    }
    assert {name: values.tolist() for name, values in fresh.pieces.items()} == {
        name: values.tolist() for name, values in again.pieces.items()
    }


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("my diary\nand more\n", "is no note of games"),
        ('{"arena": 1}\n', "is no note of games"),
        ('{"games": 1, "threekings": "0.0", "compiled": ""}\n', "holds games of another version; name another file"),
    ],
)
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    assert told in refused(call(*SIMULATE, "--games", "10", "--notes", file))
    assert file.read_text() == text


def test_a_gap_in_the_notes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert call(*SIMULATE, "--games", "2000", "--notes", file).exit_code == 0
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) > 3 and json.loads(lines[2])["games"][0] > 0
    file.write_text("".join(lines[:1] + lines[2:]))
    assert "is no note of games" in refused(call(*SIMULATE, "--games", "2000", "--notes", file))


def test_what_does_not_go_together_is_refused(tmp_path: Path) -> None:
    both = refused(call(*SIMULATE, "--notes", tmp_path / "games.jsonl", "--records", tmp_path / "records"))
    assert "--records and --notes do not go together" in both
    assert "without --question" in refused(call("lab", "ku-ka-king", "--notes", tmp_path / "lab.jsonl"))
    assert not [*tmp_path.iterdir()]
