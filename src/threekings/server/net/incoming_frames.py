"""Frames that a client sends: decoded first and counted then, so that a refusal can name its action."""

from collections.abc import Callable

import msgspec

from threekings.server.net.rate_limits import Bucket
from threekings.server.protocol.messages import AnyClientFrame, decode
from threekings.server.table.refused import Refused

MOST_BYTES = 4096  # of a frame from a client
RATE, BURST = 50.0, 100.0  # frames a second, and at once
UNREADABLE = 2  # frames that one counts for which cannot be decoded


class IncomingFrames:
    """Those of one connection."""

    def __init__(self, now: Callable[[], float]):
        self.now = now
        self.bucket = Bucket(RATE, BURST, at=now())

    def decoded(self, text: str | bytes) -> AnyClientFrame:
        """The frame, or Refused: one that is no JSON, or no frame of the protocol, counts twice."""
        try:
            return decode(text)
        except msgspec.DecodeError as error:
            self.count(UNREADABLE)
            raise Refused("frame", str(error)) from None

    def check(self, text: str | bytes) -> None:
        """Refuse what comes too often or is too long; the transport takes nothing that is longer by far."""
        self.count()
        if len(text) > MOST_BYTES:
            raise Refused("frame", f"a frame has at most {MOST_BYTES} bytes")

    def count(self, frames: int = 1) -> None:
        if not self.bucket.takes(self.now(), frames):
            raise Refused("rate", "too many frames: wait a moment")
