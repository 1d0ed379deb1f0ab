"""What a table of Ku-Ka-King may choose: nothing but its edition."""

from collections.abc import Mapping

import numpy as np

from threekings.options import Option, Value

OPTIONS: dict[str, Option] = {}


def configure(_state: np.void, _values: Mapping[str, Value]) -> None:
    """There is nothing to write into the state."""
