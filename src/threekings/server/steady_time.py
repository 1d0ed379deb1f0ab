"""The server's time: what the clock of the machine says at the start, and from then on counted, never set.

Clocks of machines jump: they are set, by hand or by the network. A game's clocks are not to: somebody would run out of
time, or have a day more. While the machine is suspended this time stands still, as the players do. Pages learn it from
the Date header of every answer, so that deadlines are right there too.
"""

import time
from collections.abc import Callable
from email.utils import formatdate


def steady_time(
    not_before: float | None = None,
    *,
    wall: Callable[[], float] = time.time,
    monotonic: Callable[[], float] = time.monotonic,
) -> Callable[[], float]:
    """Seconds since 1970 that only ever grow; after a restart not less than the server has counted before."""
    begun = max(wall(), not_before or 0.0) - monotonic()
    return lambda: begun + monotonic()


def http_date(now: float) -> bytes:
    """A time as it stands in a header."""
    return formatdate(now, usegmt=True).encode()
