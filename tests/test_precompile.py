"""Compiling ahead: what comes first, how far it is, what a failure costs."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba.core.event
import pytest

import threekings
from tests.compilers import JOBS, SlowCompiler
from threekings import bots, jit, precompile
from threekings.game import Game
from threekings.games import GAMES
from threekings.match import Match
from threekings.precompile import CompileQueue, CompilingFailed, compile_apart, is_compiled, jobs_left


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def with_queue(scenario: Callable[[SlowCompiler, CompileQueue], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        slow = SlowCompiler()
        queue = slow.queue()
        queue.start()
        await settle()
        try:
            await scenario(slow, queue)
        finally:
            await queue.close()

    asyncio.run(main())


def test_rules_of_all_games_come_before_bots_of_any_two_at_a_time_on_two_cores() -> None:
    async def scenario(slow: SlowCompiler, _queue: CompileQueue) -> None:
        for count in range(2, len(JOBS) + 1):
            assert slow.begun == JOBS[:count]
            slow.finish(*slow.begun[count - 2])
            await settle()

    with_queue(scenario)


def test_a_game_that_somebody_wants_is_compiled_at_once_rules_first() -> None:
    async def scenario(slow: SlowCompiler, queue: CompileQueue) -> None:
        queue.want("kings-catering")
        queue.want("kings-catering")
        await settle()
        assert slow.begun[2:] == [("kings-catering", "rules")]
        slow.finish("kings-catering", "rules")
        await settle()
        assert slow.begun[3:] == [("kings-catering", "bots")]
        assert queue.waiting == [("king-lui", "bots"), ("ku-ka-king", "bots")]

    with_queue(scenario)


def test_progress_is_told_for_a_game_and_for_all() -> None:
    async def scenario(slow: SlowCompiler, queue: CompileQueue) -> None:
        slow.reports["king-lui", "rules"](0.4)
        assert queue.progress("king-lui") == pytest.approx(0.2)
        slow.finish("king-lui", "rules")
        await settle()
        assert queue.progress("king-lui") == 0.5 and queue.progress("ku-ka-king") == 0.0
        assert queue.progress() == pytest.approx(1 / 6)
        assert queue.unfinished() == ["ku-ka-king", "kings-catering", "king-lui"]

    with_queue(scenario)


def test_a_part_is_ready_when_it_is_compiled_and_one_that_was_is_at_once() -> None:
    async def scenario(slow: SlowCompiler, queue: CompileQueue) -> None:
        waiting = asyncio.ensure_future(queue.ready("king-lui", "rules"))
        await settle()
        assert not queue.is_ready("king-lui", "rules") and not waiting.done()
        slow.finish("king-lui", "rules")
        await settle()
        assert queue.is_ready("king-lui", "rules") and waiting.done()
        assert queue.is_ready("king-lui", "simulation")  # nobody has asked for it
        await asyncio.wait_for(queue.ready("king-lui", "simulation"), timeout=1)

    with_queue(scenario)


def test_what_cannot_be_compiled_holds_up_nothing_else() -> None:
    async def scenario(slow: SlowCompiler, queue: CompileQueue) -> None:
        slow.ends["king-lui", "rules"].set_exception(CompilingFailed("no space left"))
        await settle()
        assert str(queue.errors["king-lui", "rules"]) == "no space left"
        assert queue.is_ready("king-lui", "rules") and ("kings-catering", "rules") in slow.begun

    with_queue(scenario)


def test_only_what_is_not_compiled_yet_is_left_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "_folder", [tmp_path])
    monkeypatch.setitem(precompile.PARTS, "bots", lambda _: None)
    games = list(GAMES.values())
    precompile.compile_part(games[0], "bots")
    assert is_compiled(games[0], "bots") and not is_compiled(games[0], "rules") and not is_compiled(games[0])
    assert jobs_left(games[:2], ("rules", "bots")) == [
        (games[0].name, "rules"),
        (games[1].name, "rules"),
        (games[1].name, "bots"),
    ]


# Real processes


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(CompilingFailed, match="no-such-game"):
        asyncio.run(compile_apart("no-such-game", "rules", lambda _: None))


def test_a_worker_compiles_and_tells_how_far_it_is() -> None:
    shares: list[float] = []
    asyncio.run(compile_apart("king-lui", "rules", shares.append))
    assert shares and all(0 <= share <= 1 for share in shares)
    assert is_compiled(GAMES["king-lui"], "rules")


def test_a_worker_ends_when_nobody_hears_it_any_more(tmp_path: Path) -> None:
    """Such as after the server that started it was killed; another one finds nothing broken."""
    command = [sys.executable, "-m", "threekings.precompile", "ku-ka-king", "bots"]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"THREEKINGS_CACHE": str(tmp_path)})
    assert worker.stdout
    worker.stdout.readline()
    worker.stdout.close()
    assert worker.wait(timeout=300) == 1
    assert not list(tmp_path.glob("*/*.compiled"))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_is_left_to_compile_at_a_table(game: Game) -> None:
    for part in precompile.TO_PLAY:
        precompile.compile_part(game, part)
    with compiled_meanwhile() as compiled:
        for players in game.players:
            live_through(threekings.new(game.name, players=players, seed=3))
    assert compiled == []


@contextmanager
def compiled_meanwhile() -> Iterator[list[str]]:
    """The functions that the compiler is asked for."""
    found: list[str] = []

    class Listener(numba.core.event.Listener):
        def on_start(self, event: Any) -> None:
            found.append(event.data["dispatcher"].py_func.__qualname__)

        def on_end(self, event: Any) -> None:
            pass

    with numba.core.event.install_listener("numba:compile", Listener()):
        yield found


def live_through(game: Match) -> None:
    """All that may happen at a table: moves, refusals, views, bots of every kind, the end and a look back."""
    while not game.over:
        seat = game.to_act[-1]
        game.views([*range(game.players), None])
        game.breakdown()
        if game.length < 2 * game.players:
            for bot in ("random", "greedy", "steward:20", "steward:2ms"):
                bots.choose(bots.read_bot(bot), game, seat, 1)
            game.why_not(game.moves(seat)[0], seat)
        game.play(game.moves(seat)[0], seat)
    game.view_after(1, 0, opened=True)
    threekings.replay(game.record())
