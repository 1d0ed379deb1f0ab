"""An edition: the cards of a game as data, from a TOML file, and the digest that names it in records."""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from threekings.errors import BrokenEdition
from threekings.fast_records import fast_type, record_in

NAME = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True, eq=False, repr=False)
class Edition:
    """What compiled rules need of an edition (`record`) and what people do (names).

    Two with the same digest are equal.
    """

    name: str  #: one word
    digest: str  #: SHA-256 of the parsed content as sorted JSON
    cards: tuple[str, ...]  #: the name of every card code
    deck: tuple[int, ...]  #: all cards, as codes, in the order of the rules
    record: np.void  #: read-only
    content: Mapping[str, Any]  #: the file, for those who draw the cards

    def __eq__(self, other: object) -> bool:
        return self.digest == other.digest if isinstance(other, Edition) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"<Edition {self.name} {self.digest[:12]}, {len(self.deck)} cards>"

    def __copy__(self) -> "Edition":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Edition":
        return self


def read_toml(path: str | Path) -> dict[str, Any]:
    """The parsed content of an edition file, or BrokenEdition saying what is wrong with it."""
    path = Path(path)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenEdition(f"{path}: {error.strerror or error}") from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise BrokenEdition(f"{path}: not a TOML file: {error}") from None


def checker(path: str | Path) -> Callable[[str, bool, str], None]:
    """A function check(entry, fine, wanted) that refuses the file where an entry is not fine."""

    def check(entry: str, fine: bool, wanted: str) -> None:
        if not fine:
            raise BrokenEdition(f"{path}: {entry}: should be {wanted}")

    return check


def is_name(value: Any) -> bool:
    """A name of an edition or a card is one word, so that records can hold it."""
    return isinstance(value, str) and NAME.fullmatch(value) is not None


def is_count(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def content_text(content: Mapping[str, Any]) -> str:
    """The content as JSON with sorted keys, as Python's json.dumps writes it."""
    return json.dumps(content, sort_keys=True, default=str)


def content_digest(content: Mapping[str, Any]) -> str:
    """SHA-256 of that text."""
    return hashlib.sha256(content_text(content).encode()).hexdigest()


def frozen_record(dtype: np.dtype[Any], fields: Mapping[str, Any]) -> np.void:
    """One read-only record with these fields."""
    array = np.zeros(1, dtype)
    for name, value in fields.items():
        array[name][0] = value
    return record_in(array.tobytes(), fast_type(array.dtype))
