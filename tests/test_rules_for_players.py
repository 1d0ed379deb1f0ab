"""What players read about the rules: in their words, the same story everywhere, and true to what is played."""

import re
from pathlib import Path

import pytest

from threekings.catalogue import game_entry
from threekings.games import GAMES
from threekings.rules.kings_catering.options import SETUPS
from threekings.texts import localized, source

ROOT = Path(__file__).parents[1]
RULES = {name: (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in GAMES}
LOCALES = ROOT / "src" / "threekings" / "locales"
IN_SHORT = {name: (LOCALES / "en" / "in-short" / f"{name}.md").read_text(encoding="utf-8") for name in GAMES}
FOR_PROGRAMMERS = (ROOT / "docs" / "rules-for-programmers.md").read_text(encoding="utf-8")
MARKS = [RULES["ku-ka-king"], IN_SHORT["ku-ka-king"], FOR_PROGRAMMERS, (ROOT / "README.md").read_text(encoding="utf-8")]
MARKS += [(ROOT / "src/threekings/rules/ku_ka_king/editions/1.toml").read_text(encoding="utf-8")]

# Code, options as they are typed, and what only programmers speak of.
FOREIGN = re.compile(
    r"`|\w=\w|--\w|# K[LKC]|\.(md|toml|py)\b|\bseats?( number(ed)?)? \d|"
    r"\b(resampl\w+|uniformly|tests?|options?|defaults?|records?|code|library|view|edition files?|buffers?)\b",
    re.IGNORECASE,
)
# What the rulebooks do not say.
RULINGS = {
    "king-lui": ["4.4", "5.1", "6.1", "6.2", "6.3"],
    "ku-ka-king": ["3.1", "5.7"],
    "kings-catering": ["4.1", "4.3", "4.4", "7.1", "7.3", "8.1", "8.2"],
}


def page_texts() -> dict[str, str]:
    """What the rules page and the hints of a first game say beside the numbered rules."""
    said = source(LOCALES)
    return dict(re.findall(r"^(web-(?:rules|pitch|short|example|guide)-[a-z0-9-]+) = (.+)$", said, re.MULTILINE))


def paragraph(game: str, number: str) -> str:
    found = re.search(rf"^{re.escape(number)} (.+?)(?=\n\d+\.\d+ |\n## |\Z)", RULES[game], re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_to_players(game: str) -> None:
    for words in (RULES[game], IN_SHORT[game]):
        assert [line for line in words.splitlines() if FOREIGN.search(line)] == []


def test_the_page_speaks_to_players() -> None:
    assert len(page_texts()) > 30
    assert {name: words for name, words in page_texts().items() if FOREIGN.search(words)} == {}


@pytest.mark.parametrize(("game", "number"), [(game, number) for game, all_of in RULINGS.items() for number in all_of])
def test_what_the_rulebooks_do_not_say_is_marked_as_a_ruling(game: str, number: str) -> None:
    assert "**Ruling:**" in paragraph(game, number)


def test_the_free_dragon_is_called_a_house_rule() -> None:
    assert "**House rule**" in paragraph("king-lui", "4.6")
    for page in (FOR_PROGRAMMERS, (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")):
        told = page[page.index("`free_dragon") :]
        assert "house rule" in told[:100]


@pytest.mark.parametrize("words", MARKS)
def test_the_marks_of_ku_ka_king_come_from_a_review_wherever_they_are_told(words: str) -> None:
    assert re.search(r"marks come\s+(#\s+)?from a review", words)


def test_notes_for_programmers_are_about_paragraphs_there_are() -> None:
    games = dict(zip(("KL", "KK", "KC"), ("king-lui", "ku-ka-king", "kings-catering"), strict=True))
    cited = re.findall(r"^\| (K[LKC]) ([\d., –]+) \|", FOR_PROGRAMMERS, re.MULTILINE)
    assert len(cited) > 15
    for game, numbers in cited:
        assert all(paragraph(games[game], number) for number in re.findall(r"\d+\.\d+", numbers))


def test_times_and_ages_are_the_rulebooks() -> None:
    told = {name: (game_entry(game)["minutes"], game_entry(game)["age"]) for name, game in GAMES.items()}
    assert told == {"king-lui": (15, 7), "ku-ka-king": (20, 8), "kings-catering": (20, None)}
    for name, (minutes, age) in told.items():
        least, most = GAMES[name].players[0], GAMES[name].players[-1]
        for words in (RULES[name], IN_SHORT[name]):
            assert f"{least} to {most} players" in words
            assert f"about {minutes} minutes" in words
            assert age is None or re.search(rf"from {age}\s+years", words, re.IGNORECASE)


def test_the_setups_are_those_that_are_played() -> None:
    sides = [royals.split(",") for royals in SETUPS.values()]
    for words in (RULES["kings-catering"], IN_SHORT["kings-catering"]):
        told = re.findall(r"^\| [^|]+ \| (K\d) \| (Q\d) \| (P\d) \|$", words, re.MULTILINE)
        assert [list(royals) for royals in told][: len(sides)] == sides


def test_the_palaces_are_those_of_the_edition() -> None:
    palaces = GAMES["kings-catering"].edition().content["palaces"]
    for name, palace in palaces.items():
        title, target, sides = localized(f"kc-palace-{name}"), palace["target"], palace["royals"]
        assert f"{title} {' '.join(sides)}, {target}★" in RULES["kings-catering"]
        assert f"{title}, alone, {target}★ | {' | '.join(sides)}" in IN_SHORT["kings-catering"]


def test_the_smallest_table_rounds_up_and_pays_the_most_wherever_it_is_told() -> None:
    asked = localized("kc-royal-smallest-table", stars="1", number="2", most="10")
    for words in (asked, RULES["kings-catering"], IN_SHORT["kings-catering"]):
        assert "rounded up" in words
        assert re.search(r"of several[^.|]*the\s+one that pays most|tied: the best", words)
