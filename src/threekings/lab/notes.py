"""What was played or measured, kept in a file as lines of JSON: whoever was stopped goes on from there.

The power may go while a line is written. A last line that cannot be read is therefore taken away again; any other is
refused, and so is a file that has none: it is somebody else's.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any


def read_notes(path: Path, take: Callable[[Any], None], of: str) -> None:
    """Give every note to `take`; ValueError where a line is none. A file that is not there has no notes."""
    lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
    last = lines.pop()  # empty, unless it was not written to its end
    for line in lines:
        try:
            take(json.loads(line))
        except (ValueError, TypeError, KeyError, IndexError):
            raise ValueError(f"{path}: {line[:40].decode(errors='replace')} … is no note of {of}") from None
    if last and not lines:
        raise ValueError(f"{path}: {last[:40].decode(errors='replace')} … is no note of {of}")
    if last:
        os.truncate(path, path.stat().st_size - len(last))


def add_note(path: Path, note: Any) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(note) + "\n")
