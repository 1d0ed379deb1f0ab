"""A real `threekings serve` in a process of its own."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

SECONDS = 120  # for what takes a moment, on a machine that has much to do


class Serving:
    """The process, from the line that says where it is to its end."""

    def __init__(self, folder: Path, log: Path, *settings: str):
        command = [sys.executable, "-m", "threekings", "serve", "--port", "0", "--data", str(folder), *settings]
        self.log = log
        with log.open("w") as stderr:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True)
        self.said = self._beginning()
        self.addresses = re.findall(r"http://\S+", self.said)
        self.address = self.addresses[0] if self.addresses else ""

    def _beginning(self) -> str:
        """What it says until it is ready, or has ended."""
        assert self.process.stdout
        said = ""
        while "Ctrl-C" not in said and (line := self.process.stdout.readline()):
            said += line
        return said

    def __enter__(self) -> "Serving":
        assert self.address, self.log.read_text()
        return self

    def __exit__(self, _type: type[BaseException] | None, _error: object, _places: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)
        if self.process.stdout:
            self.process.stdout.close()

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(SECONDS)

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def children(self) -> list[int]:
        """The processes that serve, where there are several, by what the system knows of their parent."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=SECONDS, trust_env=False)
