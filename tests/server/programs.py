"""Programs that the tests of the store start, kill and starve: python -m tests.server.programs NAME FOLDER ..."""

import asyncio
import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests.server.writing import append, entry, seqs
from threekings.server.store.changes import Change, InUse, Repeated, Sealed, StoreFailed
from threekings.server.store.sqlite import SQLiteStore
from threekings.server.store.store import Store

TABLES = [f"table {number}" for number in range(12)]


def open_and_tell(folder: Path, uid: str = "") -> None:
    """Say how opening went, as somebody else if a user id is given."""
    if uid:
        os.seteuid(int(uid))
    try:
        SQLiteStore.open(folder)
    except (InUse, StoreFailed) as refusal:
        print(f"{type(refusal).__name__}: {refusal}")
    else:
        print("opened")


def hold(folder: Path) -> None:
    """Keep the folder until killed, with a child that lives on."""
    store = SQLiteStore.open(folder)
    child = os.fork()
    if child:
        asyncio.run(store.write(append("held", 0)))
        print(child, flush=True)
    time.sleep(60)


# Kills


def kill_again_and_again(folder: Path, kills: str) -> None:
    """Let children append under load and kill each; tell what was acknowledged, whatever the store says."""
    chance, told = random.Random(7), []
    for _ in range(int(kills)):
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.close(read)
            asyncio.run(_append_for_ever(SQLiteStore.open(folder), write))
        os.close(write)
        told.append(os.read(read, 100))  # it has begun
        time.sleep(chance.uniform(0.01, 0.12))
        os.kill(child, signal.SIGKILL)
        while more := os.read(read, 65536):
            told.append(more)
        os.close(read)
        os.waitpid(child, 0)
    lines = b"".join(told).decode().splitlines(keepends=True)
    print(json.dumps([line.strip().split(",") for line in lines if line.endswith("\n")]))


async def _append_for_ever(store: Store, ledger: int) -> None:
    await asyncio.gather(*(_append_to(store, table, ledger) for table in TABLES))


async def _append_to(store: Store, table: str, ledger: int) -> None:
    """Go on where the log ends, having first sent its last action again, as somebody does who got no answer."""
    start = len(store.read_log(table))
    if start:
        try:
            await store.write(append(table, start, f"{table} {start - 1}"))
            os.write(ledger, f"{table},doubled\n".encode())
        except Repeated:
            pass
    for seq in count(start):
        sealed = Sealed(seq % 4, b"%d" % seq)
        await store.write(Change(table, (entry(seq, f"{table} {seq}", b"%d" % seq),), seal=sealed))
        os.write(ledger, f"{table},{seq}\n".encode())


# A file that may not grow


def starve(folder: Path) -> None:
    """Run into the largest size a file may have, then be given more."""
    store = SQLiteStore.open(folder)
    before = _append_until_refused(store, room=1 << 18)
    resource.setrlimit(resource.RLIMIT_FSIZE, resource.getrlimit(resource.RLIMIT_FSIZE)[1:] * 2)
    kept = seqs(store, "t")
    asyncio.run(store.write(append("t", len(kept), "after")))
    print(json.dumps({**before, "kept": kept, "then": seqs(store, "t")}))
    store.close()


def _append_until_refused(store: Store, *, room: int) -> dict[str, object]:
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))

    async def main() -> dict[str, object]:
        for seq in range(1000):
            try:
                await store.write(Change("t", (entry(seq, f"a{seq}", bytes(3000)),)))
            except StoreFailed as failed:
                return {"acknowledged": seq, "reason": str(failed)}
        raise AssertionError

    return asyncio.run(main())


PROGRAMS: dict[str, Callable[..., None]] = {
    "open": open_and_tell,
    "hold": hold,
    "kill": kill_again_and_again,
    "starve": starve,
}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
