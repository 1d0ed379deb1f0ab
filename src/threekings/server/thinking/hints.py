"""Hints to people: thought out in the queue, in fair turns with bots, and told to the seat that has asked alone.

A hint is a function of what the seat knows and of how far the game is, so that asking again brings nothing new. It ends
with its budget of playouts, however slow the machine. The first one of a seat is an entry of the log.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable

from threekings.bots import Position
from threekings.bots.hints import BUDGETS, Hint, HintThinking, hinting
from threekings.server import logs
from threekings.server.protocol.messages import Hints
from threekings.server.protocol.outgoing_frames import hints_frame
from threekings.server.registry.live_table import LiveTable
from threekings.server.registry.perform import perform, personal_action
from threekings.server.registry.registry import TableRegistry
from threekings.server.table.hints import check_hint, mark_hint, moved_on
from threekings.server.table.refused import Refused
from threekings.server.table.table import Table
from threekings.server.thinking.thinking_queue import Thought


class HintThought(Thought):
    """What a bot would do in a person's place, and why."""

    def __init__(self, live: LiveTable, seat: int):
        match, seed = live.table.playing(), hint_seed(live.table, seat)
        position = Position(match.game, match.edition, match.resampled(seat, seed), seat)
        super().__init__(live.table.id, live.addresses, hinting(match.game, BUDGETS[match.game.search]), position, seed)
        self.unhurried = True
        self.live, self.turn = live, live.table.turn

    def go_on(self, clock: Callable[[], float]) -> bool:
        """A position that is past wants no hint any more."""
        if self.live.table.turn == self.turn:
            return super().go_on(clock)
        self._tell(moved_on())
        return False

    def begun(self) -> HintThinking:
        return HintThinking(self.position, self.bot.playouts)

    def result(self, thinking: HintThinking) -> list[Hint]:
        return thinking.hints()


def hint_seed(table: Table, seat: int) -> int:
    """By the table, the seat and how far the game is, and nothing else."""
    return int.from_bytes(hashlib.sha256(f"hint {table.id} {seat} {table.steps}".encode()).digest()[:8], "big")


async def give_hint(
    registry: TableRegistry, live: LiveTable, seat: int, action: str | None = None, *, turn: int | None = None
) -> Hints:
    """The hint to a seat's position; the same again where it was given before, or the action is sent again."""
    name, given = personal_action(registry, live, seat, action), live.hints
    async with given.lock(seat):
        if name in given.answers:
            return given.answers[name]
        check_hint(live.table, seat, turn)
        turn = live.table.turn
        found = given.known(seat, turn) or await think(registry, live, seat)
        if live.table.turn != turn:
            raise moved_on()
        if seat not in live.table.hinted:
            await perform(registry, live, lambda table: mark_hint(table, seat, turn))
        answer = hints_frame(action, turn, found)
        given.keep(name, answer)
    return answer


async def think(registry: TableRegistry, live: LiveTable, seat: int) -> list[Hint]:
    """Have a hint thought out; nobody else at the table waits for it."""
    if registry.queue is None:
        raise Refused("hints", "nobody thinks here")
    live.hints.count(seat)
    turn = live.table.turn
    await registry.compiling.ready(live.table.created.game, "bots")
    check_hint(live.table, seat, turn)
    thought = HintThought(live, seat)
    registry.queue.add(thought)
    try:
        found: list[Hint] = await asyncio.wrap_future(thought.chosen)
    except Refused:
        raise
    except Exception as error:  # nobody has foreseen it: the game goes on without a hint
        registry.metrics.errors += 1
        logs.event("hint failed", level=logging.ERROR, error=error, table=live.table.id)
        raise Refused("hints", "the bot that was asked could not think of any") from None
    finally:
        registry.queue.stop(thought)
    live.hints.remember(seat, turn, found)
    return found
