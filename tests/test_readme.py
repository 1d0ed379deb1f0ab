"""README.md, docs/library.md and docs/notation.md cannot lie: what they show is run here."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import Result

import threekings as tk
from tests.cli.calls import call, random_game
from threekings.cli import COMMANDS, load

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
FEW_GAMES = "8"
ASKING = ("score",)  # it asks, and nobody answers here
LONG = ("bench", "lab", "arena", "serve")  # only their settings are read


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands() -> list[str]:
    lines = [line.partition("  #")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("threekings ")]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with one game in it, and a state folder with one that goes on."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    Path("game.record").write_text(random_game().record(), encoding="utf-8")
    (tmp_path / "state" / "threekings").mkdir(parents=True)
    begun = tmp_path / "state" / "threekings" / "begun.record"
    begun.write_text(random_game(moves=4).record(), encoding="utf-8")


@pytest.mark.parametrize("page", [README, LIBRARY], ids=["README.md", "docs/library.md"])
def test_the_examples_of_the_library_give_what_they_show(page: str) -> None:
    session = "".join(blocks("pycon", page))
    examples = doctest.DocTestParser().get_doctest(session, {}, "page", "page", 0)
    assert len(examples.examples) > 10
    told: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=told.append).failed == 0, "".join(told)


def test_every_public_name_has_an_example() -> None:
    session = "".join(blocks("pycon", LIBRARY))
    members = {name for name in dir(tk.Match) if not name.startswith("_")} | {*vars(random_game())}
    names = {f"tk.{name}" for name in tk.__all__} | {f".{name}" for name in members if not name.startswith("_")}
    assert {name for name in names if not re.search(rf"{re.escape(name)}\b", session)} == set()


def run(line: str) -> Result:
    """Run a command of the README, with few games."""
    words = shlex.split(line)[1:]
    name = next(name for name in (" ".join(words[:2]), words[0]) if name in COMMANDS)  # some commands have two words
    args = words[len(name.split()) :]
    if words[0] in LONG:
        load(name).make_context(name, args)
        return call(*name.split(), "--help")
    return call(name, *(FEW_GAMES if args[place - 1] == "--games" else word for place, word in enumerate(args)))


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_readme_runs(line: str) -> None:
    result = run(line)
    assert "Traceback" not in result.output
    if line.split()[1] not in ASKING:
        assert result.exit_code == 0, result.output
    else:
        assert result.exit_code in (1, 2), result.output
        assert len(result.stderr.splitlines()) == 1


def test_the_readme_shows_some_commands() -> None:
    assert {line.split()[1] for line in commands()} >= {"play", "score", "replay", "verify", "doctor", "simulate"}


def test_everything_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README) + re.findall(r"(?:src|srcset)=\"([^\"]+)\"", README)
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "screenshots").glob("*.svg")), ids=lambda path: path.name)
def test_a_picture_loads_nothing_from_elsewhere(picture: Path) -> None:
    drawn = picture.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\((?!#)|@import|@font-face|<script|href", drawn)
    assert len(drawn) < 200_000


def notated() -> list[tuple[str, str]]:
    """Game and move, from every table of moves."""
    found, game = [], ""
    for line in NOTATION.splitlines():
        if head := re.fullmatch(r"\| ([A-Z][^|]*) \| \|", line):
            game = head[1].lower().replace("'", "").replace(" ", "-").removeprefix("the-")
        elif game and line.startswith("| `"):
            found += [(game, move) for move in re.findall(r"`([^`]+)`", line)]
    return found


@pytest.mark.parametrize(("game", "move"), notated())
def test_every_move_in_the_notation_can_be_read(game: str, move: str) -> None:
    kind = tk.GAMES[game]
    edition = kind.edition()
    assert kind.move_text(edition, kind.read_move(edition, move)) == move


def test_every_word_of_a_move_of_king_lui_is_in_the_notation() -> None:
    assert {move.split()[0] for game, move in notated() if game == "king-lui"} == {
        *("take", "draw", "feed", "lay", "pass")
    }
