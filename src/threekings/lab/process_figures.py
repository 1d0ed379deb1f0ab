"""What a process uses of the machine, as Linux counts it; where it does not, nothing is told."""

import os
from contextlib import suppress
from pathlib import Path


def processor_seconds(process: int) -> float:
    """Processor time a process and those it has started have used."""
    return sum(_processor_ticks(each) for each in family(process)) / os.sysconf("SC_CLK_TCK")


def _processor_ticks(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def resident_bytes(process: int) -> int:
    """Memory of a process and those it has started."""
    with suppress(OSError):
        pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(process))
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def family(process: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]
