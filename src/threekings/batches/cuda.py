"""A batch on a GPU: the same rules, one thread a game, the same games to the bit. The only file that knows CUDA.

Arrays stay on the device; whoever understands `__cuda_array_interface__` (PyTorch, CuPy, JAX) reads them there.
"""

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from threekings.batches.buffers import REWARD, TURN, Shown, check_actions, check_choice, number_type
from threekings.batches.plan import BOTS, LOOPS, WIN, Plan, Totals, batch_code
from threekings.bots.loading import HERE as BOT_FOLDER
from threekings.bots.loading import public
from threekings.games import game_named
from threekings.jit import Translation
from threekings.states import copied

BLOCK = 128  # threads
PLAYING = 1 << 16  # threads that play games out, at most
CLEANING = 1 << 14  # blocks that make arrays 0, at most
KERNELS = Path(__file__).with_name("kernels.py")


class NoDevice(ValueError):
    """There is no GPU to play on."""


def driver() -> Any:
    """The compiler for GPUs; NoDevice where it, or a GPU, is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # which numba-cuda asks for
    try:
        from numba import cuda
    except ImportError as error:
        raise NoDevice(f"device 'cuda' needs the extra threekings[gpu]: {error}") from None
    if not cuda.is_available():
        raise NoDevice("device 'cuda' needs an NVIDIA GPU with its driver, and there is none here")
    return cuda


@cache
def kernels(name: str) -> ModuleType:
    """The kernels of a game: its sources translated for the GPU."""
    cuda, game = driver(), game_named(name)
    translation, given = Translation(cuda.jit(device=True), "cuda"), dict[str, Any]()
    for part in (game.rules, game.greedy, game.dense):
        assert part and part.__file__, f"{name} has no batches"
        given |= public(translation.load(Path(part.__file__), part.__name__))
    for source in (BOT_FOLDER / "deal.py", LOOPS):
        given |= public(translation.load(source, f"{name}.{source.stem}", given))
    return translation.load(KERNELS, f"{name}.kernels", given | {"cuda": cuda})


class CudaShown(Shown):
    """What a step leads to, on the device."""

    @property
    def seats(self) -> Any:
        return column(self.turns, "seat")

    @property
    def to_act(self) -> Any:
        return column(self.turns, "to_act")

    @property
    def done(self) -> Any:
        return column(self.turns, "done").view(np.bool_)

    @property
    def features(self) -> Any:
        records, number = self.observations, number_type(self.observations.dtype)
        numbers = records.reshape(records.size).view(number)
        return numbers.reshape(*records.shape, records.dtype.itemsize // number.itemsize)


def column(records: Any, name: str) -> Any:
    """A part of records on the device, as an array with gaps."""
    kind, offset = records.dtype.fields[name][:2]
    return type(records)(records.shape, records.strides, kind, gpu_data=records.gpu_data.view(offset))


class CudaDevice:
    """The games of a plan on the GPU, and what can be done with all of them at once."""

    def __init__(self, plan: Plan):
        self.cuda, self.plan, self.code = driver(), plan, batch_code(plan.game.name)
        self.kernels: Any = kernels(plan.game.name)
        self._edition = self.cuda.to_device(np.array([plan.edition.record], plan.game.rules.EDITION))
        self._deals = self.cuda.to_device(np.array([plan.deals(self.code)], self.code.DEALS))
        self.lanes = self.cuda.device_array(plan.games, self.code.LANE)
        self._words = self._by_words(self.lanes, plan.games)
        self._clean(self._words)
        self._actions = self.cuda.device_array((plan.games, plan.lines), np.int32)
        self.own = self.buffers()

    def buffers(self) -> Shown:
        plan, new = self.plan, self.cuda.device_array
        return CudaShown(
            turns=new(plan.games, TURN),
            masks=new((*plan.shape, self.code.ACTIONS), np.bool_),
            observations=new(plan.shape, self.code.OBSERVATION),
            rewards=new((plan.games, plan.players), REWARD),
        )

    def checked(self, shown: Shown) -> Shown:
        for name, given, own in zip(Shown._fields, shown, self.own, strict=True):
            if (type(given), given.shape, given.dtype) != (type(own), own.shape, own.dtype):
                raise ValueError(f"{name} should be an array on the device as Batch.buffers makes it")
        return shown

    def start(self, chosen: Any, shown: Shown) -> None:
        places = self._given(np.zeros(self.plan.games, np.bool_) if chosen is None else chosen)
        check_choice(places, self.plan.games)
        places = self._on_device(places)
        self._each(self.kernels.start_kernel, self._edition, self._deals, self.lanes, places, chosen is None)
        self._each(self.kernels.clear_kernel, shown.turns, shown.rewards)
        self._show(shown)

    def take_actions(self, given: Any) -> Any:
        actions = self._given(given)
        check_actions(actions, self.plan.shape)
        actions = self._on_device(actions).reshape(self.plan.games, self.plan.lines)
        self._each(self.kernels.take_kernel, actions, self._actions)
        return self._actions

    def first_refused(self, actions: Any) -> int:
        refused = self.cuda.to_device(np.array([self.plan.games], np.int64))
        self._each(self.kernels.refuse_kernel, self.lanes, actions, refused)
        index = int(refused.copy_to_host()[0])
        return index if index < self.plan.games else -1

    def step(self, actions: Any, shown: Shown) -> None:
        turns, masks, seen, rewards = self._blank(shown)
        about = (self._edition, self._deals, self.lanes, self._words)
        self._each(self.kernels.step_kernel, *about, actions, turns, masks, seen, rewards)

    def random_actions(self) -> Any:
        actions = self.cuda.device_array((self.plan.games, self.plan.lines), np.int32)
        self._each(self.kernels.act_kernel, self.lanes, actions)
        return actions.reshape(*self.plan.shape)

    def observe(self, given: Any | None) -> Any:
        plan = self.plan
        shape = (plan.games, plan.players)
        observations = self.cuda.device_array(shape, self.code.OBSERVATION) if given is None else given
        if (observations.shape, observations.dtype) != (shape, self.code.OBSERVATION):
            raise ValueError(f"observations should be an array {shape} of Batch.observation on the device")
        seen = self._by_words(observations, plan.games)
        blocks = -(-plan.games * plan.players // BLOCK)
        self.kernels.observe_kernel[blocks, BLOCK](self._edition, self.lanes, plan.players, seen)
        return observations

    def play_out(self, bot: str, shown: Shown) -> Totals:
        blocks = -(-min(self.plan.games, PLAYING) // BLOCK)
        room = np.zeros(1, self.code.WORTH)
        worths = self.cuda.device_array((blocks * BLOCK, *room.shape[1:]), room.dtype)
        self.kernels.play_out_kernel[blocks, BLOCK](
            self._edition, self.lanes, shown.turns, shown.rewards, BOTS.index(bot), worths
        )
        totals = self.cuda.to_device(np.zeros((4, self.plan.players), np.int64))
        self.kernels.total_kernel[blocks, BLOCK](self.lanes, shown.rewards, WIN, totals)
        self._show(shown)
        wins, points, squares, moves = totals.copy_to_host().tolist()
        return Totals(self.plan.games, moves[0], wins, points, squares)

    def state(self, index: int) -> np.void:
        return copied(self.lanes[index : index + 1].copy_to_host()["state"][0])

    @property
    def numbers(self) -> Any:
        return column(self.lanes, "number")

    @property
    def lengths(self) -> Any:
        return column(self.lanes, "length")

    def _given(self, array: Any) -> Any:
        """An array of a caller, wherever it is."""
        return self.cuda.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else np.asarray(array)

    def _on_device(self, array: Any) -> Any:
        return self.cuda.to_device(np.ascontiguousarray(array)) if isinstance(array, np.ndarray) else array

    def _show(self, shown: Shown) -> None:
        turns, masks, seen, _ = self._blank(shown)
        self._each(self.kernels.show_kernel, self._edition, self.lanes, turns, masks, seen)

    def _blank(self, shown: Shown) -> tuple[Any, Any, Any, Any]:
        """What is shown as kernels write it, with masks in which nothing is legal."""
        plan = self.plan
        masks = shown.masks.reshape(plan.games, plan.lines, self.code.ACTIONS)
        self._clean(masks)
        return shown.turns, masks, self._by_words(shown.observations, plan.games), shown.rewards

    def _clean(self, array: Any) -> None:
        """Make all of it 0, by whole words if it has whole words."""
        words = array.reshape(array.size).view(np.uint64 if array.size * array.dtype.itemsize % 8 == 0 else np.uint8)
        self.kernels.clean_kernel[min(-(-words.size // BLOCK), CLEANING), BLOCK](words)

    def _by_words(self, records: Any, rows: int) -> Any:
        words = records.reshape(records.size).view(np.uint64)
        return words.reshape(rows, words.size // rows)

    def _each(self, kernel: Any, *arguments: Any) -> None:
        """Run a kernel with a thread for every game."""
        kernel[-(-self.plan.games // BLOCK), BLOCK](*arguments)
