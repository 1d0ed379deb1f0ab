"""Whose turn it is to think: one address after another, each with its tables in turn, and these with their seats.

However many tables somebody has, and however long their bots think, that keeps only their own tables waiting.
"""

from collections import OrderedDict
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """As much of a thought as decides when it has its turn."""

    table: str
    addresses: frozenset[str | None]  # of all who wait for it, with each of whom it has a turn; None: of nobody known


Item = TypeVar("Item", bound=Waiting)


class FairTurns(Generic[Item]):
    """What waits for its turn."""

    def __init__(self) -> None:
        self._turns: OrderedDict[str | None, OrderedDict[str, OrderedDict[Item, None]]] = OrderedDict()
        self._items: set[Item] = set()

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, item: Item) -> bool:
        return item in self._items

    def put(self, item: Item) -> None:
        """Behind all others of its table; the table behind all others of its addresses, and these, if they are new."""
        self._items.add(item)
        for address in item.addresses:
            tables = self._turns.setdefault(address, OrderedDict())
            tables.setdefault(item.table, OrderedDict())[item] = None

    def take(self) -> Item | None:
        """What is next; its address and table are then the last ones."""
        if not self._turns:
            return None
        address, tables = next(iter(self._turns.items()))
        table, items = next(iter(tables.items()))
        item = next(iter(items))
        self._turns.move_to_end(address)
        tables.move_to_end(table)
        self.remove(item)
        return item

    def remove(self, item: Item) -> None:
        self._items.remove(item)
        for address in item.addresses:
            tables = self._turns[address]
            items = tables[item.table]
            del items[item]
            if not items:
                del tables[item.table]
            if not tables:
                del self._turns[address]
