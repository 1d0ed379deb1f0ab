"""A GPU in plain Python: its threads run one after another. It has what batches/cuda.py asks of `numba.cuda`."""

from collections.abc import Callable
from typing import Any

import numpy as np


class Memory:
    """Where an array begins."""

    def __init__(self, array: np.ndarray, offset: int = 0):
        self.array, self.offset = array, offset

    def view(self, offset: int) -> "Memory":
        return Memory(self.array, self.offset + offset)


class DeviceArray(np.ndarray):
    """An array in what stands for the memory of a device: only kernels may take a part of its records."""

    in_kernel = False

    def __new__(cls, shape: Any, strides: Any, kind: Any, gpu_data: Memory) -> "DeviceArray":
        return np.ndarray.__new__(cls, shape, kind, gpu_data.array.reshape(-1).view(np.uint8), gpu_data.offset, strides)

    @property
    def gpu_data(self) -> Memory:
        return Memory(self)

    def __getitem__(self, key: Any) -> Any:
        assert DeviceArray.in_kernel or not isinstance(key, str), "numba-cuda has no parts of records"
        return super().__getitem__(key)

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)


class Kernel:
    """A function that is launched with so many blocks of threads, or called by another one."""

    def __init__(self, gpu: "GpuOfOneThread", function: Callable[..., Any]):
        self.gpu, self.function = gpu, function

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
        def launch(*arguments: Any) -> None:
            self.gpu.threads = shape[0] * shape[1]
            with np.errstate(over="ignore"):
                DeviceArray.in_kernel = True
                for thread in range(self.gpu.threads):
                    self.gpu.thread = thread
                    self.function(*arguments)
                DeviceArray.in_kernel = False

        return launch


class Atomic:
    def add(self, array: np.ndarray, index: Any, value: int) -> None:
        array[index] += value

    def min(self, array: np.ndarray, index: Any, value: int) -> None:
        array[index] = min(array[index], value)


class Local:
    def array(self, size: int, kind: Any) -> np.ndarray:
        return np.full(size, 85, kind)  # nobody may rely on what was there


class GpuOfOneThread:
    """What stands for the module `numba.cuda`."""

    atomic, local = Atomic(), Local()
    thread = threads = 0
    name = "a GPU of one thread"

    def jit(self, function: Callable[..., Any] | None = None, *, device: bool = False) -> Any:
        if device:
            return lambda function: function
        assert function
        return Kernel(self, function)

    def grid(self, _dimensions: int) -> int:
        return self.thread

    def gridsize(self, _dimensions: int) -> int:
        return self.threads

    def synchronize(self) -> None:
        """It is done already."""

    def get_current_device(self) -> "GpuOfOneThread":
        return self

    def to_device(self, array: np.ndarray) -> np.ndarray:
        return np.array(array).view(DeviceArray)

    def device_array(self, shape: Any, kind: Any) -> np.ndarray:
        array = np.zeros(shape, kind).view(DeviceArray)
        array.view(np.int8).fill(77)
        return array
