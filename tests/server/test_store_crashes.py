"""Acknowledged is durable: killed processes, lost power, full disks. Nothing is lost, doubled or half written."""

import asyncio
import json
import os
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server import power
from tests.server.test_store_folder import told
from tests.server.writing import append, entry, seqs, write
from threekings.server.store.changes import Change, LobbyRow, StoreFailed
from threekings.server.store.migrations import migrate
from threekings.server.store.sqlite import SQLiteDatabase, SQLiteStore, prepare
from threekings.server.store.writer import Writer

KILLS = 20
CUTS = range(30)
Noted = set[tuple[str, int]]


def sound(folder: Path) -> bool:
    connection = sqlite3.connect(folder / "threekings.sqlite")
    answer = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    return answer == [("ok",)]


def kept_in(folder: Path, tables: set[str]) -> Noted:
    """What the store has after all; each log without gap, each body where it was written."""
    store = SQLiteStore.open(folder)
    kept = set()
    for table in tables:
        log = store.read_log(table)
        assert [read.body for read in log] == [b"%d" % seq for seq in range(len(log))]
        assert [read.action_id for read in log] == [f"{table} {seq}" for seq in range(len(log))]
        kept |= {(table, read.seq) for read in log}
    store.close()
    return kept


# Kills


def test_killed_again_and_again_it_loses_and_doubles_nothing(tmp_path: Path) -> None:
    SQLiteStore.open(tmp_path).close()
    noted = json.loads(told("kill", tmp_path, KILLS))
    assert [table for table, seq in noted if seq == "doubled"] == []
    acknowledged = [(table, int(seq)) for table, seq in noted]
    assert len(acknowledged) > 10 * KILLS
    assert max(Counter(acknowledged).values()) == 1
    assert set(acknowledged) <= kept_in(tmp_path, {table for table, _ in acknowledged})
    assert sound(tmp_path)


# Power


async def append_until_dark(writer: Writer, table: str, noted: Noted) -> None:
    for seq in range(10_000):
        try:
            card = (
                LobbyRow(table, "playing", True, seq, b"card") if seq % 3 == 0 else None
            )  # with it, more than a statement
            await writer.write(Change(table, (entry(seq, f"{table} {seq}", b"%d" % seq),), lobby_entry=card))
        except StoreFailed:
            return
        noted.add((table, seq))


def cut_power(folder: Path, number: int, *, also: str = "") -> tuple[Noted, power.Disk]:
    """Append to tables until the power goes; what was acknowledged, and the disk."""
    chance = Random(number)
    disk = power.Disk(f"disk {number}", chance, cut_at=chance.randint(30, 1500), kept=number % 3 / 2)
    migrate(folder / "threekings.sqlite")
    connection = power.connect(disk, folder / "threekings.sqlite")
    prepare(connection)
    connection.execute(f"PRAGMA wal_autocheckpoint = 60; {also}").fetchall()  # small, so that some cuts meet one
    writer, noted = Writer(SQLiteDatabase(connection)), Noted()

    async def main() -> None:
        await asyncio.gather(*(append_until_dark(writer, f"t{table}", noted) for table in range(6)))

    asyncio.run(main())
    writer.close()
    return noted, disk


def lost_by(folder: Path, number: int, *, also: str = "") -> tuple[Noted, int]:
    """What was acknowledged and is gone after a power cut, and how much was acknowledged."""
    folder.mkdir()
    noted, disk = cut_power(folder, number, also=also)
    assert disk.dark
    for name, content in disk.durable.items():
        (folder / name).write_bytes(content)
    lost = noted - kept_in(folder, {f"t{table}" for table in range(6)})
    assert sound(folder)
    return lost, len(noted)


def test_no_power_cut_loses_what_was_acknowledged(tmp_path: Path) -> None:
    cuts = [lost_by(tmp_path / str(cut), cut) for cut in CUTS]
    assert [lost for lost, _ in cuts] == [set()] * len(CUTS)
    assert sum(noted for _, noted in cuts) > 10 * len(CUTS)


def test_these_power_cuts_would_find_a_store_that_syncs_too_seldom(tmp_path: Path) -> None:
    cuts = [lost_by(tmp_path / str(cut), cut, also="PRAGMA synchronous = NORMAL") for cut in range(6)]
    assert any(lost for lost, _ in cuts)


# Full disks


def test_a_file_that_cannot_grow_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    result = json.loads(told("starve", tmp_path))
    acknowledged = result["acknowledged"]
    assert acknowledged > 5
    assert result["reason"].startswith("nothing was written: ")
    assert result["kept"] == list(range(acknowledged))
    assert result["then"] == list(range(acknowledged + 1))
    assert sound(tmp_path)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 1 MB."""
    place = tmp_path / "small"
    place.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mounting, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)  # also after a failure, with files still open


def test_a_full_disk_fails_the_whole_group_and_can_recover(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(500_000))
    store = SQLiteStore.open(small_disk / "data")
    assert write(store, append("t", 0, "x")) == [None]
    big = [Change(f"t{number}", (entry(0, body=bytes(40_000)),)) for number in range(20)]
    outcomes = write(store, append("t", 1, "y"), *big)
    failed = [change.table for change, no in zip([append("t", 1), *big], outcomes, strict=True) if no is not None]
    assert failed and all(no is None or str(no) == "nothing was written: database or disk is full" for no in outcomes)
    assert all(seqs(store, table) == ([0] if table == "t" else []) for table in failed)
    ballast.unlink()
    assert write(store, append("u", 0), append("t", len(seqs(store, "t")), "z")) == [None, None]
    store.close()
    assert sound(small_disk / "data")
