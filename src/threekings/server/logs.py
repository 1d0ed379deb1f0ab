"""What the server writes down about itself: one JSON object a line, on stderr.

Default deny: a line holds its event, its level, and facts whose names stand in FACTS; nothing a player has typed, no
move, name, token, cookie or address of a player. Of errors, the type and the places in the source are written, and
their words only where these are about the machine (a full disk, a folder). Texts of libraries are cut to their first
line, with nothing filled in but numbers. Warnings that come again and again are written now and then: strangers can
cause some, and are not to fill the disk.
"""

import json
import logging
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

from threekings.server.net.rate_limits import RateLimits
from threekings.server.store.changes import InUse, StoreFailed

FACTS = (
    "version",
    "address",
    "folder",
    "table",
    "game",
    "players",
    "code",
    "bot",
    "sockets",
    "part",
    "count",
    "seconds",
    "process",
)
ABOUT_THE_MACHINE = (InUse, StoreFailed, OSError)
OURS = "threekings"
KIND = 80  # letters by which texts of libraries are told apart
PLACES = 12  # in the source that are named for an error, at most
SHOWN = 6  # letters of a table's name: enough to find it again, not to go there
REPEAT_RATE, REPEAT_BURST = 0.1, 20.0  # warnings of one kind a second, and at once
logger = logging.getLogger("threekings.server")


def event(name: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """Write down that something has happened; only facts that FACTS names may be written."""
    assert facts.keys() <= {*FACTS}, facts.keys()
    if "table" in facts:
        facts["table"] = facts["table"][:SHOWN]
    logger.log(level, name, exc_info=error, extra={"facts": facts})


class Lines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.msg if hasattr(record, "facts") else words_of(record),
        }
        if not record.name.startswith(OURS):
            line["from"] = record.name
        line |= getattr(record, "facts", {})
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        if record.exc_info and record.exc_info[1]:
            line |= error_facts(record.exc_info[1], record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Keeps warnings of one kind from being written again and again; the next one tells how many there were."""

    def __init__(self, now: Callable[[], float] = time.monotonic):
        super().__init__()
        self.limits = RateLimits(REPEAT_RATE, REPEAT_BURST, now)
        self.left_out: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = kind_of(record)
        if not self.limits.allow(kind):
            self.left_out[kind] += 1
            return False
        record.left_out = self.left_out.pop(kind, 0)
        return True


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """What warnings have in common that are counted together."""
    error = type(record.exc_info[1]) if record.exc_info else None
    table = getattr(record, "facts", {}).get("table")
    return record.name, str(record.msg)[:KIND], error, table


def words_of(record: logging.LogRecord) -> str:
    """What a library says, without what it was given."""
    numbers = isinstance(record.args, tuple) and all(isinstance(arg, int | float) for arg in record.args)
    text = record.getMessage() if record.args and numbers else str(record.msg)
    first = text.strip().partition("\n")[0]
    return error_in_text(text) if "Traceback" in first else first


def error_in_text(text: str) -> str:
    """An error that came as text: its type, and where it came from."""
    kinds = re.findall(r"^[ |]*([A-Za-z_][\w.]*)(?::|$)", text, re.MULTILINE)
    places = re.findall(r'File ".*?([^/"]+)", line (\d+), in (\S+)', text)
    return ", ".join([*kinds[-1:], *(f"{file}:{line} {name}" for file, line, name in places[-PLACES:])])


def error_facts(error: BaseException, places: TracebackType | None) -> dict[str, Any]:
    """An error by its type and where it came from."""
    facts: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, ABOUT_THE_MACHINE):
        facts["why"] = str(error)
    frames = traceback.extract_tb(places)[-PLACES:]
    facts["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    return facts


def write_lines(*, verbose: bool = False, stream: TextIO | None = None) -> None:
    """Let everything that is logged become lines on stderr, in place of what was there before."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(logging.DEBUG if verbose else logging.INFO)
