"""What a GPU does for batches: python -m threekings.lab.gpu_report FOLDER [GAME…] writes gpu.md and gpu.json.

Speed is measured beside one core of the same machine. Then games stepped through with masks and observations, and games
played out by bots, are compared: they must be those of the CPU to the byte, for every number of players. It needs
NumPy, Numba, numba-cuda and a GPU, and takes some minutes, most of them compiling.
"""

import json
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from threekings.batches import Batch, batch
from threekings.batches.cuda import NoDevice, driver
from threekings.batches.plan import BOTS
from threekings.games import GAMES

LARGE = 4096  # bytes of a state: of such games fewer are played
COMPARED = 4  # every so many steps all that is shown is compared
SECONDS = 2.0  # about how long a figure is measured
STARTED = time.perf_counter()


@dataclass(frozen=True)
class Scale:
    """How many games: compared with the CPU, and side by side where speed is measured, on the GPU and on one core."""

    games: int = 1_000_000
    lanes: int = 1 << 22
    core: int = 4096

    def of(self, game: str) -> "Scale":
        large = GAMES[game].rules.STATE.itemsize > LARGE
        return Scale(self.games // 10, self.lanes // 8, self.core // 4) if large else self


@dataclass(frozen=True)
class Parity:
    game: str
    players: int
    games: int  # stepped through to their end, and as many played out by each bot
    steps: int
    bytes: int  # compared


@dataclass(frozen=True)
class Figure:
    game: str
    players: int
    what: str
    gpu: float  # a second
    core: float

    @property
    def ratio(self) -> float:
        return self.gpu / self.core


def main(folder: Path, scale: Scale, games: Sequence[str] = tuple(GAMES)) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tell(f"on {machine()['gpu']}")
    parities, figures = [], []
    for game in games:
        for figure in measure(game, scale.of(game)):
            figures.append(figure)
            tell(f"{game}, {figure.what}: {figure.gpu:,.0f} a second, {figure.ratio:.0f} × one core")
        for players in GAMES[game].players:
            parities.append(compare(game, players, scale.of(game)))
            tell(f"{game}, {players} players: {parities[-1].games:,} games alike in {parities[-1].bytes:,} bytes")
        write(folder, figures, parities)


def write(folder: Path, figures: list[Figure], parities: list[Parity]) -> None:
    """Write down what is known so far."""
    found = {"machine": machine(), "figures": [*map(asdict, figures)], "parity": [*map(asdict, parities)]}
    (folder / "gpu.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (folder / "gpu.md").write_text(told(figures, parities), encoding="utf-8")


def tell(line: str) -> None:
    print(f"{time.perf_counter() - STARTED:6.1f} s  {line}", flush=True)


# Parity


def compare(game: str, players: int, scale: Scale) -> Parity:
    """Play the same games on both; AssertionError where a byte differs."""
    cpu, gpu = (batch(game, players=players, games=scale.games, seed=players, device=name) for name in ("cpu", "cuda"))
    steps, compared = 0, alike(cpu.shown, gpu.shown)
    while not (cpu.numbers >= scale.games).all():
        actions = cpu.random_actions()
        assert np.array_equal(actions, gpu.random_actions().copy_to_host()), f"{game}: actions differ"
        cpu.step(actions)
        gpu.step(actions)
        steps += 1
        if steps % COMPARED == 0:
            compared += alike(cpu.shown, gpu.shown)
    compared += alike([cpu._device.lanes], [gpu._device.lanes])
    for bot in BOTS:
        cpu.reset()
        gpu.reset()
        assert cpu.play_out(bot) == gpu.play_out(bot), f"{game}: totals of {bot} differ"
        compared += alike([*cpu.shown, cpu._device.lanes], [*gpu.shown, gpu._device.lanes])
    return Parity(game, players, scale.games, steps, compared)


def alike(cpu: Iterable[Any], gpu: Iterable[Any]) -> int:
    """Compare arrays on both; how many bytes."""
    compared = 0
    for mine, theirs in zip(cpu, gpu, strict=True):
        copied = theirs.copy_to_host()
        assert np.array_equal(mine.view(np.uint8), copied.view(np.uint8)), f"they differ in {mine.dtype.names}"
        compared += mine.nbytes
    return compared


# Speed


def measure(game: str, scale: Scale) -> Iterator[Figure]:
    """Steps with masks, observations and the next game after the last; then games played out."""
    players = min(4, GAMES[game].players[-1])
    gpu = batch(game, players=players, games=scale.lanes, seed=1, device="cuda")
    core = batch(game, players=players, games=scale.core, seed=1, threads=1)
    yield Figure(game, players, "steps", *(scaled(one, stepping(one)) for one in (gpu, core)))
    for bot in BOTS:
        yield Figure(game, players, f"games of {bot}", *(scaled(one, playing(one, bot)) for one in (gpu, core)))


def scaled(one: Batch, seconds: Callable[[], float]) -> float:
    """How many games a second go through something: the best of repeats in about SECONDS."""
    seconds()  # compiled now
    spent = [seconds()]
    while sum(spent) < SECONDS:
        spent.append(seconds())
    return one.plan.games / min(spent)


def stepping(one: Batch) -> Callable[[], float]:
    def seconds() -> float:
        actions = one.random_actions()
        return timed(lambda: one.step(actions))

    return seconds


def playing(one: Batch, bot: str) -> Callable[[], float]:
    def seconds() -> float:
        one.reset()
        return timed(lambda: one.play_out(bot))

    return seconds


def timed(work: Callable[[], Any]) -> float:
    cuda = driver()
    cuda.synchronize()
    started = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - started


# The report


def machine() -> dict[str, str]:
    name = driver().get_current_device().name
    cpus = [line.partition(":")[2].strip() for line in cpu_lines() if line.startswith("model name")]
    return {
        "gpu": name.decode() if isinstance(name, bytes) else str(name),
        "cpu": cpus[0] if cpus else platform.processor(),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }


def cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def told(figures: list[Figure], parities: list[Parity]) -> str:
    about = machine()
    lines = [
        "# Batches on a GPU",
        "",
        f"`python -m threekings.lab.gpu_report`, on {about['gpu']} beside {about['cpu']} (Python {about['python']}, "
        f"NumPy {about['numpy']}). Steps include the check of every action, masks, observations of the seat to act, "
        "rewards, and the next game after the last.",
        "",
        "| game | players | | GPU, a second | one core, a second | ratio |",
        "|---|---|---|---|---|---|",
        *(f"| {f.game} | {f.players} | {f.what} | {f.gpu:,.0f} | {f.core:,.0f} | {f.ratio:.0f} |" for f in figures),
        "",
        "The same games on GPU and CPU, to the byte: stepped through by chance to the end of every one, with all that "
        f"is shown compared every {COMPARED} steps, then as many played out by {' and by '.join(BOTS)}.",
        "",
        "| game | players | games | steps each | bytes compared | |",
        "|---|---|---|---|---|---|",
        *(f"| {p.game} | {p.players} | {p.games:,} | {p.steps} | {p.bytes:,} | alike |" for p in parities),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), Scale(), sys.argv[2:] or tuple(GAMES))
    except NoDevice as error:
        sys.exit(str(error))
