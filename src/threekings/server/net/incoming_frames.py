"""Frames that a client sends: decoded first and counted then, so that a refusal can name its action."""

from collections.abc import Callable

import msgspec

from threekings.server.net.rate_limits import Bucket, RateLimits, TooFast
from threekings.server.protocol.messages import AnyClientFrame, Hello, decode
from threekings.server.table.refused import Refused

MOST_BYTES = 4096  # of a frame from a client
RATE, BURST = 50.0, 100.0  # frames a second, and at once
OF_ITS_OWN = 2.0, 10.0  # and of these, that do not count for its address
UNREADABLE = 2  # frames that one counts for which cannot be decoded
HELLO = 5  # frames of its address that a hello counts for, whose answer is a whole table


class IncomingFrames:
    """Those of one connection, which are counted for it and for its address."""

    def __init__(self, now: Callable[[], float], of_address: RateLimits, address: str | None):
        self.now, self.of_address, self.address = now, of_address, address
        self.bucket = Bucket(RATE, BURST, at=now())
        self.of_its_own = Bucket(*OF_ITS_OWN, at=now())

    def decoded(self, text: str | bytes) -> AnyClientFrame:
        """The frame, or Refused: one that is no JSON, or no frame of the protocol, counts twice."""
        try:
            return decode(text)
        except msgspec.DecodeError as error:
            reason = str(error)
        except RecursionError:
            reason = "JSON is nested too deeply"
        self.count(UNREADABLE)
        raise Refused("frame", reason)

    def check(self, frame: AnyClientFrame, text: str | bytes) -> None:
        """Refuse what comes too often or is too long; the transport takes nothing that is longer by far."""
        self.count(of_address=HELLO if type(frame) is Hello else 1)
        if len(text) > MOST_BYTES:
            raise Refused("frame", f"a frame has at most {MOST_BYTES} bytes")

    def count(self, frames: int = 1, *, of_address: int = 1) -> None:
        if not self.bucket.takes(self.now(), frames):
            raise TooFast("too many frames: wait a moment")
        if of_address == 1 and frames == 1 and self.of_its_own.takes(self.now()):
            return  # somebody who plays is not kept from it by neighbours behind the same address
        if self.address is not None and not self.of_address.allow(self.address, max(frames, of_address)):
            raise TooFast("too many frames from your address: wait a moment")
