"""Test vectors of the fair shuffle: python -m tests.server.fair_vectors > docs/fair-shuffle.json

For other implementations. Computed by fair_shuffle.py; test_operation.py computes them again from the description.
"""

import json
import sys
from typing import Any

from threekings import fair_shuffle
from threekings.edition import Edition
from threekings.games import GAMES

# A table with letters beyond ASCII, seats without salt, a secret of zeros: what implementations get wrong first.
SETTINGS = (
    ("king-lui", "Zum goldenen Löwen", bytes(range(32)), (b"pepper", b"", b"\x00\xff")),
    ("ku-ka-king", "oak", bytes(32), (b"", b"")),
    ("kings-catering", "jnEypUC8JplP", bytes(range(255, 223, -1)), (bytes(range(16)), b"", b"", b"\x80" * 64)),
)
WORDS = 9  # one more than a block holds
BOX = 24  # cards in the example of a box
# A word that would favour some cards is thrown away: too rare to be met in a shuffle of a hundred cards.
CHOICES = ((3, (2**32 - 1, 2**32 - 2)), (110, (2**32 - 26, 2**32 - 27)), (2**31 + 1, (2**31 + 1, 7)))


def vectors() -> dict[str, list[dict[str, Any]]]:
    return {
        "shuffles": [vector(*setting) for setting in SETTINGS],
        "choices": [choice(number, words) for number, words in CHOICES],
    }


def vector(game: str, table: str, secret: bytes, salts: tuple[bytes, ...]) -> dict[str, Any]:
    key, cards = fair_shuffle.shuffle_key(table, secret, salts), cards_of(GAMES[game].edition())
    found = {
        "game": game,
        "editions": [edition.digest for edition in GAMES[game].standard_editions if cards_of(edition) == cards],
        "table": table,
        "secret": secret.hex(),
        "salts": [salt.hex() for salt in salts],
        "commit": fair_shuffle.commitment(table, secret).hex(),
        "key": key.hex(),
        "words deck": first_words(key, "deck"),
        "words options": first_words(key, "options"),
        "cards": cards,
        "deck": fair_shuffle.shuffle(cards, key, "deck"),
    }
    if game == "ku-ka-king":
        box = cards[-BOX:]
        found |= {
            "words box": first_words(key, "box"),
            "box cards": box,
            "box": fair_shuffle.shuffle(box, key, "box"),
        }
    return found


def cards_of(edition: Edition) -> list[str]:
    """All cards of an edition, in its order."""
    return [edition.cards[card] for card in edition.deck]


def first_words(key: bytes, label: str) -> list[str]:
    stream = fair_shuffle._words(key, label)
    return [f"{next(stream):08x}" for _ in range(WORDS)]


def choice(number: int, words: tuple[int, ...]) -> dict[str, Any]:
    return {
        "among": number,
        "words": [f"{word:08x}" for word in words],
        "place": fair_shuffle._below(iter(words), number),
    }


def page() -> str:
    """The file, each list on a line of its own."""
    between = ",\n"
    parts = [f"  {json.dumps(name)}: [\n{between.join(map(entry, found))}\n  ]" for name, found in vectors().items()]
    return f"{{\n{between.join(parts)}\n}}\n"


def entry(found: dict[str, Any]) -> str:
    lines = [f"      {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in found.items()]
    return "    {\n" + ",\n".join(lines) + "\n    }"


if __name__ == "__main__":
    sys.stdout.write(page())
