"""Records on disk: read with the file's name in every complaint, written whole or not at all."""

import os
import sys
import tempfile
from contextlib import suppress
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


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment, power cuts included, there is the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
