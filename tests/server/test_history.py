"""What whoever hosts a server is told of its last hour, and nobody else."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.server.registries import TestServer, run
from tests.server.serving import Browser, Served, serving
from threekings.server.history import KEPT, History, quantile
from threekings.server.metrics import BOUNDS, Histogram
from threekings.server.registry.perform import play
from threekings.server.table.refused import Refused


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("history")) as server:
        yield server


@pytest.fixture
def served(running: Served) -> Served:
    return running


def note(served: Served) -> None:
    """Take a sample now."""
    asyncio.run_coroutine_threadsafe(served.app.state.history.note(), served.loop).result(20)


def report(served: Served, **headers: str) -> httpx.Response:
    return httpx.get(f"{served.address}/api/host", headers=headers, trust_env=False)


def test_it_is_told_on_this_machine_only(served: Served) -> None:
    assert report(served).status_code == 200
    refused = report(served, **{"X-Forwarded-For": "192.0.2.7"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert "history" not in refused.text


def test_moves_refusals_and_connections_are_in_the_next_sample(served: Served, ada: Browser) -> None:
    note(served)
    table = ada.ask("", {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "pace": 10_000})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    line = ada.socket(table, 0)
    line.until("state")
    assert line.ask("play", move="take crown")["tell"] == "refusal"
    assert line.ask("play", move=line.state["view"]["moves"][0])["tell"] == "done"
    note(served)
    told = report(served).json()
    latest = told["history"][-1]
    assert latest["sockets"] == latest["playing"] == 1
    assert latest["moves"] > 0 and latest["refused"] > 0 and latest["commits"] > 0 and latest["group"] >= 1
    assert 0 < latest["half"] <= latest["nearly_all"] <= BOUNDS[-1]
    assert latest["memory"] > 1e6
    assert told["tables"]["playing"] == 1 and told["moves"]["person"] == 1
    assert sum(told["refused"].values()) >= 1
    assert told["problem"] is None


def test_an_hour_is_kept(server: TestServer) -> None:
    async def story() -> None:
        history = History(server.registry)
        for _ in range(KEPT + 5):
            server.time += 10
            await history.note()
        assert len(history.samples) == KEPT
        assert history.samples[-1].at - history.samples[0].at == (KEPT - 1) * 10

    run(story())


def test_a_sample_is_of_what_was_done_since_the_one_before(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        history = History(server.registry)
        match = live.table.match
        assert match
        (seat,) = match.to_act
        move = match.moves(seat)[0]
        with pytest.raises(Refused):
            await play(server.registry, live, seat, "take crown")
        await play(server.registry, live, seat, move)
        for _ in range(2):
            server.time += 10
            await history.note()
        first, second = history.samples
        assert (first.moves, second.moves) == (0.1, 0)
        assert (first.group, second.group) == (1, 0)
        assert second.nearly_all == 0

    run(story())


@pytest.mark.parametrize(
    ("delays", "share", "seconds"),
    [
        ([], 0.5, 0.0),
        ([0.02] * 100, 0.5, 0.0175),
        ([0.002] * 50 + [0.2] * 50, 0.99, 0.247),
        ([99.0] * 10, 0.5, BOUNDS[-1]),
    ],
)
def test_a_share_of_moves_lies_between_the_bounds_of_the_histogram(
    delays: list[float], share: float, seconds: float
) -> None:
    histogram = Histogram()
    for delay in delays:
        histogram.add(delay)
    assert quantile(histogram.counts, share) == pytest.approx(seconds)
