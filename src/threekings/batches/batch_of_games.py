"""Many games of one kind played side by side in arrays: a step plays an action in every one of them.

No Python runs per game. Actions are numbers from 0 up, which mean a move in a position; what is shown of a game tells
which are legal and what the seat knows, and depends on nothing that it may not know. Every game is the one that
`tk.new` sets up with the seed that `seed_of` tells.
"""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Protocol, SupportsIndex

import numpy as np

from threekings.batches.buffers import Shown
from threekings.batches.calls import BatchCalls
from threekings.batches.cpu import CpuDevice
from threekings.batches.plan import BOTS, Plan, Totals
from threekings.errors import IllegalMove
from threekings.game import EditionSource, Game
from threekings.games import game_named
from threekings.match import ENTROPY, Match, check_players, checked_seed, whole_number
from threekings.options import RANDOM, Value

DEVICES = ("cpu", "cuda")
TOLD = 12  # legal actions that a refusal lists
MOST_GAMES = 2**31  # side by side


class Device(Protocol):
    """Where the games are, and what works on all of them at once."""

    code: BatchCalls
    lanes: Any  # games: of type LANE
    own: Shown

    @property
    def numbers(self) -> Any: ...
    @property
    def lengths(self) -> Any: ...

    def buffers(self) -> Shown: ...
    def checked(self, shown: Shown) -> Shown: ...
    def start(self, chosen: Any, shown: Shown) -> None: ...
    def take_actions(self, given: Any) -> Any: ...
    def first_refused(self, actions: Any) -> int: ...
    def step(self, actions: Any, shown: Shown) -> None: ...
    def random_actions(self) -> Any: ...
    def observe(self, observations: Any | None) -> Any: ...
    def play_out(self, bot: str, shown: Shown) -> Totals: ...
    def state(self, index: int) -> np.void: ...


def batch(
    game: str,
    *,
    players: SupportsIndex,
    games: SupportsIndex,
    seed: SupportsIndex | None = None,
    edition: EditionSource = None,
    every_seat: bool = False,
    auto_reset: bool = True,
    device: str = "cpu",
    threads: int | None = None,
    **choices: Value,
) -> "Batch":
    """Set up many games: number i with the seed that `seed_of(i)` tells; those that end are followed by others.

    With `every_seat` actions, masks and observations have a line for every seat, else for the seat to act alone.
    """
    workers = None if threads is None else checked_number("threads", threads, 1024)
    plan = planned(game, players=players, games=games, seed=seed, edition=edition, choices=choices)
    plan = replace(plan, every_seat=every_seat, go_on=auto_reset)
    return Batch(plan, _device(plan, device, workers))


def planned(
    game: str,
    *,
    players: SupportsIndex,
    games: SupportsIndex,
    seed: SupportsIndex | None,
    edition: EditionSource,
    choices: Mapping[str, Any],
) -> Plan:
    """What these games are; ValueError for what cannot be."""
    kind = game_named(game)
    seats, count = check_players(kind, players), checked_number("games", games, MOST_GAMES)
    word = secrets.randbits(ENTROPY) if seed is None else checked_seed(seed)
    return Plan(kind, kind.edition(edition), seats, settled_beforehand(kind, choices, seats, "in a batch"), count, word)


def checked_number(name: str, value: Any, most: int) -> int:
    """A whole number from 1 to the most there may be; ValueError for anything else."""
    number = whole_number(value)
    if number is None or not 1 <= number <= most:
        raise ValueError(f"{name} cannot be {value!r}; allowed: a whole number from 1 to {most}")
    return number


def settled_beforehand(game: Game, choices: Mapping[str, Any], players: int, where: str) -> dict[str, Value]:
    """All options; ValueError also for one that is left to chance: every game there is to have the same."""
    values = game.settled(choices, players, 0)
    try:
        return game.settled(choices, players)
    except ValueError:
        drawn = [name for name in values if choices.get(name, game.options[name].default) == RANDOM]
        raise ValueError(f"option {' or '.join(drawn)} cannot be random {where}: say what it is to be") from None


def _device(plan: Plan, name: str, threads: int | None) -> "Device":
    if name == "cpu":
        return CpuDevice(plan, threads)
    if name == "cuda":
        device: Device = import_module("threekings.batches.cuda").CudaDevice(plan)  # loads the compiler for GPUs
        return device
    raise ValueError(f"device cannot be {name!r}; allowed: {', '.join(DEVICES)}")


class Batch:
    """Many games in progress. Made by `batch`."""

    shown: Shown  #: what the last step has led to

    def __init__(self, plan: Plan, device: Device):
        self.plan, self._device = plan, device
        self.shown = self.reset()
        if plan.go_on and not plan.game.to_act(self.state(0)):
            raise ValueError(f"{plan.game.name} is over here before anyone has moved: the edition has too few cards")

    @property
    def actions(self) -> int:
        """How many numbers of actions there are: 0 to one less."""
        return self._device.code.ACTIONS

    @property
    def observation(self) -> np.dtype[np.void]:
        """The record type of what a seat knows: its names are the parts, which are all of one integer type."""
        return self._device.code.OBSERVATION

    @property
    def numbers(self) -> Any:
        """Which game is played in every place: i at first, then i + games, and so on."""
        return self._device.numbers

    @property
    def lengths(self) -> Any:
        """How many moves have been played in every game."""
        return self._device.lengths

    def buffers(self) -> Shown:
        """Arrays for what is shown, to be given to `step` and `reset` as `out`."""
        return self._device.buffers()

    def reset(self, chosen: Any = None, out: Shown | None = None) -> Shown:
        """Start all games anew from the first; or the next ones in the places where `chosen` is true."""
        shown = self._out(out)
        self._device.start(chosen, shown)
        self.shown = shown
        return shown

    def step(self, actions: Any, out: Shown | None = None) -> Shown:
        """Play an action in every game, for every seat to act where there is a line a seat.

        IllegalMove names the first that may not be played, and nothing has changed. Where nobody is to act, the number
        does not matter.
        """
        shown, checked = self._out(out), self._device.take_actions(actions)
        if (index := self._device.first_refused(checked)) >= 0:
            raise IllegalMove(self._refusal(index, np.atleast_1d(np.asarray(actions[index]))))
        self._device.step(checked, shown)
        self.shown = shown
        return shown

    def random_actions(self) -> Any:
        """A legal action for every line, by chance; -1 where nobody is to act."""
        return self._device.random_actions()

    def observe(self, out: Any = None) -> Any:
        """What every seat of every game knows, games × players, into an array of the caller's or a new one."""
        return self._device.observe(out)

    def play_out(self, bot: str = "random", out: Shown | None = None) -> Totals:
        """Let a bot play every game to its end for all seats; what they come to together, and in `shown` each."""
        if bot not in BOTS:
            raise ValueError(f"{bot!r} cannot play a batch out; bots that can are: {', '.join(BOTS)}")
        self.shown = self._out(out)
        return self._device.play_out(bot, self.shown)

    def state(self, index: int) -> np.void:
        """A copy of a game's state, hidden cards included."""
        return self._device.state(self._index(index))

    def legal(self, index: int, seat: int | None = None) -> dict[int, str]:
        """The legal actions of a game and what moves they are, for the seat to act, or the one that is named."""
        state = self.state(index)
        seats = self.plan.game.to_act(state)
        if seat is None and not seats:
            return {}
        return self.plan.legal(state, seats[0] if seat is None else self._seat(seat))

    def text_of(self, index: int, action: int, seat: int | None = None) -> str:
        """The move that a legal action of a game is, as text."""
        legal = self.legal(index, seat)
        if action not in legal:
            raise IllegalMove(f"game {index}: {not_legal(int(action), legal)}")
        return legal[int(action)]

    def action_of(self, index: int, move: str, seat: int | None = None) -> int:
        """The action that a legal move of a game is, given as text."""
        for action, text in self.legal(index, seat).items():
            if text == move:
                return action
        raise IllegalMove(
            f"game {index}: {move!r} is not legal; legal are: {', '.join(self.legal(index, seat).values())}"
        )

    def seed_of(self, index: int) -> int:
        """The seed of the game that is played there: `tk.new` sets up the same one."""
        return self.plan.seed_of(int(self.numbers[self._index(index)]))

    def match(self, index: int) -> Match:
        """The game that is played there, as it began."""
        return self.plan.match(int(self.numbers[self._index(index)]))

    def _out(self, out: Shown | None) -> Shown:
        return self._device.own if out is None else self._device.checked(out)

    def _refusal(self, index: int, actions: np.ndarray) -> str:
        """Why the actions given for a game are refused."""
        seats = self.plan.game.to_act(self.state(index))
        for seat in seats:
            action, legal = int(actions[seat if self.plan.every_seat else 0]), self.legal(index, seat)
            if action not in legal:
                return f"game {index}, seat {seat}: {not_legal(action, legal)}"
        raise AssertionError(f"nothing is wrong with {actions} in game {index}")

    def _index(self, index: int) -> int:
        if not 0 <= index < self.plan.games:
            raise ValueError(f"there is no game {index}; games are 0 to {self.plan.games - 1}")
        return int(index)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.plan.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.plan.players - 1}")
        return int(seat)


def not_legal(action: Any, legal: Mapping[int, str]) -> str:
    """Why an action is refused where these are legal."""
    told = ", ".join(f"{number} ({text})" for number, text in list(legal.items())[:TOLD])
    return f"action {action} is not legal; legal are: {told}{', …' if len(legal) > TOLD else ''}"
