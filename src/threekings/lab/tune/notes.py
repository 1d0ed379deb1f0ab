"""Measurements, kept in a file line by line: a search that was stopped goes on where it was."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from threekings.lab.notes import add_note, read_notes
from threekings.lab.tune.figures import Figures


class Notes:
    def __init__(self, path: Path | None = None):
        self.path = path
        self.known: dict[str, Figures] = {}
        if path:
            read_notes(path, self._take, "a search")

    def _take(self, note: Any) -> None:
        self.known[note["of"]] = Figures(**note["seen"])

    def put(self, key: str, seen: Figures) -> None:
        self.known[key] = seen
        if self.path:
            add_note(self.path, {"of": key, "seen": asdict(seen)})


def key(**of: Any) -> str:
    """What tells one measurement from all others."""
    return json.dumps(of, sort_keys=True)
