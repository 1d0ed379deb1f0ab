"""Rate limits as token buckets: so many things a second, and some at once."""

from collections.abc import Callable
from dataclasses import dataclass, field

MANY = 10_000  # buckets, after which those that have run empty are forgotten


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

    def allow(self, who: object) -> bool:
        if len(self.buckets) > MANY:
            self.forget()
        now = self.now()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.most, at=now)
        return bucket.takes(now)

    def forget(self) -> None:
        now = self.now()
        self.buckets = {who: kept for who, kept in self.buckets.items() if (now - kept.at) * self.rate < kept.level}
