"""Records on disk, read with the file's name in every complaint."""

import sys
from pathlib import Path

from threekings.errors import BrokenRecord
from threekings.match import Match
from threekings.record_check import replay
from threekings.record_format import decode

STDIN = "-"


class BrokenFile(BrokenRecord):
    """A record that is broken, and the file it stands in."""

    def __init__(self, path: str | Path, error: BrokenRecord):
        super().__init__(error.line, error.reason)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


def read_text(path: str | Path) -> str:
    """The text of a record file; `-` is standard input."""
    content = sys.stdin.buffer.read() if str(path) == STDIN else Path(path).read_bytes()
    try:
        return decode(content)
    except BrokenRecord as error:
        raise BrokenFile(path, error) from None


def read_match(path: str | Path, edition: str | Path | None = None) -> Match:
    """The match a record file tells; OSError if it cannot be read, BrokenFile if it is wrong."""
    text = read_text(path)
    try:
        return replay(text, edition=edition)
    except BrokenRecord as error:
        raise BrokenFile(path, error) from None
