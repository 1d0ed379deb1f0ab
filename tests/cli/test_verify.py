"""`threekings verify`: fine records, broken ones with their line, and files that cannot be read."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calls import call, random_game, refused
from tests.decks import SMALL


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.record"
    file.write_text(random_game().record())
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.record"
    file.write_text(random_game().record().replace("\nresult ", "\nresult 1"))
    return file


def test_a_fine_record(good: Path) -> None:
    result = call("verify", good)
    assert result.exit_code == 0
    assert result.stdout == f"{good}: fine, {random_game().length} moves\n"


def test_an_unfinished_record_is_fine_and_said_to_be_unfinished(tmp_path: Path) -> None:
    (tmp_path / "begun").write_text(random_game(moves=1).record())
    assert call("verify", tmp_path / "begun").stdout == f"{tmp_path / 'begun'}: fine, 1 move, unfinished\n"


def test_the_first_disagreement_has_file_line_and_reason(good: Path, bad: Path) -> None:
    result = call("verify", good, bad)
    line = bad.read_text().splitlines().index(next(s for s in bad.read_text().splitlines() if "result" in s)) + 1
    assert result.exit_code == 1
    assert f"{bad}:{line}: result should be" in result.stdout
    assert f"{good}: fine" in result.stdout


@pytest.mark.parametrize("content", [b"", b"threekings 2\n", b"threekings 1\ngame king-lui\n", b"\xff\xfe", b"\0" * 99])
def test_damage_of_any_kind_is_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "damaged").write_bytes(content)
    result = call("verify", tmp_path / "damaged")
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{tmp_path / 'damaged'}:")
    assert len(result.stdout.splitlines()) == 1


def test_every_cut_record_is_broken_or_unfinished(good: Path, tmp_path: Path) -> None:
    lines = good.read_text().splitlines(keepends=True)
    for count in range(0, len(lines), 9):
        (tmp_path / "cut").write_text("".join(lines[:count]))
        output = call("verify", tmp_path / "cut").stdout
        assert "unfinished" in output or f"{tmp_path / 'cut'}:" in output


def test_what_cannot_be_read_is_exit_code_2(good: Path, tmp_path: Path) -> None:
    assert "No such file" in refused(call("verify", good, tmp_path / "missing"))
    assert "Is a directory" in refused(call("verify", tmp_path))


def test_standard_input(good: Path) -> None:
    assert call("verify", "-", typed=good.read_text()).stdout.startswith("-: fine")


def test_json(good: Path, bad: Path) -> None:
    result = call("verify", good, bad, "/nowhere", "--json")
    assert result.exit_code == 2
    first, second, third = json.loads(result.stdout)["files"]
    assert first == {
        "file": str(good),
        "fine": True,
        "game": "king-lui",
        "moves": random_game().length,
        "over": True,
    }
    assert second["line"] > 1 and "result should be" in second["reason"]
    assert third["error"] == "/nowhere: No such file or directory"


def test_an_edition_is_asked_for_and_taken(tmp_path: Path) -> None:
    import threekings

    file = tmp_path / "small.record"
    file.write_text(threekings.new("king-lui", players=3, seed=1, edition=SMALL).record())
    assert "played with edition" in call("verify", file).stdout
    assert call("verify", file, "--edition", SMALL).exit_code == 0


def test_a_reader_that_stops_reading_is_no_error(good: Path) -> None:
    command = [sys.executable, "-m", "threekings", "verify", *[str(good)] * 300]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
