"""Sentences broken into lines: at spaces, and in Japanese between letters, never before a comma or in a number."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, Group
from rich.containers import Lines
from rich.text import Text

from threekings.cli.terminal.text_width import cell_len

CLOSING = "、。，．：；！？）」』】"
NEVER_FIRST = CLOSING + "ー々・〜…ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
NEVER_LAST = "（「『【"


class Prose(Text):
    """A text that is broken so wherever it is printed."""

    def wrap(self, console: Console, width: int, **_settings: Any) -> Lines:  # noqa: ARG002 (as rich calls it)
        return Lines(wrapped(self, width))


def say(console: Console, words: str) -> None:
    """Print sentences, in a group: rich makes one text of all that it prints at once."""
    console.print(Group(Prose(words)))


def wrapped(words: Text, width: int) -> list[Text]:
    lines = [
        part for line in words.split(allow_blank=True) for part in line.divide(list(line_starts(line.plain, width)))
    ]
    for line in lines:
        line.rstrip_end(width)
    return lines


def line_starts(line: str, width: int) -> Iterator[int]:
    """Where lines begin after the first; a word that is wider than a line is broken anywhere."""
    start, used, last = 0, 0, 0
    for place, letter in enumerate(line):
        if place > start and may_begin(line, place):
            last = place
        if used + cell_len(letter) > width and not letter.isspace():
            start = last if last > start else place
            used = cell_len(line[start:place])
            yield start
        used += cell_len(letter)


def may_begin(line: str, place: int) -> bool:
    """Whether a line may begin there."""
    before, after = line[place - 1], line[place]
    if before.isspace():
        return not after.isspace() and not within_numbers(line, place)
    if after in NEVER_FIRST or before in NEVER_LAST or (is_katakana(before) and is_katakana(after)):
        return False
    return before in CLOSING or (cell_len(before) == 2 and cell_len(after) == 2)


def is_katakana(letter: str) -> bool:
    """Words written so, such as シャッフル, are not broken."""
    return "ァ" <= letter <= "ヿ"


def within_numbers(line: str, place: int) -> bool:
    """Between 0 and -1, as the place of a tile is written."""
    return line[: place - 1][-1:].isdecimal() and line[place:].lstrip("-")[:1].isdecimal()
