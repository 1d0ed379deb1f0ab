"""Blocks of lines put beside each other, as many as there are columns for."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

GAP = 2


class Block(NamedTuple):
    """Lines that belong together."""

    lines: list[Text]

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)


def side_by_side(blocks: Sequence[Block], width: int, gap: int = GAP) -> list[Text]:
    """All blocks in reading order, as many beside each other as there is room for."""
    return [line for shelf in shelves(blocks, width, gap) for line in merged(shelf, gap)]


def shelves(blocks: Iterable[Block], width: int, gap: int) -> list[list[Block]]:
    found: list[list[Block]] = []
    used = 0
    for block in blocks:
        if not found or used + gap + block.width > width:
            found.append([])
            used = -gap
        found[-1].append(block)
        used += gap + block.width
    return found


def merged(shelf: Sequence[Block], gap: int) -> list[Text]:
    lines = []
    for row in range(max(len(block.lines) for block in shelf)):
        line = Text()
        for place, block in enumerate(shelf):
            part = block.lines[row].copy() if row < len(block.lines) else Text()
            part.pad_right(block.width - part.cell_len + (gap if place + 1 < len(shelf) else 0))
            line.append_text(part)
        lines.append(line)
    return lines
