"""How many connections there may be at the same time, in all and from each address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class ConnectionLimit:
    """Counts connections; one without an address (a program on this machine) is counted in all only."""

    most: int
    most_of_one: int
    count: int = 0
    addresses: Counter[str | None] = field(default_factory=Counter)

    def has_space(self, address: str | None) -> bool:
        return self.count < self.most and (address is None or self.addresses[address] < self.most_of_one)

    def enter(self, address: str | None) -> None:
        self.count += 1
        self.addresses[address] += 1

    def leave(self, address: str | None) -> None:
        self.count -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    @contextmanager
    def entered(self, address: str | None) -> Iterator[None]:
        """While one more connection lasts."""
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)
