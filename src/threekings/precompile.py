"""Compiling ahead, so that nobody waits in the middle of a game. The result stays on disk (jit.py).

A game is compiled in parts: its rules, its bots, its simulation. The compiler uses one core and keeps other threads
waiting, so each part is compiled by a process of its own, `python -m threekings.precompile GAME PART`, which tells on
its output how far it is. `CompileQueue` keeps as many of them going as there are cores.
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from threading import Thread
from types import ModuleType

from threekings import bots, match
from threekings.bots.hints import hints
from threekings.bots.loading import minds
from threekings.game import Game
from threekings.games import game_named
from threekings.jit import Compiled, cache_folder, prune_cache
from threekings.lab.simulate import Contest, loops, play_batch
from threekings.plugins import load_plugins

Job = tuple[str, str]  # a game and a part of it, by name
Report = Callable[[float], None]  # hears what share of a part is compiled, 0 to 1
TO_PLAY = ("rules", "bots")  # the parts that people at a table need
BEHIND_OTHERS = 5  # how far a worker's priority is lowered: whoever plays comes first
A_MOMENT = 1e-6  # seconds: for one slice of a thought
PAUSE = 0.25  # seconds between two reports of a worker


class CompilingFailed(Exception):
    """A worker could not compile its part; what it wrote says why."""


def is_compiled(game: Game, *parts: str) -> bool:
    """Whether these parts of a game, or all, have been compiled before."""
    folder = cache_folder()
    return folder is not None and all((folder / _mark(game.name, part)).exists() for part in parts or PARTS)


def compile_part(game: Game, part: str) -> None:
    """Compile a part of a game in this process, or load it where that was done before."""
    PARTS[part](game)
    if folder := cache_folder():
        (folder / _mark(game.name, part)).touch()
        prune_cache()


def _mark(game: str, part: str) -> str:
    """The file in the cache folder that stands for a part that is compiled."""
    return f"{game}.{part}.compiled"


# What has to be called for the compiler to see all of a part


def _rules(game: Game) -> None:
    trial = match.new(game.name, players=game.players[0], seed=1)
    while not trial.over:
        seat = trial.to_act[0]
        trial.view(seat)
        trial.play(bots.choose(bots.Bot("random"), trial, seat, trial.length), seat)
    trial.view(None)
    trial.record()


def _bots(game: Game) -> None:
    trial = match.new(game.name, players=game.players[0], seed=1)
    for kind in bots.kinds_for(game):
        if kind.at_tables:
            _think(trial, kind)
    hints(trial, trial.to_act[0], seed=1, budget=1)


def _think(trial: match.Match, kind: bots.BotKind) -> None:
    """Let a bot think for a moment and name its move."""
    seat = trial.to_act[0]
    position = bots.Position(trial.game, trial.edition, trial.resampled(seat, 1), seat)
    thinking = bots.begin_thinking(bots.Bot(kind.name, playouts=1), position, 1)
    thinking.go_on(A_MOMENT)
    thinking.move()


def _simulation(game: Game) -> None:
    players = game.players[-1]
    seats = ([bots.Bot("random"), bots.Bot("greedy"), bots.Bot("steward", milliseconds=1)] * players)[:players]
    options = game.settled({}, players)
    trial = match.new(game.name, players=players, seed=1)
    for kind in bots.kinds_for(game):
        _think(trial, kind)
    play_batch(Contest(game, game.edition(), options, seats, games=1, seed=1), range(1))


PARTS: dict[str, Callable[[Game], None]] = {"rules": _rules, "bots": _bots, "simulation": _simulation}
CODE: dict[str, Callable[[Game], object]] = {  # where the functions of a part are
    "rules": lambda game: game.rules,
    "bots": lambda game: minds(game.name),
    "simulation": lambda game: loops(game.name),
}


# In processes of their own


class CompileQueue:
    """Parts of games, compiled one after another on all cores; one that somebody waits for is not kept waiting."""

    def __init__(
        self,
        jobs: Iterable[Job],
        *,
        compile_job: Callable[[str, str, Report], Awaitable[None]] | None = None,
        workers: int | None = None,
    ):
        self.waiting = list(jobs)
        self.share = dict.fromkeys(self.waiting, 0.0)  # of each job that is done
        self.errors: dict[Job, Exception] = {}
        self._compile_job = compile_job or compile_apart
        self._workers = workers or os.cpu_count() or 1
        self._finished = {job: asyncio.Event() for job in self.waiting}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        for _ in range(self._workers):
            self._begin(self._work())

    async def close(self) -> None:
        """End the workers, wherever they are: what they have finished is kept, the rest is compiled another time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def is_ready(self, game: str, part: str) -> bool:
        return (game, part) not in self._finished or self._finished[game, part].is_set()

    async def ready(self, game: str, part: str) -> None:
        """Wait for a part of a game."""
        if (game, part) in self._finished:
            await self._finished[game, part].wait()

    def unfinished(self) -> list[str]:
        """The games of which something is still to be compiled."""
        return list(dict.fromkeys(game for (game, part) in self.share if not self.is_ready(game, part)))

    def progress(self, game: str | None = None) -> float:
        """The share of a game, or of all, that is compiled, 0 to 1."""
        shares = [share for (name, _), share in self.share.items() if game in (None, name)]
        return sum(shares) / len(shares) if shares else 1.0

    def want(self, game: str) -> None:
        """Somebody waits for a game: compile it now, beside what is being compiled."""
        wanted = [job for job in self.waiting if job[0] == game]
        if wanted:
            self.waiting = [job for job in self.waiting if job[0] != game]
            self._begin(self._compile(*wanted))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        while self.waiting:
            await self._compile(self.waiting.pop(0))

    async def _compile(self, *jobs: Job) -> None:
        for job in jobs:
            try:
                await self._compile_job(*job, lambda share, job=job: self.share.update({job: share}))  # type: ignore[misc]
            except Exception as error:
                self.errors[job] = error  # whoever needs the part meets the error where it is used
            self.share[job] = 1.0
            self._finished[job].set()


def jobs_left(games: Iterable[Game], parts: Iterable[str]) -> list[Job]:
    """What is not compiled yet, the first part of all games before the second of any."""
    games = list(games)
    return [(game.name, part) for part in parts for game in games if not is_compiled(game, part)]


async def compile_apart(game: str, part: str, report: Report) -> None:
    """Compile a part of a game in a process of its own, which ends when this one does."""
    command = (sys.executable, "-m", "threekings.precompile", game, part)
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
    assert worker.stdout
    output = []
    try:
        async for line in worker.stdout:
            try:
                report(float(line))
            except ValueError:
                output.append(line.decode(errors="replace"))
        if await worker.wait():
            raise CompilingFailed("".join(output))
    finally:
        if worker.returncode is None:
            worker.kill()


def work(game: Game, part: str) -> None:
    """What a worker does."""
    os.nice(BEHIND_OTHERS)
    Thread(target=_tell_share, args=(CODE[part](game),), daemon=True).start()
    compile_part(game, part)


def _tell_share(code: ModuleType) -> None:
    """Write again and again what share of the functions is compiled; once nobody reads it, nobody wants the result."""
    functions = [function for function in vars(code).values() if isinstance(function, Compiled)]
    while True:
        share = sum(function.is_used for function in functions) / len(functions)
        try:
            os.write(sys.stdout.fileno(), f"{share:.3f}\n".encode())
        except BrokenPipeError:
            os._exit(1)
        time.sleep(PAUSE)


if __name__ == "__main__":
    load_plugins()
    work(game_named(sys.argv[1]), sys.argv[2])
