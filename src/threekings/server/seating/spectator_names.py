"""Under which names spectators have spoken: nobody else is called so while the table is in memory."""

MOST_NAMES = 500  # kept of one table, the latest


class SpectatorNames:
    """Those of one table, and whose they are: a session's, or an address's."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}

    def keep(self, name: str, who: object) -> None:
        self.names.pop(name, None)
        self.names[name] = who
        if len(self.names) > MOST_NAMES:
            del self.names[next(iter(self.names))]

    def of_others(self, who: object) -> list[str]:
        return [name for name, speaker in self.names.items() if speaker != who]
