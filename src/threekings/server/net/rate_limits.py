"""Rate limits as token buckets: so many things a second, and some at once."""

from collections.abc import Callable
from dataclasses import dataclass, field

from threekings.server.table.refused import Refused

MANY = 10_000  # buckets, after which those that have run empty are forgotten
FORGET_EVERY = 1.0  # seconds between two times that this is done: all buckets are looked at then


class TooFast(Refused):
    """More was asked than a rate limit allows: who goes on so is not listened to for a while."""

    def __init__(self, reason: str):
        super().__init__("rate", reason)


@dataclass
class Bucket:
    """Lets so many things happen a second, and some at once."""

    rate: float
    most: float
    level: float = 0.0
    at: float = 0.0

    def takes(self, now: float, count: int = 1) -> bool:
        """Whether one thing more may happen, or one that counts as several."""
        self.level = max(0.0, self.level - max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level + count > self.most:
            return False
        self.level += count
        return True


@dataclass
class RateLimits:
    """How much each of many may ask; those who have not asked for long are forgotten."""

    rate: float
    most: float
    now: Callable[[], float]
    buckets: dict[object, Bucket] = field(default_factory=dict)
    forgot: float = float("-inf")

    def shared(self, processes: int) -> "RateLimits":
        """The part of one of so many processes, over which the system spreads who asks."""
        return RateLimits(self.rate / processes, max(self.most / processes, 1.0), self.now)

    def allow(self, who: object, count: int = 1) -> bool:
        now = self.now()
        if len(self.buckets) > MANY and abs(now - self.forgot) >= FORGET_EVERY:
            self.forget()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.most, at=now)
        return bucket.takes(now, count)

    def forget(self) -> None:
        now = self.forgot = self.now()
        self.buckets = {who: kept for who, kept in self.buckets.items() if (now - kept.at) * self.rate < kept.level}
