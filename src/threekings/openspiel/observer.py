"""What seats know, as OpenSpiel's strings and tensors: the parts that batches show (docs/batches.md) and, with perfect
recall, all cards and moves so far as the seat was told of them. Numbers stand as they are; -1 where there is nothing.
"""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np
import pyspiel

from threekings.fast_records import new_record
from threekings.openspiel.position import NO_ACTION, Position
from threekings.openspiel.setup import Setup
from threekings.openspiel.told import NO_CARD, remember, seen

FILLING = "spare"  # the part of an observation that means nothing
ANYBODY = 0  # from whose seat it is seen what all may know


class Observer:
    """What `make_py_observer` promises: `tensor`, its parts in `dict`, `set_from` and `string_from`."""

    def __init__(self, setup: Setup, kind: Any, parameters: Mapping[str, Any] | None):
        if parameters:
            raise ValueError(f"observers of {setup.game.name} take no parameters: {', '.join(parameters)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is not shown: ask for one after another")
        self.setup, self.recall, self.public = setup, bool(kind.perfect_recall), bool(kind.public_info)
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._blank = b"\xff" * setup.dense.OBSERVATION.itemsize
        self._seen = new_record(setup.dense.OBSERVATION)
        shapes = self._shapes()
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        setup, kind = self.setup, self.setup.dense.OBSERVATION
        shapes: dict[str, tuple[int, ...]] = {"seat": (setup.players,)} if self.recall and self.own else {}
        for name in kind.names or ():
            if name != FILLING and (self.own if name in setup.cards.own_parts else self.public):
                shapes[name] = kind[name].shape or (1,)
        if self.recall and self.public:
            shapes |= {"cards": (setup.cards.draws,), "moves": (setup.cards.choices, setup.lines)}
        return shapes

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player knows into the tensor."""
        position: Position = state.position
        self._observe(position, player)
        for name, part in self.dict.items():
            if name in (self._seen.dtype.names or ()):
                part[...] = self._seen[name]
        if "seat" in self.dict:
            self.dict["seat"][:] = np.arange(self.setup.players) == player
        if "moves" in self.dict:
            self._recall(position, player if self.own else None)

    def string_from(self, state: Any, player: int) -> str:
        """With perfect recall the story so far, else the parts of the observation."""
        position: Position = state.position
        if self.recall:
            return self._story(position, player)
        self._observe(position, player)
        names = [name for name in self.dict if name in (self._seen.dtype.names or ())]
        return "\n".join(f"{name}: {' '.join(map(str, np.ravel(self._seen[name])))}" for name in names)

    def _observe(self, position: Position, player: int) -> None:
        """What is known before the cards that are being dealt; of a game that has not begun, nothing."""
        setup = self.setup
        self._seen.data[:] = self._blank
        if position.state is not None:
            seat = player if self.own else ANYBODY
            setup.dense.observe(setup.edition.record, position.state, seat, self._seen)

    def _story(self, position: Position, player: int) -> str:
        seat = f"seat {player}\n" if self.own else ""
        return seat + (remember(self.setup, position.past, player if self.own else None) if self.public else "")

    def _recall(self, position: Position, viewer: int | None) -> None:
        cards, moves = self.dict["cards"], self.dict["moves"]
        cards[:], moves[:] = NO_CARD, NO_ACTION
        place = turn = 0
        for past in position.past.all() if position.past else ():
            dealt = seen(self.setup, past, viewer)
            cards[place : place + len(dealt)] = dealt
            place += len(dealt)
            if past.deed.actions:
                moves[turn] = past.deed.actions
                turn += 1
