"""The terminal in every language: no English left on its screens, columns in line, the same records and JSON."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tests.cli.calls import PLAY, call, random_game, refused
from threekings.cli.commands.shared_options import system_language
from threekings.cli.terminal.text_width import cell_len
from threekings.games import GAMES
from threekings.match import Match
from threekings.texts import Message, languages, text
from threekings.translations import messages, variables

OTHERS = [language for language in languages() if language != "en"]
NAMES = ("Ada", "Bea", "Carl", "Dora")
# What is typed, and the names of games, of Emerald and of the sides of Royals
TYPED = {"take", "draw", "lay", "feed", "pass", "log", "look", "new", "King", "Lui", "Ku-Ka-King", "The", "King's"}
TYPED |= {"Catering", "Emerald", "Emeralds"}
WORD = re.compile(r"[A-Za-z][\w'’-]{2,}")
ENDED = 1000


class Words(visitor.Visitor):
    """All words that a message can say."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.update(WORD.findall(node.value))


@cache
def vocabulary(language: str) -> set[str]:
    """All words of a language; of what it says just as English does, none."""
    words = Words()
    for name, message in messages(language).items():
        english = messages("en").get(name)
        if language == "en" or english is None or not message.equals(english):
            words.visit(message)
    return words.found


def english_words(game: str, language: str) -> set[str]:
    """What may not be read on a screen in a language: English words and parts of ids, but for what is typed."""
    cards = GAMES[game].edition().cards
    parts = {part for card in cards for part in card.split("-")}
    return (vocabulary("en") | parts) - vocabulary(language) - TYPED - {*cards, *NAMES}


def game_of(name: str, *, players: int = 3, moves: int = ENDED) -> Match:
    match = random_game(5, game=name, players=players, moves=moves)
    match.headers.names = dict(enumerate(NAMES[:players]))
    return match


@pytest.fixture(scope="module", params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of bots."""
    path: Path = tmp_path_factory.mktemp("records") / f"{request.param}.record"
    path.write_text(game_of(request.param).record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", OTHERS)
def test_no_screen_has_an_english_word_or_a_line_too_long(
    language: str, width: int, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    steps = len(game_of(file.stem).steps)
    english = english_words(file.stem, language)
    for step in (0, steps // 3, steps // 2, steps - 1, steps):
        for seat in ("0", "all"):
            shown = call("replay", file, "--language", language, "--to", str(step), "--seat", seat).stdout
            assert set(WORD.findall(shown)) & english == set()
            assert max(map(cell_len, shown.splitlines())) <= width


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nor_has_what_a_player_asks_for(game: str, language: str, state: Path) -> None:
    typed = "help\nlog\nlook\nwhy 1\nwhy\n99\n1\nlog\nlook\nzork\nwhy 2\nundo\nsave\n"
    done = call(*PLAY, game, "--seed", "3", "--players", "3", "--language", language, typed=typed)
    names = re.findall(r"^name \d+ (.*)$", next(state.iterdir()).read_text(encoding="utf-8"), re.MULTILINE)
    shown = re.sub(r"\S+\.record", "", done.stdout)
    assert done.exit_code == 0
    assert set(WORD.findall(shown)) & english_words(game, language) - {*names} == set()


@pytest.mark.parametrize("language", languages())
def test_the_plates_of_king_lui_stand_in_columns_that_never_move(language: str, tmp_path: Path) -> None:
    path, places = tmp_path / "game.record", set()
    path.write_text(game_of("king-lui").record(), encoding="utf-8")
    for step in (0, 9, 20, 30):
        shown = call("replay", path, "--language", language, "--to", str(step), "--seat", "1").stdout
        lines = [line for line in shown.splitlines() if "│" in line]
        assert len(lines) == 8
        places |= {cell_len(line.partition("│")[0]) for line in lines}
    assert len(places) == 1
    table = call("replay", path, "--language", language).stdout.split("───\n")[1].splitlines()[:-1]
    assert len({cell_len(line.rstrip()) for line in table}) == 1
    assert "…" not in shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
def test_the_rows_of_ku_ka_king_stand_under_their_numbers(language: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(game_of("ku-ka-king", players=players, moves=0).record(), encoding="utf-8")
    shown = call("replay", path, "--language", language, "--seat", "0").stdout
    assert "…" not in shown
    lines = shown.splitlines()
    numbers, cards = columns_of("╭", lines[1]), [columns_of("│┢┏┃┗", line) for line in lines[2:5]]
    assert len(numbers) == players + 4
    assert cards == [numbers] * 3


def columns_of(letters: str, line: str) -> list[int]:
    """The columns in which one of these letters stands."""
    return [cell_len(line[:place]) for place, letter in enumerate(line) if letter in letters]


@pytest.mark.parametrize("language", OTHERS)
def test_what_fits_into_a_line_in_english_fits_in_every_language(language: str) -> None:
    """But for what goes on after `:` with a reason of the system."""
    for name, message in messages("en").items():
        known = variables(message)
        if not name.startswith("cli-") or {"why", "reason", "lines"} & {*known}:
            continue
        args = {variable: "word" if kinds == {"a word"} else 10 for variable, kinds in known.items()}
        widest = [max(map(cell_len, text(Message(name, args), language=one).split("\n"))) for one in ("en", language)]
        assert widest[0] > 80 or widest[1] <= 80, (name, widest)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["cli-help", "cli-kl-moves-help", "cli-kk-moves-help", "cli-kc-moves-help"])
def test_no_line_of_the_help_is_broken(name: str, language: str) -> None:
    assert max(map(cell_len, text(Message(name), language=language).split("\n"))) <= 80


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "de_DE.UTF-8"}, "it"),
        ({"LC_ALL": "", "LANG": "ja_JP.eucJP"}, "ja"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8@euro"}, "en"),
        ({"LC_ALL": "", "LANG": ""}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert system_language() == language
    asked = text(Message("cli-score-players"), language=language).strip()
    assert asked in call("score", typed="").output


def test_a_language_that_is_asked_for_wins_over_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "何人で" in call("score", "--language", "ja").output
    assert "Wie viele" in call("score").output


@pytest.mark.parametrize("command", [("play",), ("score",), ("replay", "/nowhere")])
def test_a_language_there_is_none_of_is_refused_in_one_line(command: tuple[str, ...]) -> None:
    assert "languages are: en, de, it, ja" in refused(call(*command, "--language", "xx"))


def test_records_do_not_depend_on_the_language(tmp_path: Path) -> None:
    records = set()
    for language in languages():
        path = tmp_path / f"{language}.record"
        done = call(*PLAY, "--seed", "7", "--language", language, typed=f"1\n1\nsave {path}\nquit\n")
        assert done.exit_code == 0
        records.add(re.sub(r"^date .*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert len(records) == 1


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        ("king-lui", "\nBea\n\n" + "2 2 2 2 2 2 2\n" * 4),
        ("ku-ka-king", "\nBea\n\n" + "king=1\n" * 3 + "king=2\n" * 3),
        ("kings-catering", "family\n\nBea\n\nc\n" + "\n" * 3),
    ],
)
def test_json_does_not_depend_on_the_language(game: str, typed: str) -> None:
    """Nor do the names of those who give none."""
    printed = [call("score", game, "--players", "3", "--json", "--language", one, typed=typed) for one in languages()]
    assert {done.exit_code for done in printed} == {0}, printed[0].output
    assert len({done.stdout for done in printed}) == 1
    assert [player["name"] for player in json.loads(printed[0].stdout)["players"]] == ["Player 1", "Bea", "Player 3"]
