"""What a process uses of the machine, as Linux counts it; where it does not, nothing is told."""

import os
from contextlib import suppress
from pathlib import Path


def processor_seconds(process: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int:
    """Memory of a process."""
    with suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
