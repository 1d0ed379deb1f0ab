"""The data folder: owned by one process at a time, and by one store in it.

The lock is POSIX (`lockf`): it ends with its process however that ends, and a forked child does not inherit it. Two
things follow. It does not keep the same process out, so `_owned` does. And it is lost when *any* descriptor of the
lock file is closed in the owning process, so nothing may open that file but `take`, after a look at `_owned`.
"""

import fcntl
import os
from pathlib import Path
from threading import Lock

from threekings.server.store.changes import FolderInUse, StoreFailed

LOCK = "threekings.lock"
DATABASE = "threekings.sqlite"
_guard = Lock()
_owned: set[Path] = set()


class Folder:
    """A folder this process owns until `release`. Made by `take`."""

    def __init__(self, path: Path, descriptor: int):
        self.path = path
        self.database = path / DATABASE
        self._descriptor = descriptor

    def release(self) -> None:
        with _guard:
            os.close(self._descriptor)
            _owned.discard(self.path)


def take(path: Path) -> Folder:
    """Make the folder where it is missing, and own it: `FolderInUse`, or `StoreFailed` if it is unusable."""
    try:
        with _guard:
            folder = _make(path)
            if folder in _owned:
                raise FolderInUse(f"the data folder {path} is already open in this process")
            taken = Folder(folder, _lock(folder, path))
            _owned.add(folder)
    except OSError as problem:
        raise StoreFailed(f"the data folder {path} cannot be used: {problem.strerror}") from problem
    return taken


def _make(path: Path) -> Path:
    folder = path.expanduser().resolve()
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True)
        _sync(folder.parent)
    return folder


def _sync(folder: Path) -> None:
    """Without this the new folder itself could be gone after a power cut, with all that is durable in it."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lock(folder: Path, shown: Path) -> int:
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _try_lock(descriptor, shown)
        # Writing shows that the folder is no read-only one; the file holds who to look for.
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        # What is made by SQLite may be read by others; made here first, it may not, and SQLite keeps it so.
        os.close(os.open(folder / DATABASE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _try_lock(descriptor: int, shown: Path) -> None:
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as problem:  # POSIX allows either
        owner = os.pread(descriptor, 20, 0).decode().strip() or "unknown"
        raise FolderInUse(f"the data folder {shown} is in use by another process ({owner})") from problem
