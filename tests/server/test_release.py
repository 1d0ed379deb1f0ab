"""A release with a corrected edition changes no game that is stored, running or finished: two real starts.

The package is copied, a second standard edition is added to the copy, and the copy is started over the same folder.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import threekings

PACKAGE = Path(threekings.__file__).parent
START = 120.0  # seconds: the rules may have to be compiled first
CORRECTION = ("emeralds = 5", "emeralds = 3")


@contextmanager
def started(package: Path, data: Path) -> Iterator[str]:
    """A server of this package over a folder: its address."""
    env = os.environ | {"PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-m", "threekings", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=data.parent) as server:
        try:
            assert server.stdout
            yield re.findall(r"http://\S+", server.stdout.readline())[0]
        finally:
            server.terminate()


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """A release of the package with a second standard edition of King Lui."""
    package = tmp_path / "release" / "threekings"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web"))
    editions = package / "rules" / "king_lui" / "editions"
    text = (editions / "1.toml").read_text(encoding="utf-8")
    assert CORRECTION[0] in text
    (editions / "2.toml").write_text(text.replace(*CORRECTION), encoding="utf-8")
    return package


class Player:
    """Somebody who sits in the first seat of tables, beside two bots that move at once."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    def ask(self, address: str, path: str, body: dict[str, Any] | None = None) -> Any:
        url = f"{address}/api/tables{path}"
        answer = self.http.get(url) if body is None else self.http.post(url, json=body)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def table(self, address: str) -> str:
        plan = {"game": "king-lui", "seats": ["open", "random", "random"], "pace": 0}
        table: str = self.ask(address, "", plan)["table"]
        return table

    def sit(self, address: str, table: str) -> None:
        self.ask(address, f"/{table}/sit", {"name": "Ada", "seat": 0})

    def turn(self, address: str, table: str) -> dict[str, Any]:
        """How the table stands once the player is to move, or the game is over."""
        while True:
            state: dict[str, Any] = self.ask(address, f"/{table}?seat=0")
            if state["status"] == "over" or state.get("view", {}).get("moves"):
                return state
            time.sleep(0.1)

    def play(self, address: str, table: str, most: int = 1000) -> None:
        for number in range(most):
            state = self.turn(address, table)
            if state["status"] == "over":
                return
            moves = state["view"]["moves"]
            self.ask(address, f"/{table}/play", {"seat": 0, "move": moves[number % len(moves)]})


def played(player: Player, data: Path, corrected: Path) -> list[str]:
    """Games before and after the release, and their records; those of before are compared on the way."""
    with started(PACKAGE, data) as address:
        finished, running, gathering = (player.table(address) for _ in range(3))
        for table in (finished, running):
            player.sit(address, table)
        player.play(address, finished)
        player.play(address, running, most=4)
        record = player.ask(address, f"/{finished}/record")
        before = player.turn(address, running)
    with started(corrected, data) as address:
        assert player.ask(address, f"/{finished}/record") == record
        assert player.turn(address, running) == before
        new = player.table(address)
        for table in (gathering, new):
            player.sit(address, table)
        for table in (running, gathering, new):
            player.play(address, table)
        return [player.ask(address, f"/{table}/record") for table in (finished, running, gathering, new)]


def test_a_corrected_edition_changes_no_game_that_was_set_up_before(tmp_path: Path, corrected: Path) -> None:
    with httpx.Client(timeout=START) as http:
        *old, new = played(Player(http), tmp_path / "data", corrected)
    first = threekings.GAMES["king-lui"].standard_editions[0]
    for record in old:
        assert "edition" not in record
        assert threekings.replay(record).over
        assert digest_in(corrected, record) == first.digest
    named = re.search(r"^edition standard ([0-9a-f]{64})$", new, re.MULTILINE)
    assert named and named[1] == digest_in(corrected, new) != first.digest
    with pytest.raises(threekings.BrokenRecord, match=named[1]):
        threekings.replay(new)


def digest_in(package: Path, record: str) -> str:
    """The edition with which a release replays a record."""
    check = "import sys, threekings; print(threekings.replay(sys.stdin.read()).edition.digest)"
    env = os.environ | {"PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", check], input=record, env=env, capture_output=True, text=True, check=True, cwd=package
    )
    return done.stdout.strip()
