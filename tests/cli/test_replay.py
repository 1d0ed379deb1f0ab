"""`threekings replay`: any step of a game, through any pair of eyes."""

from pathlib import Path

import pytest

from tests.cli.calls import call, random_game, refused
from threekings.cli.commands.replay import target


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(random_game().record())
    return path


def test_without_a_terminal_the_final_position_is_printed(file: Path) -> None:
    output = call("replay", file).stdout
    assert "wins with" in output
    assert all(str(points) in output for points in random_game().scores())


def test_any_step_can_be_printed(file: Path) -> None:
    assert "course 1 " in call("replay", file, "--to", "0").stdout
    assert "course 2 " in call("replay", file, "--to", "5").stdout


def test_one_seat_sees_only_its_own_hand(file: Path) -> None:
    assert "You" in call("replay", file, "--to", "9", "--seat", "1").stdout
    assert "You" not in call("replay", file, "--to", "9").stdout


@pytest.mark.parametrize("args", [["--to", "999"], ["--to", "-1"], ["--seat", "4"], ["--seat", "king"]])
def test_wrong_steps_and_seats_are_one_line(file: Path, args: list[str]) -> None:
    refused(call("replay", file, *args))


def test_a_missing_or_broken_file_is_one_line(file: Path) -> None:
    refused(call("replay", "/nowhere"))
    file.write_text("threekings 1\n")
    assert f"{file}:1: there is no 'game' line" in refused(call("replay", file), code=1)


def test_steps_by_key() -> None:
    keys = {"": 5, "n": 5, "b": 3, "first": 0, "last": 9, "7": 7, "99": 9, "zork": 4}
    assert {key: target(key, 4, 9) for key in keys} == keys
    assert target("b", 0, 9) == 0
    assert target("n", 9, 9) == 9


def test_choices_made_together_are_one_step(tmp_path: Path) -> None:
    match, path = random_game(game="ku-ka-king", players=3), tmp_path / "game.record"
    path.write_text(match.record())
    assert "round 1 " in call("replay", path, "--to", "0").stdout
    first = call("replay", path, "--to", "1").stdout
    assert sum(f"seat {seat}" in first.split("───")[-1] for seat in range(3)) == 3
    steps = len(match.steps)
    assert steps < match.length / 2
    assert f"the game has {steps}" in refused(call("replay", path, "--to", str(steps + 1)))
    output = call("replay", path).stdout
    assert all(str(points) in output for points in match.scores())


def test_one_seat_of_ku_ka_king_sees_its_own_collection_first(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(random_game(game="ku-ka-king", players=3, moves=9).record())
    assert "You" in call("replay", path, "--seat", "2").stdout
    heads = next(line for line in call("replay", path).stdout.splitlines() if line.split()[:1] == ["seat"])
    assert heads.split() == ["seat", "0", "seat", "1", "seat", "2"]
