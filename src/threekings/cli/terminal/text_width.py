"""Words as wide as a terminal shows them: a letter of Japanese takes two columns."""

from typing import Literal

from rich.cells import cell_len, set_cell_size

__all__ = ["cell_len", "cut", "filled", "longest", "shortened"]


def shortened(word: str, width: int) -> str:
    """As many letters of a word as there are columns for."""
    return word if cell_len(word) <= width else set_cell_size(word, max(0, width)).rstrip()


def cut(word: str, width: int, mark: str = "…") -> str:
    """A word as far as there are columns for it, with a mark where it goes on."""
    return word if cell_len(word) <= width else shortened(word, width - 1) + mark


def filled(word: str, width: int, *, side: Literal["right", "both"] = "right", filling: str = " ") -> str:
    """A word made that wide, at its right or on both sides."""
    missing = max(0, width - cell_len(word))
    left = missing // 2 if side == "both" else 0
    return filling * left + word + filling * (missing - left)


def longest(*words: str) -> int:
    """The columns that the longest of some words needs."""
    return max(map(cell_len, words))
