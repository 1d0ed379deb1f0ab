"""A server that notes where it spends its time, for `threekings bench serve`: python -m …profiled FILE serve …

It begins at a first SIGUSR1 and writes the file at a second one: what happens before and after is nobody's load.
"""

import cProfile
import signal
import sys
from types import FrameType

from threekings.cli import main


class Profiled:
    """The profile of the main thread, in which the event loop runs."""

    def __init__(self, path: str):
        self.profile, self.path, self.begun = cProfile.Profile(), path, False

    def mark(self, _number: int, _frame: FrameType | None) -> None:
        """Begin, or end and write down what was seen."""
        if self.begun:
            self.profile.disable()
            self.profile.dump_stats(self.path)
        else:
            self.begun = True
            self.profile.enable()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, Profiled(sys.argv.pop(1)).mark)
    main()
