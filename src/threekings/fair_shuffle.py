"""The fair shuffle of real games: committed to before the game, mixed with the players' own bytes, checkable after.

    commit = SHA-256("threekings commit 1" 00 table 00 secret)
    key    = HMAC-SHA-256(secret, "threekings key 1" 00 table 00, then per seat: length (1 byte), salt)
    words  = HMAC-SHA-256(key, label 00 counter (4 bytes)), each cut into eight 32-bit words, big end first
    A shuffle is Fisher and Yates from the last card down; a word that would favour some cards is thrown away.

The table's name is UTF-8; a seat that gave no salt counts as the empty string. One label a shuffle: "deck", "box".
Cards start in the order of the edition.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

Card = TypeVar("Card")


def commitment(table: str, secret: bytes) -> bytes:
    """What is shown before anyone sits down."""
    return hashlib.sha256(b"threekings commit 1\0" + table.encode() + b"\0" + secret).digest()


def shuffle_key(table: str, secret: bytes, salts: Sequence[bytes]) -> bytes:
    """The key of all shuffles of a game, from the server's secret and the players' salts in seat order."""
    mixed = b"".join(bytes([len(salt)]) + salt for salt in salts)
    return hmac.digest(secret, b"threekings key 1\0" + table.encode() + b"\0" + mixed, "sha256")


def shuffle(cards: Sequence[Card], key: bytes, label: str) -> list[Card]:
    """The cards in the order that key and label decide."""
    shuffled, words = list(cards), _words(key, label)
    for last in range(len(shuffled) - 1, 0, -1):
        place = _below(words, last + 1)
        shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
    return shuffled


def chance(key: bytes, label: str) -> int:
    """A 64-bit number that key and label decide, for what is left to chance beside the cards."""
    words = _words(key, label)
    return next(words) << 32 | next(words)


def _words(key: bytes, label: str) -> Iterator[int]:
    for block in count():
        digest = hmac.digest(key, label.encode() + b"\0" + block.to_bytes(4, "big"), "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def _below(words: Iterator[int], bound: int) -> int:
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound
