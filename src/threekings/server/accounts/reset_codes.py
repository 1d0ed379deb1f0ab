"""Codes with which the operator lets somebody choose a new password: nothing is stored for them.

A code is made from a key that lies beside the data, the account and the hash of its password: it is worth nothing once
the password is another one, nor after a day. So the command that makes one need only read, while a server runs.
"""

import base64
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from threekings.server.store.changes import Account
from threekings.server.table.refused import Refused

KEY = "password-resets.key"  # in the data folder; no backup has it
KEY_BYTES, CODE_BYTES = 32, 15
DAY = 86400


def reset_key(folder: Path) -> bytes:
    """The key of a server's codes, drawn where there is none. Several processes may begin at once: the file is there
    whole or not at all, and the first one's counts.
    """
    path = folder.expanduser() / KEY
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        with NamedTemporaryFile(dir=path.parent, prefix=f"{KEY}.") as file:  # nobody else may read it
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
            with suppress(FileExistsError):
                place_whole(Path(file.name), path)
    return path.read_bytes()


def place_whole(file: Path, path: Path) -> None:
    """Give a file that is written its name; FileExistsError if that is taken."""
    try:
        os.link(file, path)
    except FileExistsError:
        raise
    except OSError:  # some file systems, as of memory sticks and shares, have no second names
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as copy:
            copy.write(file.read_bytes())


def reset_code(key: bytes, account: Account, until: int) -> str:
    """A code that lets somebody choose a new password until then, in seconds since 1970."""
    asked = f"{until} {account.id.hex()} {account.password}"
    digest = hmac.digest(key, asked.encode(), "sha256")[:CODE_BYTES]
    return f"{until:x}-{base64.b32encode(digest).decode().lower()}"


def check_code(key: bytes, account: Account | None, code: str, now: float) -> None:
    """Refused unless the code was made for this account as it is, and is not too old."""
    try:
        until = int(code.partition("-")[0], 16)
    except ValueError:
        until = 0
    usable = now <= until <= now + 2 * DAY
    if not (usable and key and account and account.password) or not hmac.compare_digest(
        reset_code(key, account, until).encode(), code.encode()
    ):
        raise Refused("code", "this code does not fit the name, was used, or is too old: ask the operator for another")
