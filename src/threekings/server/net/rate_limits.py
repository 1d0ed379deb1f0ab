"""How much anyone may ask: so many things a second, and some at once; and how many may be here at the same time."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

MANY = 10_000  # buckets, after which those that have run empty are forgotten


@dataclass
class Bucket:
    """Lets so many things happen a second, and some at once."""

    rate: float
    most: float
    level: float = 0.0
    at: float = 0.0

    def takes(self, now: float) -> bool:
        self.level = max(0.0, self.level - max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.most:
            return False
        self.level += 1
        return True


@dataclass
class Limits:
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


@dataclass
class Crowd:
    """Those who are here at the same time, in all and from each address; without one they are counted in all only."""

    most: int
    most_of_one: int
    count: int = 0
    addresses: Counter[str | None] = field(default_factory=Counter)

    def has_space(self, address: str | None) -> bool:
        return self.count < self.most and (address is None or self.addresses[address] < self.most_of_one)

    @contextmanager
    def entered(self, address: str | None) -> Iterator[None]:
        """As long as one more is here."""
        self.count += 1
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.count -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
