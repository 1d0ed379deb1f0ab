"""A language nobody speaks: English with accents on its letters, and 40 % longer. What finds no room will find none in
German.
"""

import json
from collections.abc import Callable

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Route

from tests.web.people import Person
from threekings.texts import FOLDERS, source

PLAIN = "aceginorsuyACEGINORSUY"
ACCENTED = "áćéǵíńóŕśúýÁĆÉǴÍŃÓŔŚÚÝ"
LONGER = 0.4
STANDS_FOR = "de"  # the language that is chosen in the page to see it


class _Lengthened(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = " ".join(longer(word) for word in node.value.split(" "))
        return node


def longer(word: str) -> str:
    """A word with accents, and with its last letters said again."""
    letters = sum(map(str.isalpha, word))
    more = round(letters * LONGER)
    end = next((place + 1 for place in range(len(word) - 1, -1, -1) if word[place].isalpha()), 0)
    return (word[:end] + word[max(0, end - more) : end] + word[end:]).translate(str.maketrans(PLAIN, ACCENTED))


def pseudo_source() -> str:
    parsed = FluentParser().parse(source(FOLDERS[0]))
    return FluentSerializer().serialize(_Lengthened().visit(parsed))


def speak_it(person: Person) -> None:
    """Let the page load it where it asks for German, all of it with the words of the first page."""
    for part, words in (("first", pseudo_source()), ("more", "")):
        person.context.route(f"**/assets/{STANDS_FOR}-{part}-*.js", as_module(words))


def as_module(words: str) -> Callable[[Route], None]:
    module = f"export default {json.dumps(words)}"
    return lambda route: route.fulfill(body=module, content_type="text/javascript")
