"""Score pads that are left: every line is kept, and --resume goes on with it."""

import json
from pathlib import Path

import pytest

from tests.cli.calls import call, refused

NAMES = "Ada\nBea\nCarl\n"


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody types, as far as pads can tell."""
    for module in ("commands.score", "score_pads.questions"):
        monkeypatch.setattr(f"threekings.cli.{module}.typed", lambda: True)


def pads(state: Path) -> list[Path]:
    return sorted(state.glob("*.pad"))


@pytest.mark.usefixtures("keyboard")
def test_a_pad_goes_on_where_it_was_left(state: Path) -> None:
    left = call("score", "ku-ka-king", "--players", "3", typed=NAMES + "king=4\n\nknight=3\nking=5\n")
    assert left.exit_code == 1
    [file] = pads(state)
    assert f"kept in {file}; go on with: threekings score --resume" in left.stdout
    ended = call("score", "--resume", typed="back\nking=6\n\n\n")
    assert ended.exit_code == 0
    assert "Ada wins with 34 points." in ended.stdout  # 9 and 25
    assert pads(state) == []


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize(
    ("args", "lines"),
    [
        (("score", "--players", "3", "--option", "tiebreak=shared"), [*NAMES.split(), *["0 0 0 0 0 0 1"] * 4]),
        (
            ("score", "kings-catering", "--players", "2"),
            ["family", "Ada", "Bea", "t", "soup-1a", "", "", "soup-1b", "", ""],
        ),
        (("score", "--players", "3", "--language", "de"), [*NAMES.split(), "Käse=4", "Käse=3", "käse=2", ""]),
    ],
)
def test_every_line_is_kept(args: tuple[str, ...], lines: list[str], state: Path) -> None:
    """Left after each line and taken up again, a pad comes to the same as in one go."""
    whole = call(*args, "--json", typed="\n".join(lines) + "\n").stdout
    call(*args, typed=lines[0] + "\n")
    for line in lines[1:-1]:
        assert call("score", "--resume", typed=line + "\n").exit_code == 1
        assert len(pads(state)) == 1
    assert call("score", "--resume", "--json", typed=lines[-1] + "\n").stdout == whole


def test_answers_piped_in_are_not_kept(state: Path) -> None:
    call("score", "--players", "3", typed=NAMES)
    assert pads(state) == []


@pytest.mark.usefixtures("keyboard")
def test_what_cannot_go_on_is_refused(state: Path, tmp_path: Path) -> None:
    assert "there is no score pad" in refused(call("score", "--resume"))
    assert "--resume" in refused(call("score", "ku-ka-king", "--resume"))
    wrong = tmp_path / "wrong.pad"
    for content in ("", "[]", json.dumps({"game": "king-lui", "players": "many", "language": "en"})):
        wrong.write_text(content)
        assert "is no score pad" in refused(call("score", "--resume", wrong))
    state.parent.mkdir(exist_ok=True)
    state.write_text("no folder")
    assert "cannot be kept" in call("score", "--players", "3", typed=NAMES).stdout
