"""A disk whose power can be cut: afterwards it holds what was synced, and of the rest what chance has kept.

All files are in memory. Unsynced writes survive or not sector by sector. The disk makes a file's name durable with its
first sync, as SQLite does by syncing the folder. Exclusive locking spares the shared memory, which it does not have.
"""

from pathlib import Path
from random import Random
from typing import Any

import apsw

SECTOR = 512


class Disk(apsw.VFS):
    """Goes dark at a given operation; every later one fails."""

    def __init__(self, name: str, chance: Random, *, cut_at: int, kept: float):
        super().__init__(name, "")
        self.name = name
        self.dark = False
        self.durable: dict[str, bytes] = {}  # what is left, once dark
        self._files: dict[str, File] = {}
        self._chance, self._left, self._kept = chance, cut_at, kept

    def load(self, path: str, content: bytes) -> None:
        self._files[path] = File(self, content)

    def work(self) -> None:
        """Count an operation; at the last one the power goes."""
        self._left -= 1
        if self._left == 0:
            self.dark = True
            self.durable = {path: file.after_the_cut() for path, file in self._files.items() if file.named}
        if self.dark:
            raise apsw.IOError("the power is gone")

    def survives(self) -> bool:
        return self._chance.random() < self._kept

    def xFullPathname(self, name: str) -> str:
        return name

    def xAccess(self, path: str, flags: int) -> bool:  # noqa: ARG002
        return path in self._files

    def xDelete(self, path: str, sync: bool) -> None:  # noqa: ARG002
        self.work()
        self._files.pop(path, None)

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # type: ignore[override]
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        flags[1] = flags[0]
        return self._files.setdefault(path, File(self))


class File:
    """One file: as SQLite sees it, as it was last synced, and the sectors written since."""

    def __init__(self, disk: Disk, content: bytes | None = None):
        self.named = content is not None
        self._disk = disk
        self._now = bytearray(content or b"")
        self._synced = bytes(self._now)

    def after_the_cut(self) -> bytes:
        left = bytearray(self._synced)
        for start in range(0, len(self._now), SECTOR):
            sector = self._now[start : start + SECTOR]
            if sector != left[start : start + SECTOR] and self._disk.survives():
                left.extend(bytes(max(0, start + len(sector) - len(left))))
                left[start : start + len(sector)] = sector
        return bytes(left)

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self._now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._disk.work()
        self._now.extend(bytes(max(0, offset + len(data) - len(self._now))))
        self._now[offset : offset + len(data)] = data

    def xTruncate(self, size: int) -> None:
        self._disk.work()
        del self._now[size:]

    def xSync(self, flags: int) -> None:  # noqa: ARG002
        self._disk.work()
        self._synced, self.named = bytes(self._now), True

    def xFileSize(self) -> int:
        return len(self._now)

    def xLock(self, level: int) -> None:
        """Nobody else is here."""

    def xUnlock(self, level: int) -> None:
        """Nobody else is here."""

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:  # noqa: ARG002
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return 0

    def xClose(self) -> None:
        """The content stays."""


def connect(disk: Disk, path: Path) -> apsw.Connection:
    """A connection to a database on the disk, which starts with what the real file holds."""
    disk.load(path.name, path.read_bytes())
    connection = apsw.Connection(path.name, vfs=disk.name)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    return connection
