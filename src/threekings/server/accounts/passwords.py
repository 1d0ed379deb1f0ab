"""Passwords: hashed with argon2id in few threads, so that a flood of guesses costs neither the memory nor the games."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from threekings import names
from threekings.server.table.refused import Refused

FEWEST_LETTERS, MOST_LETTERS = 8, 128
AT_ONCE = 2  # hashes
MOST_WAITING = 16  # those that are computed counted
MEMORY = 19 * 1024  # kibibytes of a hash; with two passes, what OWASP asks for
HASHER = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
# What nobody's password is: checking it takes as long as checking that of an account.
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$Y4NrbDg27JJeFnAeCgTNYQ$oebRqR31v6ZnG+Cne4Gk6We5tVV+NOs6XwChc/vzcDU"

Computed = TypeVar("Computed")


class Passwords:
    """Hashes and checks, so many at once; so many more wait, others are to come again."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        return await self._computed(partial(HASHER.hash, password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Whether it is the password; without a hash it is not, which takes as long to say."""
        fits = await self._computed(partial(verified, password_hash or NOBODYS, one_form(password)))
        return fits and password_hash is not None

    async def _computed(self, work: Callable[[], Computed]) -> Computed:
        if self.waiting >= MOST_WAITING:
            raise Refused("busy", "too many log in just now: try again in a moment")
        self.waiting += 1
        computing = asyncio.get_running_loop().run_in_executor(self.threads, work)
        computing.add_done_callback(self._done)
        return await asyncio.shield(computing)  # who does not wait any more still counts

    def _done(self, computed: "asyncio.Future[Computed]") -> None:
        self.waiting -= 1
        if not computed.cancelled():
            computed.exception()  # whoever waited was told

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def verified(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (Argon2Error, InvalidHashError):
        return False


def one_form(password: str) -> str:
    """The same letters, whatever keyboard they were typed on."""
    return unicodedata.normalize("NFKC", password)


def checked_password(password: str, name: str) -> str:
    """A password that may be chosen; Refused where it is too short, too long, or the name."""
    found = one_form(password)
    if not FEWEST_LETTERS <= len(found) <= MOST_LETTERS or "\0" in found:
        raise Refused("weak", f"a password has {FEWEST_LETTERS} to {MOST_LETTERS} letters")
    if names.key(found) == names.key(name):
        raise Refused("weak", "a password is not the name")
    return found
