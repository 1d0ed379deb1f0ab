"""Words for people: every message has its text, every text its use, every reason its rule."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import threekings
from threekings.game import Game
from threekings.games import GAMES
from threekings.server.protocol.typescript import kinds_of
from threekings.texts import Message, reason, rule, source, text

PACKAGE = Path(threekings.__file__).parent
RULES = Path(__file__).parents[1] / "docs" / "rules"
DOCUMENTS = {"kl": "king-lui.md", "kk": "ku-ka-king.md", "kc": "kings-catering.md"}  # by the prefix of their rules
PREFIXES = (*DOCUMENTS, "cli", "pad", "preview")
PAGE = Path(__file__).parents[1] / "web" / "src"


@cache
def ids() -> frozenset[str]:
    """All messages that have an English text."""
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) *=", source(PACKAGE / "locales"), re.MULTILINE))


@cache
def words_in_source() -> frozenset[str]:
    """All string constants of the package."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


@cache
def patterns_in_source() -> re.Pattern[str]:
    """All ids put together in the package, such as f"card-{card}"."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                found.add("".join(parts))
    named = [pattern for pattern in found if re.match(rf"({'|'.join(PREFIXES)}|card)(-|\\-)", pattern)]
    return re.compile("|".join(named))


@cache
def page_source() -> str:
    """All that the page is made of."""
    return "\n".join(path.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind))


@cache
def ids_in_page() -> re.Pattern[str]:
    """All ids the page names, or puts together, such as `web-game-${game}`."""
    named = {name for _, name in re.findall(r"([\"'`])([a-z]+-[^\"'`\n]*)\1", page_source())}
    return re.compile("|".join(".+".join(map(re.escape, re.split(r"\$\{.*?\}", name))) for name in named))


def reasons() -> list[str]:
    return sorted(name for name in ids() if re.match(r"[a-z]{2}-\d+-\d+-", name))


def test_every_message_used_has_a_text() -> None:
    used = {word for word in words_in_source() if re.fullmatch(rf"({'|'.join(PREFIXES)})-[a-z0-9-]*[a-z0-9]", word)}
    assert len(used) > 20
    assert used <= ids()


def test_every_message_the_page_says_has_a_text() -> None:
    said = {*re.findall(r"\bsay\(\"([a-z][a-z0-9-]*)\"", page_source())}
    assert len(said) > 20
    assert said <= ids()


def test_every_text_is_used() -> None:
    assert {
        name
        for name in ids()
        if name not in words_in_source()
        and not patterns_in_source().fullmatch(name)
        and not ids_in_page().fullmatch(name)
    } == set()


def test_every_card_has_a_name() -> None:
    for game in GAMES.values():
        edition = game.edition()
        assert {f"card-{edition.cards[card]}" for card in edition.deck} <= ids()


def test_every_text_of_a_card_is_of_a_card_there_is() -> None:
    cards = {f"card-{name}" for game in GAMES.values() for name in game.edition().cards if name}
    texts = {name for name in ids() if name.startswith("card-")} - {"card-count"}
    counts = {name for name in texts if name.endswith("-count")}
    assert texts - counts == cards
    assert {name.removesuffix("-count") for name in counts} <= cards


@pytest.mark.parametrize("name", reasons())
def test_every_reason_is_about_a_rule_there_is(name: str) -> None:
    game, section, paragraph = name.split("-")[:3]
    document = (RULES / DOCUMENTS[game]).read_text(encoding="utf-8")
    assert re.search(rf"^{section}\.{paragraph} ", document, re.MULTILINE)
    assert rule(Message(name)) == f"{game.upper()} {section}.{paragraph}"


def test_a_reason_begins_with_its_rule() -> None:
    message = Message("kl-4-5-king-lacks", {"dish": "ham", "count": 1})
    assert reason(message) == "KL 4.5: the king has only 1 ham"


def test_players_are_named_where_their_names_are_known() -> None:
    message = Message("kl-3-2-not-your-turn", {"seat": 1})
    assert text(message, names=["Anna", "Bo"]) == "it is the turn of Bo"
    assert text(message, names=["Anna"]) == text(message) == "it is the turn of seat 1"


def test_winners_and_those_they_tied_with_are_named() -> None:
    tied = Message("kl-verdict-wins-tie", {"seats": [0, 2, 3], "seat": 2, "points": 40, "discards": 1})
    said = text(tied, names=["Anna", "Bo", "Cy", "Di"])
    assert said == "Anna, Cy and Di have 40 points each; Cy wins with the fewest cards discarded (1)."
    shared = Message("kk-verdict-share", {"seats": [0, 1], "points": 40})
    assert text(shared, names=["Anna", "Bo"]) == "Anna and Bo share the win with 40 points each."


def test_a_palace_is_called_by_its_name() -> None:
    for palace, name in (("schoenbrunn", "Schönbrunn"), ("buckingham", "Buckingham"), ("versailles", "Versailles")):
        missed = Message("kc-verdict-missed", {"palace": palace, "stars": 21, "target": 25, "missing": 4})
        assert text(missed) == f"{name}: 21★, 4★ short of the target of 25★."


def test_cards_are_counted_in_a_row() -> None:
    took = {"kind": "took", "seat": 0, "cards": {"ham": 2, "emerald": 1}}
    assert text(GAMES["king-lui"].in_words(took), names=["Anna"]) == "Anna takes 2 ham, 1 Emerald."


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        (["beer-1a"], "beer-1a"),
        (["beer-1a", "cake-4c"], "beer-1a and cake-4c"),
        (["beer-1a", "cake-4c", "taster-c"], "beer-1a, cake-4c and taster-c"),
    ],
)
def test_tiles_are_listed_by_their_names(tiles: list[str], words: str) -> None:
    took = {"kind": "took", "seat": 0, "column": 2, "tiles": tiles}
    assert text(GAMES["kings-catering"].in_words(took), names=["Anna"]) == f"Anna takes column 2: {words}."


def test_a_reason_of_kings_catering_begins_with_its_rule() -> None:
    message = Message("kc-4-2-touches-nothing", {"x": 1, "y": -3, "table": 2})
    assert reason(message) == "KC 4.2: no tile of Table 2 shares a side with 1 -3"


def test_a_card_may_have_a_plural_of_its_own() -> None:
    for count, words in ((1, "1 Emerald"), (2, "2 Emeralds"), (5, "5 Emeralds")):
        assert text(Message("cli-cards", {"cards": {"emerald": count}})) == words


def test_a_dish_named_as_a_count_is_not_taken_for_the_message_of_counts() -> None:
    for dish in ("count", "emerald-count"):
        assert text(Message("cli-cards", {"cards": {dish: 2}})) == f"2 {dish}"


def test_a_card_no_language_knows_keeps_its_name() -> None:
    assert text(Message("kl-4-1-not-on-table", {"dish": "eel-pie"})) == "there is no eel-pie on the table"


def test_a_name_is_never_read_as_markup() -> None:
    assert text(Message("kl-prompt-wait", {"seat": 0}), names=["{ $x } <b>"]) == "{ $x } <b> is to act."


def test_a_missing_argument_is_an_error_not_a_gap() -> None:
    with pytest.raises(ValueError, match="kl-4-1-not-on-table"):
        text(Message("kl-4-1-not-on-table"))


def test_lists_stand_in_a_row() -> None:
    in_words = GAMES["kings-catering"].in_words
    assert text(in_words({"kind": "royals-named", "royals": ["K3", "Q4"]})) == "Royals in force: K3, Q4."
    columns = [["beer-1a", "cake-4c"], [], ["taster-c"]]
    filled = in_words({"kind": "columns-filled", "columns": columns})
    assert text(filled) == "Columns: beer-1a, cake-4c | – | taster-c."


def log_ids() -> set[str]:
    """The texts that tell what happened."""
    return {name for game in GAMES.values() for name in game.log_texts.values()}


def test_the_text_of_a_happening_is_named_where_happenings_are_and_nowhere_else() -> None:
    """So that renaming it breaks nothing: neither boards nor sounds nor the terminal can hang on it."""
    for path in [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        if path.name != "happenings.py":
            named = {*re.findall(r"[\"'`]([a-z-]+)[\"'`]", path.read_text(encoding="utf-8"))}
            assert not named & log_ids(), path


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_happening_has_a_text_of_its_own(game: Game) -> None:
    kinds = {get_args(get_type_hints(kind)["kind"])[0] for kind in kinds_of(game)}
    assert {*game.log_texts} == kinds
    assert len({*game.log_texts.values()}) == len(kinds)
