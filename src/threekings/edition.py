"""An edition: the cards of a game as data, from a TOML file, and the digest that names it in records."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from threekings.errors import BrokenEdition


@dataclass(frozen=True, eq=False)
class Edition:
    """What compiled rules need of an edition (`record`) and what people do (names)."""

    name: str
    digest: str  # SHA-256 of the parsed content as sorted JSON
    cards: tuple[str, ...]  # the name of every card code
    deck: tuple[int, ...]  # all cards, as codes, in the order of the rules
    record: np.void  # read-only


def read_toml(path: str | Path) -> dict[str, Any]:
    """The parsed content of an edition file, or BrokenEdition saying what is wrong with it."""
    path = Path(path)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenEdition(f"{path}: {error.strerror or error}") from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise BrokenEdition(f"{path}: not a TOML file: {error}") from None


def content_digest(content: Mapping[str, Any]) -> str:
    """SHA-256 of the content as JSON with sorted keys, as Python's json.dumps writes it."""
    return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()


def frozen_record(dtype: np.dtype[Any], fields: Mapping[str, Any]) -> np.void:
    """One read-only record with these fields."""
    array = np.zeros(1, dtype)
    for name, value in fields.items():
        array[name][0] = value
    array.flags.writeable = False
    record: np.void = array[0]
    return record
