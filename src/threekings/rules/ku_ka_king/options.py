"""What a table of Ku-Ka-King may choose: nothing but its edition."""

from collections.abc import Mapping

import numpy as np

from threekings.options import Option, Value

OPTIONS: dict[str, Option] = {}


def settle(_given: Mapping[str, Value], values: dict[str, Value], _players: int, _word: int | None) -> dict[str, Value]:
    """There is nothing to be drawn."""
    return values


def configure(_state: np.void, _values: Mapping[str, Value]) -> None:
    """There is nothing to write into the state."""
