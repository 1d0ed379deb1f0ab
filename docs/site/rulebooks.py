"""The numbered rules as pages: a paragraph a number, each with an address, and a picture of the game."""

import re
from typing import Any

from sphinx.application import Sphinx

RULES = re.compile(r"rules/(?:(?P<language>[a-z]{2})/)?(?P<short>in-short/)?(?P<game>[a-z-]+)")
BETWEEN = re.compile(r"(?<=[.)]) (?=\d+\.\d+ [A-Z0-9])|\n(?=\d+\.\d+ )")
AFTER_A_TABLE = re.compile(r"(\n\|[^\n]*\|)\n(?![|\n])")
BEGINNING = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
MENTIONED = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.]\d)")
PICTURE = """
<picture>
  <source media="(prefers-color-scheme: dark)" srcset="/docs/screenshots/{0}-desktop-dark.webp">
  <img alt="{1}" src="/docs/screenshots/{0}-desktop-light.webp">
</picture>
"""


def as_page(app: Sphinx, address: str, content: list[str]) -> None:
    if found := RULES.fullmatch(address):
        title, text = content[0].split("\n", 1)
        if not found["short"]:
            text = numbered(text)
        content[0] = "\n".join([title, pictured(app, found["game"], found["language"], title), text])


def numbered(text: str) -> str:
    """Paragraphs apart, and what follows a table; every number can be linked to, and leads to its paragraph."""
    text = AFTER_A_TABLE.sub(r"\1\n\n", BETWEEN.sub("\n\n", text))
    numbers = {found[1] for found in BEGINNING.finditer(text)}

    def linked(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in numbers else found[0]

    parts = BEGINNING.split(text)
    rules = [f'<a class="number" id="{number}" href="#{number}">{number}</a> ' for number in parts[1::2]]
    said = [MENTIONED.sub(linked, part) for part in parts[::2]]
    return "".join([said[0], *(rule + rest for rule, rest in zip(rules, said[1:], strict=True))])


def pictured(app: Sphinx, game: str, language: str | None, title: str) -> str:
    """The board, in the language where there is such a picture."""
    names = [f"{game}-{language}", game]
    name = next(name for name in names if (app.srcdir / f"docs/screenshots/{name}-desktop-light.webp").exists())
    return PICTURE.format(name, title.removeprefix("# "))


def in_its_language(_app: Sphinx, address: str, _template: str, context: dict[str, Any], _doctree: Any) -> None:
    if found := re.match(r"(?:rules|languages)/([a-z]{2})(?:/|$)", address):
        context["language"] = found[1]


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("source-read", as_page)
    app.connect("html-page-context", in_its_language)
    return {"parallel_read_safe": True}
