"""The data folder: owned by one process at a time, and by one store in it, and no business of other users.

Two locks keep other processes out, and both end with their process however that ends. The one on the lock file is POSIX
(`lockf`); it would let somebody in who deletes that file, so the folder itself is locked as well (`flock`), where the
file system can do that. From them follows:

- A POSIX lock does not keep the same process out, so `_owned` does. It is lost when *any* descriptor of the lock file
  is closed in the owning process, so nothing may open that file but this module, after a look at `_owned`.
- The lock on the folder is inherited by forked children, and lasts until they end too, so they close it at once.
"""

import fcntl
import os
import stat
from contextlib import suppress
from pathlib import Path
from threading import Lock

from threekings.server.store.changes import InUse, StoreFailed

LOCK = "threekings.lock"
DATABASE = "threekings.sqlite"
FILES = (LOCK, DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm")
EDITIONS = "editions"
OTHERS = stat.S_IRWXG | stat.S_IRWXO
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_guard = Lock()
_owned: dict[Path, "Folder"] = {}


class Folder:
    """A folder this process owns until `release`. Made by `take`."""

    def __init__(self, path: Path, folder_lock: int, file_lock: int):
        self.path = path
        self.database = path / DATABASE
        self.folder_lock, self._file_lock = folder_lock, file_lock
        self._opened = self.database.stat()

    def release(self) -> None:
        with _guard:
            if _owned.get(self.path) is self:
                del _owned[self.path]
                os.close(self.folder_lock)
                os.close(self._file_lock)

    def size(self, name: str) -> int:
        """Bytes of a file; 0 where it is not there just now."""
        with suppress(FileNotFoundError):
            return (self.path / name).stat().st_size
        return 0

    def missing(self) -> list[str]:
        """The files that were deleted or replaced beneath this process, by their names."""
        kept = {DATABASE: self._opened, LOCK: os.fstat(self._file_lock)}
        return [name for name, file in kept.items() if not _is_still(self.path / name, file)]

    def lock_again(self) -> None:
        """Put a lock file back that was deleted: the folder is locked, so that no other process has made one."""
        with _guard:
            before, self._file_lock = self._file_lock, _lock_file(self.path, self.path)
            os.close(before)

    def open_to_others(self) -> bool:
        """Whether other users of the machine may look into the folder, or change editions."""
        seen = any(_mode(self.path / name) & OTHERS for name in ("", *FILES))
        return seen or bool(_mode(self.path / EDITIONS) & OTHERS_WRITE)

    def make_files_private(self) -> None:
        """Take from others what they may do with files that are this user's."""
        for path in (self.path / name for name in FILES):
            with suppress(OSError):
                if _mode(path) & OTHERS and path.stat().st_uid == os.geteuid():
                    path.chmod(_mode(path) & ~OTHERS)


def take(path: Path) -> Folder:
    """Make the folder where it is missing, and own it: `InUse`, or `StoreFailed` if it is unusable."""
    try:
        with _guard:
            folder = _make(path)
            if folder in _owned:
                raise InUse(f"the data folder {path} is already open in this process")
            taken = _owned[folder] = _locked(folder, path)
            taken.make_files_private()
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


def _locked(folder: Path, shown: Path) -> Folder:
    folder_lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    file_lock = -1
    try:
        _lock_folder(folder_lock, folder, shown)
        file_lock = _lock_file(folder, shown)
        # What is made by SQLite may be read by others; made here first, it may not, and SQLite keeps it so. Later
        # nobody may do this: closing the file ends the locks that SQLite has on it.
        os.close(os.open(folder / DATABASE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        return Folder(folder, folder_lock, file_lock)
    except BaseException:
        for descriptor in (folder_lock, file_lock):
            with suppress(OSError):
                os.close(descriptor)
        raise


def _lock_folder(descriptor: int, folder: Path, shown: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        owner = (folder / LOCK).read_text() if (folder / LOCK).exists() else ""
        raise _in_use(shown, owner) from problem
    except OSError:
        pass  # a file system that locks no folders: the lock file has to do


def _lock_file(folder: Path, shown: Path) -> int:
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _try_lock(descriptor, shown)
        # Writing shows that the folder is no read-only one; the file holds who to look for.
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _try_lock(descriptor: int, shown: Path) -> None:
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as problem:  # POSIX allows either
        raise _in_use(shown, os.pread(descriptor, 20, 0).decode()) from problem


def _in_use(shown: Path, owner: str) -> InUse:
    number = owner.strip()
    text = f"the data folder {shown} is in use by another process ({number or 'unknown'})"
    return InUse(text, int(number) if number.isdigit() else None)


def _is_still(path: Path, file: os.stat_result) -> bool:
    try:
        return os.path.samestat(path.stat(), file)
    except OSError:
        return False


def _mode(path: Path) -> int:
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except OSError:
        return 0


def _close_in_child() -> None:
    """A forked child owns nothing: were it to keep the lock on a folder, nobody could own that after its parent."""
    for folder in _owned.values():
        os.close(folder.folder_lock)
    _owned.clear()


os.register_at_fork(after_in_child=_close_in_child)
