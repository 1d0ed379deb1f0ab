"""Files that are written whole or not at all."""

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def check_writable(path: Path) -> None:
    """ValueError if a file cannot be written there; nothing is left behind."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise ValueError(f"{path} cannot be written: {error.strerror}") from None


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment, power cuts included, there is the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
