"""The server's time: what the clock of the machine says at the start, and from then on counted, never set.

Clocks of machines jump: they are set, by hand or by the network. A game's clocks are not to: somebody would run out of
time, or have a day more. While the machine is suspended or the process stopped, this time stands still, as the players
do. Pages learn it from the Date header of every answer, so that deadlines are right there too.
"""

import time
from collections.abc import Callable
from email.utils import formatdate

STANDSTILL = 10.0  # seconds in which nobody asked for the time, and so nothing went on: more of them do not count


class SteadyTime:
    """Seconds since 1970 that only ever grow; after a restart not less than the server has counted before.

    To be asked every second or so: that shows that the server goes on.
    """

    def __init__(
        self,
        not_before: float | None = None,
        *,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ):
        self._now = max(wall(), not_before or 0.0)
        self._monotonic, self._asked = monotonic, monotonic()

    def __call__(self) -> float:
        before, self._asked = self._asked, self._monotonic()
        self._now += min(self._asked - before, STANDSTILL)
        return self._now


def http_date(now: float) -> bytes:
    """A time as it stands in a header."""
    return formatdate(now, usegmt=True).encode()
