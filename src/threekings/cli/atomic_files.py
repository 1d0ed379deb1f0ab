"""Files that are written whole or not at all."""

import errno
import os
import secrets
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
    unfinished = path.with_name(f".{path.name}-{secrets.token_hex(4)}")  # readable by whom any new file is
    try:
        with unfinished.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
