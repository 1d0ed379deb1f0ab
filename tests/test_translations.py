"""Every language says all that English does, with the same arguments."""

import re
from pathlib import Path

import pytest

from tests.cli.calls import call, refused
from threekings import texts, translations
from threekings.games import GAMES
from threekings.texts import Message, languages, text
from threekings.translations import lacks, messages

ROOT = Path(__file__).parents[1]
OTHERS = [language for language in languages() if language != "en"]
NUMBERS = (0, 1, 2, 5, 1234)


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing(language: str) -> None:
    assert len(messages(language)) > 1000
    assert lacks(language) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_of_the_rules_is_translated(game: str, language: str) -> None:
    english = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    translated = (texts.FOLDERS[0] / language / "rules" / f"{game}.md").read_text(encoding="utf-8")
    numbers = r"^(?:## )?(\d+(?:\.\d+)?) "
    apart = re.sub(r"(?<=[.)]) (?=\d+\.\d+ [A-Z0-9*])", "\n", english)
    assert re.findall(numbers, translated, re.MULTILINE) == re.findall(numbers, apart, re.MULTILINE)
    assert translated.count("\n|") == english.count("\n|")
    assert translated.count("**") == english.count("**")


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_of_any_number(language: str) -> None:
    for name, message in messages(language).items():
        variables = translations.variables(message)
        for number in NUMBERS:
            args = {variable: "word" if kinds == {"a word"} else number for variable, kinds in variables.items()}
            said = text(Message(name, args), language=language)
            assert said.strip() or name == "between-sentences"
            assert "{" not in said


@pytest.mark.parametrize(
    ("said", "lack"),
    [
        ("list-and = { $first } und { $last }", "web-name: missing"),
        ("web-nothing = nichts", "web-nothing: no such message in English"),
        ("list-and = { $last }", "list-and: $first is not used"),
        ("list-and = { $first }, { $last }, { $more }", "list-and: $more is not known"),
        ("web-empty-seats = { $count ->\n    [many] viele\n   *[free] freie\n    }", None),
        (
            "web-empty-seats = { $count ->\n    [frei] frei\n   *[other] nicht\n    }",
            "web-empty-seats: $count is a number",
        ),
        ("kc-4-2-cell-is-taken = da liegt schon etwas: { $x } { $y }", "kc-4-2-cell-is-taken: .page is missing"),
        ("web-name = { $", "not readable: web-name = { $"),
    ],
)
def test_what_a_language_lacks_is_named(
    said: str, lack: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").symlink_to(texts.FOLDERS[0] / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "common.ftl").write_text(f"{said}\n", encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDERS", [tmp_path])
    monkeypatch.setattr(translations, "FOLDERS", [tmp_path])
    monkeypatch.setattr(translations, "messages", translations.messages.__wrapped__)
    found = lacks("de")
    assert "in-short/king-lui.md: missing" in found
    name = said.partition(" ")[0]
    if lack:
        assert lack in found
    else:
        assert [line for line in found if line.startswith(f"{name}:")] == []


def test_the_command_lists_languages_and_says_what_is_missing() -> None:
    done = call("languages")
    assert done.exit_code == 0
    assert all(language in done.output for language in languages())
    assert "Nothing is missing" in call("languages", "en").output
    assert "there is no language 'xx'" in refused(call("languages", "xx"))
