"""Servers that start at once, for tests that need many: python -m tests.server.forks FOLDER

Whoever starts a server waits mostly for imports. Here one process imports everything and forks a server for each line
it reads, one after another; each tells its process and then what every server tells.
"""

import os
import sys
from importlib import import_module

from threekings.cli import main


def serve(folder: str) -> None:
    print(os.getpid(), flush=True)
    main(["serve", "--port", "0", "--data", folder])


if __name__ == "__main__":
    import_module("threekings.cli.serve")
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            serve(sys.argv[1])
        os.waitpid(child, 0)
