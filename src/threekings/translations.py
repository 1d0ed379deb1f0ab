"""What a language lacks beside English: messages, variables, pages of rules. `threekings languages` says it."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from threekings.texts import FOLDERS, languages, source

ENGLISH_ONLY = "commands.ftl"  # what is said to those who run servers and simulations
PAGES = ("in-short", "rules")  # of every game, in Markdown; the English rules in full are in docs/rules
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBER, WORD = "a number", "a word"


class _Variables(visitor.Visitor):
    """All variables of a message and its attributes, with what they are, as far as a selector shows it."""

    def __init__(self) -> None:
        self.kinds: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named after the node)
        self.kinds.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.kinds.setdefault(node.selector.id.name, set()).update(_kinds(node.variants))
        self.generic_visit(node)


def _kinds(variants: list[ast.Variant]) -> set[str]:
    keys = [variant.key for variant in variants if not variant.default]
    numbers = [isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys]
    return {NUMBER} if numbers and all(numbers) else {WORD} if numbers and not any(numbers) else set()


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """All messages of a language by their ids; of English those that are to be translated."""
    folder = FOLDERS[0] / language
    files = [file for file in sorted(folder.glob("*.ftl")) if file.name != ENGLISH_ONLY]
    parsed = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def unreadable(language: str) -> list[str]:
    """What is no Fluent: the first line of each such place."""
    parsed = FluentParser().parse(source(FOLDERS[0], language))
    return [(entry.content or "").partition("\n")[0] for entry in parsed.body if isinstance(entry, ast.Junk)]


def lacks(language: str) -> list[str]:
    """All that is wrong with a language beside English, a line each; nothing where it is complete."""
    if language not in languages(FOLDERS[0]):
        raise ValueError(f"there is no language {language!r}; languages are: {', '.join(languages(FOLDERS[0]))}")
    english, translated = messages("en"), messages(language)
    found = [f"not readable: {line}" for line in unreadable(language)]
    found += [f"{name}: missing" for name in english if name not in translated]
    found += [f"{name}: no such message in English" for name in translated if name not in english]
    for name, message in translated.items():
        if name in english:
            found += (f"{name}: {what}" for what in _differences(english[name], message))
    return found + [f"{page}: missing" for page in _missing_pages(language)]


def _differences(english: ast.Message, translated: ast.Message) -> Iterator[str]:
    wanted, given = ({one.id.name for one in message.attributes} for message in (english, translated))
    yield from (f".{name} is missing" for name in sorted(wanted - given))
    yield from (f".{name} is not in English" for name in sorted(given - wanted))
    known, used = variables(english), variables(translated)
    if not _passes_on(english):
        yield from (f"${name} is not used" for name in sorted(known.keys() - used.keys()))
    for name, kinds in sorted(used.items()):
        if name not in known:
            yield f"${name} is not known"
        elif known[name] and kinds - known[name]:
            yield f"${name} is {' and '.join(sorted(known[name]))}"


def _passes_on(message: ast.Message) -> bool:
    """Whether a message is nothing but words from elsewhere, in whose place a language may have its own."""
    elements = message.value.elements if message.value else []
    return [type(element) for element in elements] == [ast.Placeable]


def variables(message: ast.Message) -> dict[str, set[str]]:
    found = _Variables()
    found.visit(message)
    return found.kinds


def _missing_pages(language: str) -> list[str]:
    games = sorted(file.name for file in (FOLDERS[0] / "en" / "in-short").glob("*.md"))
    pages = [Path(kind, game) for kind in PAGES for game in games if (kind, language) != ("rules", "en")]
    return [str(page) for page in pages if not (FOLDERS[0] / language / page).is_file()]
