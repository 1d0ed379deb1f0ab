"""Servers that start at once, for tests that need many: python -m tests.server.forks FOLDER

Whoever starts a server waits for imports and for compiled code to be loaded. Here one process does that once and forks
a server for each line it reads, one after another; each tells its process and then what every server tells.
"""

import os
import sys

import threekings
from threekings.cli import load, main


def load_everything() -> None:
    load("serve")
    match = threekings.new("king-lui", players=3, seed=1)
    while not match.over:
        (seat,) = match.to_act
        match.play(match.view(seat)["moves"][0], seat)


def serve(folder: str) -> None:
    print(os.getpid(), flush=True)
    main(["serve", "--port", "0", "--data", folder])


if __name__ == "__main__":
    load_everything()
    for _ in sys.stdin.buffer:
        child = os.fork()
        if not child:
            serve(sys.argv[1])
        if not os.WIFSIGNALED(os.waitpid(child, 0)[1]):
            sys.exit("a server has ended by itself")
