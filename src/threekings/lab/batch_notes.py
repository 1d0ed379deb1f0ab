"""Batches that were played, kept in a file line by line: contests that were stopped go on with the next game.

A note says of which contest it is, which games, and what is kept of them. Games are decided by their numbers and the
contest's seed, so that more of them may be asked for later, and anybody may play them.
"""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import threekings
from threekings import jit
from threekings.lab.notes import add_note, read_notes

FORMAT = 1


class BatchNotes:
    def __init__(self, path: Path | None = None):
        self.path = path
        self.head: Mapping[str, Any] | None = None
        self._known: dict[str, list[tuple[range, Any]]] = defaultdict(list)  # by contest: games, what is kept
        if path:
            read_notes(path, self._take, "games")
            self._begin()

    def _take(self, note: Any) -> None:
        if self.head is None:
            if note["games"] != FORMAT:
                raise ValueError
            self.head = note
            return
        first, stop = note["games"]
        known = self._known[note["of"]]
        if first != (known[-1][0].stop if known else 0):
            raise ValueError  # games are missing, or there twice
        known.append((range(first, stop), note["kept"]))

    def _begin(self) -> None:
        """Equal seeds give equal games to equal code alone."""
        here = {"games": FORMAT, "threekings": threekings.__version__, "compiled": jit.digest()}
        if self.head is None:
            self.head = here
            self._add(here)
        if self.head != here:
            raise ValueError(f"{self.path} holds games of another version; name another file")

    def known(self, contest: str, games: int) -> list[tuple[range, Any]]:
        """What is known of a contest of so many games, from the first on, without gaps."""
        known = self._known.get(contest, [])
        if known and (more := known[-1][0].stop) > games:
            raise ValueError(f"{self.path} holds {more} of these games already, more than {games}; name another file")
        return known

    def keep(self, contest: str, batch: range, kept: Any) -> None:
        self._add({"of": contest, "games": [batch.start, batch.stop], "kept": kept})

    def _add(self, note: Mapping[str, Any]) -> None:
        if self.path:
            add_note(self.path, note)
