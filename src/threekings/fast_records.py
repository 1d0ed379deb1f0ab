"""Records that compiled functions take at once.

A compiled function asks a record for its `data`. NumPy answers by describing every field anew, which takes several
times as long as most rules do; a fast record answers with the bytes it lies in.
"""

from functools import cache
from typing import Any

import numpy as np

Type = np.dtype[np.void]


class FastRecord(np.void):  # type: ignore[misc]  # final in the stubs alone
    """A record that keeps the bytes it lies in."""

    __slots__ = ("data",)

    def __getattr__(self, name: str) -> Any:
        """A record that NumPy made, as a copy or out of an array, has no bytes of its own to name."""
        if name != "data":
            raise AttributeError(f"a record has no attribute {name!r}")
        return np.void.data.__get__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        memory = self.data if isinstance(self.data, bytes) else bytearray(self.data)
        return _again, (memory, self.dtype)


@cache
def fast_type(plain: Type) -> Type:
    """The type of fast records with these fields: the same one every time, by which the compiler knows it again."""
    return np.dtype((FastRecord, plain))


def record_in(memory: bytes | bytearray, kind: Type) -> np.void:
    """The record that lies in this memory; in bytes it cannot be changed."""
    record: np.void = np.ndarray(1, kind, memory)[0]
    record.data = memory  # type: ignore[assignment, misc]
    return record


def new_record(plain: Type) -> np.void:
    """A record with nothing in it but zeros."""
    return record_in(bytearray(plain.itemsize), fast_type(plain))


def _again(memory: bytes | bytearray, kind: Type) -> np.void:
    """The record that was pickled so."""
    return record_in(memory, fast_type(kind))
