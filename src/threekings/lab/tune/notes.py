"""Measurements, kept in a file line by line: a search that was stopped goes on where it was."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from threekings.lab.tune.figures import Figures


class Notes:
    def __init__(self, path: Path | None = None):
        self.path = path
        self.known: dict[str, Figures] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            note = json.loads(line)
            self.known[note["of"]] = Figures(**note["seen"])
        except (ValueError, TypeError, KeyError):
            if line.endswith("}"):  # otherwise the power went while it was written
                raise ValueError(f"{self.path}: {line[:40]} … is no note of a search") from None

    def put(self, key: str, seen: Figures) -> None:
        self.known[key] = seen
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": key, "seen": asdict(seen)}) + "\n")


def key(**of: Any) -> str:
    """What tells one measurement from all others."""
    return json.dumps(of, sort_keys=True)
