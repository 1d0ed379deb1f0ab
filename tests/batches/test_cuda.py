"""Batches on a GPU: the kernels do what the loops of the CPU do, to the byte. A real GPU is asked by
lab/gpu_report.py; here a thread after the other runs in plain Python.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.batches.gpu_of_one_thread import GpuOfOneThread
from threekings.batches import Batch, cuda
from threekings.batches.cuda import column
from threekings.batches.plan import BOTS
from threekings.games import GAMES
from threekings.lab import gpu_report

CASES = [
    ("king-lui", 3, False, 6),
    ("ku-ka-king", 3, True, 6),
    ("ku-ka-king", 4, False, 6),
    ("kings-catering", 2, True, 2),
]


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    stand_in = GpuOfOneThread()
    cuda.kernels.cache_clear()
    monkeypatch.setattr(cuda, "driver", lambda: stand_in)
    yield
    cuda.kernels.cache_clear()


def both(case: tuple[str, int, bool, int], **more: Any) -> tuple[Batch, Batch]:
    game, players, every_seat, games = case
    settings: dict[str, Any] = {"players": players, "games": games, "seed": 3, "every_seat": every_seat, **more}
    return tk.batch(game, **settings), tk.batch(game, **settings, device="cuda")


def assert_alike(one: Batch, other: Batch) -> None:
    for mine, theirs in zip(one.shown, other.shown, strict=True):
        assert mine.tobytes() == theirs.tobytes()
    assert one._device.lanes.tobytes() == other._device.lanes.copy_to_host().tobytes()


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_kernels_play_the_games_of_the_cpu_to_the_byte(case: tuple[str, int, bool, int]) -> None:
    one, other = both(case)
    assert_alike(one, other)
    for _ in range(12 if case[0] == "kings-catering" else 70):
        actions = one.random_actions()
        assert other.random_actions().tolist() == actions.tolist()
        one.step(actions)
        other.step(actions)
        assert_alike(one, other)
    assert one.numbers.tolist() == other.numbers.tolist()
    assert one.observe().tobytes() == other.observe().tobytes()
    assert one.shown.features.tolist() == other.shown.features.tolist()
    assert one.shown.seats.tolist() == other.shown.seats.tolist()
    assert one.legal(1) == other.legal(1)


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize(("case", "bot"), [(CASES[0], "random"), (CASES[1], "random")], ids=str)
def test_kernels_play_out_and_count_as_the_cpu_does(case: tuple[str, int, bool, int], bot: str) -> None:
    one, other = both(case)
    for _ in range(2):
        assert one.play_out(bot) == other.play_out(bot)
        assert_alike(one, other)
        chosen = np.arange(case[-1]) % 2 == 1
        one.reset(chosen)
        other.reset(chosen)
        assert_alike(one, other)


@pytest.mark.usefixtures("gpu")
def test_an_illegal_action_is_refused_on_the_device_too() -> None:
    one, other = both(CASES[0])
    actions = one.random_actions()
    assert other.random_actions().tolist() == actions.tolist()
    actions[4] = 37
    for batch in (one, other):
        with pytest.raises(tk.IllegalMove, match="game 4, seat 0: action 37 is not legal"):
            batch.step(actions)
    assert_alike(one, other)
    with pytest.raises(ValueError, match=r"turns should be an array on the device as Batch.buffers makes it"):
        other.step(one.random_actions(), out=one.buffers())
    with pytest.raises(ValueError, match="actions should be whole numbers in an array"):
        other.step(np.zeros(6))


@pytest.mark.usefixtures("gpu")
def test_the_report_compares_and_measures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_report, "SECONDS", 0)
    monkeypatch.setattr(gpu_report, "BOTS", BOTS[:1])  # greedy counts on wider numbers than plain Python keeps
    monkeypatch.setattr(gpu_report, "driver", cuda.driver)
    monkeypatch.setattr(gpu_report, "GAMES", {"king-lui": replace(GAMES["king-lui"], players=(3,))})
    gpu_report.main(tmp_path, gpu_report.Scale(games=3, lanes=2, core=2), ["king-lui"])
    told = (tmp_path / "gpu.md").read_text()
    assert "| king-lui | 3 | 3 |" in told
    assert json.loads((tmp_path / "gpu.json").read_text())["machine"]["gpu"] == "a GPU of one thread"


@pytest.mark.usefixtures("gpu")
def test_the_report_finds_a_byte_that_differs() -> None:
    one, other = both(CASES[0])
    column(other._device.lanes, "number")[3] ^= 1
    with pytest.raises(AssertionError, match="they differ in"):
        gpu_report.alike([one._device.lanes], [other._device.lanes])


def test_where_there_is_no_gpu_it_is_said_in_a_word() -> None:
    try:
        cuda.driver()
    except ValueError:
        with pytest.raises(ValueError, match="device 'cuda' needs"):
            tk.batch("king-lui", players=3, games=8, device="cuda")
