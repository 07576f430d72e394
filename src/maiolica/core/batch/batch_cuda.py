"""Batches on a CUDA GPU: one game per thread, and arrays that stay there."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..game.network import new_pad
from ..game.network_file import Network
from . import dlpack
from .batch import Batch
from .cuda import THREADS, cuda_here
from .kernels import Kernels

JUDGES = 1 << 14  # threads that judge at once; each needs some 20 kB
ORDER = "F"  # threads side by side write numbers side by side; ``array.T`` is the same memory row by row


class DeviceArray:
    """An array on the GPU, for every library that reads CUDA's array interface or DLPack."""

    def __init__(self, array: Any, transposed: bool = False) -> None:
        self.array = array  # Numba's
        self.transposed = transposed
        turn = -1 if transposed else 1
        self.shape, self.strides = array.shape[::turn], array.strides[::turn]
        self.dtype, self.ndim = array.dtype, len(array.shape)

    @property
    def T(self) -> DeviceArray:
        """The same memory with its axes the other way round."""
        return DeviceArray(self.array, not self.transposed)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface | {"shape": self.shape, "strides": self.strides}

    def __len__(self) -> int:
        return int(self.shape[0])

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(cuda_here().get_current_device().id)

    def __dlpack__(self, **wishes: Any) -> Any:
        """Lend the memory; all work on it is in the default stream, for which other streams wait."""
        cuda_here().default_stream().synchronize()
        pointer = self.__cuda_array_interface__["data"][0]
        return dlpack.lend(pointer, self.shape, self.strides, self.dtype, self.__dlpack_device__(), self.array)

    def copy(self) -> DeviceArray:
        """A copy on the GPU."""
        twin = empty(self.array.shape, self.dtype)
        twin.array.copy_to_device(self.array)
        return DeviceArray(twin.array, self.transposed)

    def copy_to_host(self) -> Any:
        """A copy as a NumPy array."""
        host = self.array.copy_to_host()
        return host.T if self.transposed else host

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.asarray(self.copy_to_host(), dtype)

    def __reduce__(self) -> tuple[Any, ...]:
        return to_device, (self.copy_to_host(),)


def empty(shape: tuple[int, ...], kind: Any) -> DeviceArray:
    """A new array on the GPU."""
    return DeviceArray(cuda_here().device_array(shape, kind, order=ORDER))


def to_device(array: Any) -> DeviceArray:
    """A copy of a NumPy array on the GPU."""
    twin = empty(array.shape, array.dtype)
    twin.array.copy_to_device(np.asfortranarray(array))
    return twin


def new_pads(network: Network) -> list[Any]:
    """Memory for a network in so many threads as judge at once."""
    pad = new_pad(network.layers)
    inputs, numbers, rows, by = (
        cuda_here().device_array((JUDGES, *array.shape), array.dtype)
        for array in (pad.inputs, pad.numbers, pad.rows, pad.by)
    )
    return [inputs, inputs.view(pad.words.dtype), numbers, rows, by]


@cache
def kernels(game: Any) -> Kernels:
    """The kernels of a game; each is compiled when it is first used."""
    return Kernels(game)


class GpuBatch(Batch):
    """Games on a GPU. Actions and arrays stay there; a refused action is noted in ``illegal`` and its game waits."""

    device = "cuda"

    def _make_arrays(self, masks: bool, features: bool) -> None:
        cuda_here()
        super()._make_arrays(masks, features)
        self._start = to_device(self._start)
        self._queue = self.empty((self.n,), np.int32)  # games that go on without a decision
        self._queued = to_device(np.zeros(2, np.int32))  # how many; this step and the next take turns
        self._parity = 0

    def step(self, actions: Any) -> None:
        """Play one action in each game; with checks, a game whose action is illegal stays as it is."""
        chosen = self._on_device(actions)
        self._check_shape(chosen)
        if self.check:
            self._launch("check", self.n, self._states, self.seat, chosen, self.illegal)
        self._parity ^= 1
        queue = (self._queue, self._queued, self._parity)
        course = (self.seat, self.rewards, self.done)
        self._launch("play", self.n, self._states, *course, chosen, self.illegal, *queue)
        self._launch("go_on", self.n, self._states, self._start, self._rngs, self._kind, *course, *queue)
        self._look()

    def after(self, games: Any, actions: Any, out: Any = None) -> Any:
        """Features for the acting seat right after an action; games and actions must be right, nobody checks them."""
        which, chosen = self._pairs(games, actions)
        count = which.shape[0]
        out = self.empty((count, self.game.feature_count), np.float32) if out is None else out
        if count:
            self._launch("after", count, self._states, self._rngs, self.seat, which, chosen, self._on_device(out))
        return out

    def _pairs(self, games: Any, actions: Any) -> tuple[Any, Any]:
        which, chosen = self._on_device(games), self._on_device(actions)
        self._check_pairs(which, chosen)
        return which, chosen

    def _judge(self, network: Network, which: Any, chosen: Any, chances: Any, points: Any) -> None:
        layers = [cuda_here().to_device(array) for array in network.layers]
        games = (self._states, self._rngs, self.seat, which, chosen)
        self._launch("judge", len(which), *games, *layers, *new_pads(network), chances, points, most=JUDGES)

    def state(self, i: int) -> Any:
        """A copy of the position of one game, secrets included."""
        return self._states.array[i : i + 1].copy_to_host()[0]

    def synchronize(self) -> None:
        """Wait until the GPU has done all that was asked for."""
        cuda_here().synchronize()

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array on the GPU."""
        return empty(shape, kind)

    def _open(self, seed: Any) -> None:
        outcome = (self.rewards, self.done, self.illegal)
        self._launch("open", self.n, self._states, self._start, self._rngs, seed, self.seat, *outcome)

    def _step_random(self, steps: int) -> None:
        course = (self._kind, self.seat, self.rewards, self.done)
        self._launch("play_randomly", self.n, self._states, self._start, self._rngs, *course, steps)

    def _choose(self, chosen: Any) -> None:
        self._launch("choose", self.n, self._states, self._rngs, self.seat, chosen)

    def _look(self) -> None:
        if self._mask is not None:
            self._launch("mask", self.n, self._states, self.seat, self._mask)
        if self._features is not None:
            self._launch("view", self.n, self._states, self.seat, self._features)

    def _launch(self, name: str, count: int, *args: Any, most: int | None = None) -> None:
        plain = [arg.array if isinstance(arg, DeviceArray) else arg for arg in args]
        getattr(kernels(self.game), name)[-(-min(count, most or count) // THREADS), THREADS](count, *plain)

    def _on_device(self, array: Any) -> Any:
        """Numba's array over what another library, or NumPy, brings."""
        if isinstance(array, DeviceArray) and not array.transposed:
            return array.array
        if hasattr(array, "__cuda_array_interface__"):
            return cuda_here().as_cuda_array(array)
        return cuda_here().to_device(np.ascontiguousarray(array, np.int32))
