"""Virtual time: it passes when nothing is left to do, and processes die, stop and wait as real ones do."""

import asyncio
from collections.abc import Coroutine
from queue import Empty
from typing import Any

import pytest

from tests.simulation.threads import Event, SimpleQueue, Thread
from tests.simulation.virtual_time import Loop, Standstill, World


def fail(message: str, error: BaseException | None) -> None:
    raise AssertionError(message) from error


def run(world: World, loop: Loop, story: Coroutine[Any, Any, Any]) -> Any:
    task = loop.begin(story)
    world.run(task.done)
    return task.result()


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def loop(world: World) -> Loop:
    return Loop(world, fail)


def test_a_year_is_over_at_once(world: World, loop: Loop) -> None:
    run(world, loop, asyncio.sleep(365 * 86400))
    assert world.now == 365 * 86400


def test_what_is_due_first_comes_first_in_whichever_process(world: World, loop: Loop) -> None:
    other, heard = Loop(world, fail), list[str]()
    loop.call_later(2, heard.append, "second")
    other.call_later(1, heard.append, "first")
    loop.call_later(2, heard.append, "third")
    world.run(lambda: len(heard) == 3)
    assert heard == ["first", "second", "third"]


def test_timeouts_and_other_threads_work_are_those_of_asyncio(world: World, loop: Loop) -> None:
    async def story() -> str:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 5)
        return await asyncio.to_thread(lambda: "done")

    assert run(world, loop, story()) == "done"
    assert world.now == 5


def test_where_nobody_will_ever_do_anything_that_is_said(world: World, loop: Loop) -> None:
    task = loop.begin(asyncio.Event().wait())
    with pytest.raises(Standstill):
        world.run(task.done)
    loop.die()
    loop.bury()
    assert task.cancelled()


def test_a_dead_process_does_nothing_and_leaves_nothing(world: World, loop: Loop) -> None:
    heard = list[str]()

    async def speak() -> None:
        try:
            await asyncio.sleep(1)
            heard.append("alive")
        finally:
            heard.append("ended")

    task = loop.begin(speak())
    world.step()
    loop.die()
    Loop(world, fail).call_later(2, heard.append, "later")
    world.run(lambda: bool(heard))
    assert heard == ["later"]
    loop.bury()
    assert task.done() and heard == ["later", "ended"]


def test_a_stopped_process_does_later_what_was_due_meanwhile(world: World, loop: Loop) -> None:
    heard = list[tuple[str, float]]()
    for name, at in (("a", 1.0), ("b", 2.0), ("c", 9.0)):
        loop.call_later(at, lambda name=name: heard.append((name, world.now)))
    loop.stop_for(5)
    world.run(lambda: len(heard) == 3)
    assert heard == [("a", 5), ("b", 5), ("c", 9)]


def test_threads_take_turns_and_wait_in_virtual_time(world: World, loop: Loop) -> None:
    async def story() -> list[Any]:
        queue, gate, heard = SimpleQueue(), Event(), list[Any]()

        def work() -> None:
            heard.append((queue.get(), world.now))
            with pytest.raises(Empty):
                queue.get(timeout=2)
            heard.append(world.now)
            gate.wait(10)
            heard.append(world.now)

        Thread(target=work).start()
        await asyncio.sleep(1)
        queue.put("given")
        await asyncio.sleep(5)
        gate.set()
        await asyncio.sleep(1)
        return heard

    assert run(world, loop, story()) == [("given", 1), 3, 6]


def test_the_threads_of_a_dead_process_end_where_they_are(world: World, loop: Loop) -> None:
    heard = list[str]()

    async def begin() -> Thread:
        def work() -> None:
            try:
                SimpleQueue().get()
            finally:
                heard.append("ended")

        thread = Thread(target=work)
        thread.start()
        await asyncio.sleep(0)
        return thread

    thread = run(world, loop, begin())
    world.run(lambda: thread.paused and bool(thread.greenlet))
    loop.die()
    assert heard == ["ended"] and thread.greenlet.dead
