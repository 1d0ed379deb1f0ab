"""The long attempts on the server: what was stopped goes on, counts add up, and a server that grows is found."""

import json
from pathlib import Path

import pytest

from tests.server import soak
from tests.server.soak import PARTS, Part


def test_what_was_stopped_goes_on_and_the_counts_add_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes, seen = tmp_path / "notes", []

    def attempt(count: int, begin: int, folder: Path) -> soak.Figures:
        assert folder.is_dir()
        seen.append((begin, count))
        if begin == 4 and len(seen) == 3:
            raise KeyboardInterrupt
        return {"acknowledged": 10 * count}

    monkeypatch.setitem(PARTS, "power-cuts", Part(2, attempt))
    with pytest.raises(KeyboardInterrupt):
        soak.soak("power-cuts", 7, notes)
    assert soak.soak("power-cuts", 0, notes) == "power-cuts: 4, 40 acknowledged, none lost or doubled"
    assert soak.soak("power-cuts", 7, notes) == "power-cuts: 7, 70 acknowledged, none lost or doubled"
    assert seen == [(0, 2), (2, 2), (4, 2), (4, 2), (6, 1)]
    assert soak.soak("games", 0, notes) == "games: 0"
    notes.write_text("not ours\n")
    with pytest.raises(ValueError, match="no note of soak"):
        soak.soak("power-cuts", 7, notes)


def test_a_piece_of_every_quick_part(tmp_path: Path) -> None:
    assert soak.soak("power-cuts", 2, tmp_path / "notes").startswith("power-cuts: 2, ")
    assert soak.soak("tables", 300, tmp_path / "notes").startswith("tables: 300, memory")
    assert soak.soak("games", 20, tmp_path / "notes").startswith("games: 20, memory")
    lines = [json.loads(line) for line in (tmp_path / "notes").read_text().splitlines()]
    assert [(line["part"], line["count"]) for line in lines] == [("power-cuts", 2), ("tables", 300), ("games", 20)]


def test_memory_that_grows_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter(range(1_000_000, 100_000_000, 3_000_000))
    monkeypatch.setattr(soak, "resident_bytes", lambda _process: next(sizes))
    with pytest.raises(AssertionError):
        soak.soak("tables", 200, tmp_path / "notes")
    assert not (tmp_path / "notes").exists()
