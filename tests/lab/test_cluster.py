"""A Ray cluster plays as this process does: to the byte, on two nodes, and where a worker is lost in the middle."""

import os
import pickle
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import numpy as np
import pytest

from tests.cli.calls import call, refused
from tests.lab.test_simulate import contest
from threekings.bots import BOTS
from threekings.cli import extras, load, spread
from threekings.lab import cluster
from threekings.lab.cluster import Cluster, next_size
from threekings.lab.simulate import Contest, Counting, Tally, each_batch, simulate_games

SIMULATE = ("simulate", "king-lui", "--bots", "greedy,random,random", "--rotate", "--games", "6000", "--json")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes on this machine, which asks no other one for anything."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in cluster.QUIET.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster as Nodes

        nodes = Nodes()
        try:
            for _ in range(2):
                nodes.add_node(num_cpus=1, include_dashboard=False, object_store_memory=80 * 2**20)
            yield nodes.address
        finally:
            nodes.shutdown()


@pytest.fixture(scope="module")
def workers(address: str) -> Iterator[Cluster]:
    """This process, connected to it."""
    with Cluster(address) as connected:
        yield connected


@pytest.fixture
def connected(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands use that connection, whatever --ray says: to connect takes seconds."""
    monkeypatch.setattr(spread, "Cluster", lambda _address: nullcontext(workers))


def test_two_nodes_give_what_one_process_gives(address: str) -> None:
    command = [sys.executable, "-m", "threekings", *SIMULATE, "--ray", address]
    there = subprocess.run(command, capture_output=True, text=True, check=True)
    assert there.stdout == call(*SIMULATE).stdout != ""
    assert there.stderr == ""


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "king-lui", "--players", "3", "--bots", "greedy,random,steward:4", "--games", "24", "--until", "20"),
        ("lab", "king-lui", "--question", "seats", "--question", "cards", "--players", "3", "--bot", "greedy"),
        ("lab", "ku-ka-king", "--bot", "random", "--games", "40"),
        ("simulate", "kings-catering", "--players", "1", "--bots", "greedy", "--games", "30"),
    ],
)
@pytest.mark.usefixtures("connected")
def test_every_command_gives_the_same_there(command: tuple[str, ...]) -> None:
    here, there = call(*command, "--json"), call(*command, "--json", "--ray", "there")
    assert there.exit_code == 0, there.output
    assert there.stdout == here.stdout != ""


@pytest.mark.usefixtures("connected")
def test_records_are_those_of_one_process(tmp_path: Path) -> None:
    written: list[dict[str, bytes]] = []
    for place in (("--ray", "there"), ()):
        folder = tmp_path / f"records{len(written)}"
        assert call("simulate", "ku-ka-king", "--games", "20", "--records", folder, *place).exit_code == 0
        written.append({file.name: file.read_bytes() for file in folder.glob("*.record")})
    assert len(written[0]) == 20
    assert written[0] == written[1]


@dataclass(frozen=True)
class LostOnce(Counting):
    """Counts; but the first process that comes to a certain batch is killed."""

    folder: str
    fatal: int

    def __call__(self, contest: Contest, batch: range, games: np.ndarray) -> Tally:
        if batch.start == self.fatal:
            with suppress(FileExistsError):
                (Path(self.folder) / "lost").touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)
        return super().__call__(contest, batch, games)


def test_a_lost_worker_changes_nothing(workers: Cluster, tmp_path: Path) -> None:
    """Its games are played again by another one, and counted once."""
    played = contest("greedy,random,random", 20_000)
    sums = Tally(3)
    for part in each_batch(played, LostOnce(str(tmp_path), 9 * 512), workers):
        sums.take(part)
    assert (tmp_path / "lost").exists()
    here = simulate_games(played)
    assert (sums.games, sums.moves, sums.sums.tolist()) == (20_000, here.moves, here.sums.tolist())


@pytest.mark.usefixtures("connected")
def test_a_machine_with_other_code_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "code", lambda: "0.0-other")
    told = refused(call(*SIMULATE, "--ray", "there"))
    assert "in the cluster has other code" in told and "instead of 0.0-other" in told


@pytest.mark.usefixtures("connected")
def test_a_bot_that_is_not_known_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "homemade", BOTS["random"])
    told = refused(call("simulate", "king-lui", "--bots", "homemade,random,random", "--ray", "there"))
    assert "unknown bot 'homemade'" in told


@pytest.mark.usefixtures("connected")
def test_a_stopped_simulation_goes_on_there(tmp_path: Path) -> None:
    """What one process has counted, a cluster takes as known."""
    notes = tmp_path / "games.jsonl"
    assert call(*SIMULATE, "--games", "2001", "--notes", notes).exit_code == 0
    known = notes.read_bytes()
    there = call(*SIMULATE, "--notes", notes, "--ray", "there")
    assert there.stdout == call(*SIMULATE).stdout
    assert notes.read_bytes().startswith(known)
    assert len(notes.read_bytes()) > len(known)


@contextmanager
def listening(answer: bytes) -> Iterator[str]:
    """Somebody who is not Ray."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                connection, _ = server.accept()
                connection.sendall(answer)
                time.sleep(1)
                connection.close()

        thread = Thread(target=serve, daemon=True)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
    thread.join()


@pytest.mark.parametrize("where", ["127.0.0.1:1", "nowhere", "127.0.0.1:x", "127.0.0.1:99999", "ray://127.0.0.1:1"])
def test_a_cluster_that_cannot_be_reached_is_one_line(where: str) -> None:
    assert f"no Ray cluster can be reached at {where}: " in refused(call(*SIMULATE, "--ray", where))


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_something_else_that_listens_is_one_line(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "REACHED", 0.5)
    with listening(answer) as where:
        assert f"no Ray cluster can be reached at {where}: " in refused(call(*SIMULATE, "--ray", where))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(extras, "requires", lambda _name: ["ray>=2.50; extra == 'ray'"])
    assert 'pip install "threekings[ray]"' in refused(call(*SIMULATE, "--ray", "local"))


def test_threads_are_for_this_machine() -> None:
    assert "--threads is for this machine alone" in refused(call(*SIMULATE, "--ray", "local", "--threads", "2"))


def test_a_task_is_as_many_jobs_as_take_a_second() -> None:
    assert next_size(1, 0.25) == 4
    assert next_size(100, 10) == 1
    assert next_size(2, 0.001) == 8  # carefully: the next ones may take longer
    assert next_size(500, 0) == 512


def test_a_contest_comes_back_as_it_went() -> None:
    played = contest("steward:40,greedy,random", 9, game="kings-catering", rotate=True)
    again = pickle.loads(pickle.dumps(played))
    assert (again.game, again.edition, again.options) == (played.game, played.edition, played.options)
    assert [*again.bots] == [*played.bots]
    assert (again.games, again.seed, again.rotate) == (9, 5, True)


def test_every_command_of_the_page_can_be_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
    lines = [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines()]
    assert len(lines) > 5
    for line in lines:
        first, name, *args = line.split()
        if first == "threekings":
            load(name).make_context(name, args)
        else:
            assert (first, name) == ("python", "-m") and find_spec(args[0])
