"""When each table has to be looked at next: a look at the clocks costs what is due, not what there is."""

import heapq

SLACK = 64  # entries that are not up to date, beside one for each table, before all such are thrown away


class Agenda:
    """Times by table. A time may be too early, never too late: who looks puts down the next one."""

    def __init__(self) -> None:
        self._times: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []  # with entries that are not up to date any more

    def __len__(self) -> int:
        return len(self._times)

    def put(self, table: str, at: float) -> None:
        """Look at a table then, and not before."""
        self._times[table] = at
        heapq.heappush(self._heap, (at, table))
        if len(self._heap) > 2 * len(self._times) + SLACK:
            self._heap = [(at, table) for table, at in self._times.items()]
            heapq.heapify(self._heap)

    def at_latest(self, table: str, at: float) -> None:
        """Look at a table then at the latest."""
        known = self._times.get(table)
        if known is None or at < known:
            self.put(table, at)

    def drop(self, table: str) -> None:
        self._times.pop(table, None)

    def take_due(self, now: float) -> list[str]:
        """The tables that are due, which are on the agenda no more."""
        due = []
        while self._heap and self._heap[0][0] <= now:
            at, table = heapq.heappop(self._heap)
            if self._times.get(table) == at:
                del self._times[table]
                due.append(table)
        return due
