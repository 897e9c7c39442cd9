"""The arrays that a batch of games writes into: your own, or made for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike

from .buffers import Array
from .core.errors import WrongAction, WrongBuffer

DTYPES: Final[dict[str, tuple[str, ...]]] = {
    "observations": ("uint8", "float32"),
    "masks": ("uint8", "int8", "bool"),
    "seats": ("uint8", "int8"),
    "rewards": ("float32",),
    "dones": ("uint8", "int8", "bool"),
}
"""By array: what it can be made of; the first is usual."""


@dataclass
class BatchArrays:
    """What a batch writes, with a row for each game.

    ``observations`` and ``masks`` are those of the seat that must choose now, ``seats`` says which
    that is; ``rewards`` has a column for each seat, and is 0 unless ``dones`` is 1: the game that
    was played before has ended with this step.
    """

    observations: Array
    masks: Array
    seats: Array
    rewards: Array
    dones: Array

    def rows(self, first: int, last: int) -> BatchArrays:
        """Some of the rows, in the same memory."""
        return BatchArrays(*(getattr(self, field.name)[first:last] for field in fields(self)))


def shapes(games: int, observation: int, actions: int, seats: int) -> dict[str, tuple[int, ...]]:
    return {
        "observations": (games, observation),
        "masks": (games, actions),
        "seats": (games,),
        "rewards": (games, seats),
        "dones": (games,),
    }


def made(
    wanted: dict[str, tuple[int, ...]],
    dtype: DTypeLike,
    make: Callable[[tuple[int, ...], np.dtype[Any]], Array] = np.zeros,
) -> BatchArrays:
    """New arrays of these shapes; ``dtype`` is that of the observations."""
    types = {name: np.dtype(usual[0]) for name, usual in DTYPES.items()}
    types["observations"] = np.dtype(dtype)
    _check_type("observations", types["observations"])
    return BatchArrays(**{name: make(shape, types[name]) for name, shape in wanted.items()})


def checked(arrays: BatchArrays, wanted: dict[str, tuple[int, ...]]) -> BatchArrays:
    """The arrays, if every one can be written to as it is."""
    for name, shape in wanted.items():
        array = getattr(arrays, name)
        if not isinstance(array, np.ndarray):
            raise WrongBuffer(f"{name} is a numpy array, not {type(array).__name__}")
        _check_type(name, array.dtype)
        if array.shape != shape:
            raise WrongBuffer(f"{name} has the shape {shape}, not {array.shape}")
        if not array.flags.c_contiguous:
            raise WrongBuffer(f"{name} must be C-contiguous; this array has gaps between its rows")
        if not array.flags.writeable:
            raise WrongBuffer(f"{name} cannot be written: the array is read-only")
    taken = [getattr(arrays, name) for name in wanted]
    for n, one in enumerate(taken):
        if any(np.shares_memory(one, other) for other in taken[n + 1 :]):
            raise WrongBuffer(f"{list(wanted)[n]} shares its memory with another of these arrays")
    return arrays


def _check_type(name: str, dtype: np.dtype[Any]) -> None:
    if dtype.name not in DTYPES[name]:
        raise WrongBuffer(f"{name} is made of {' or '.join(DTYPES[name])}, not of {dtype.name}")


def actions_of(actions: Any, games: int) -> Array:
    """The number of an action for each game, as int32."""
    array: Array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise WrongBuffer(f"actions are integers, not {array.dtype.name}")
    if array.shape != (games,):
        raise WrongBuffer(
            f"there is one action for each of {games} games; the shape is {array.shape}"
        )
    if array.dtype == np.int32:
        return np.ascontiguousarray(array)
    found = array.astype(np.int32)
    if not np.array_equal(found, array):
        raise WrongAction("an action is a number that no action has")
    return found


def check_sample(out: Array, games: int) -> None:
    """Refuse an array that random actions cannot be written into."""
    right = out.shape == (games,) and out.dtype == np.int32 and out.flags.c_contiguous
    if not (right and out.flags.writeable):
        raise WrongBuffer(
            f"actions go into a writable, contiguous array of {games} int32; "
            f"this one has the shape {out.shape} and is made of {out.dtype.name}"
        )


def memory_of(array: Any) -> memoryview:
    return memoryview(array)


def bytes_of(array: Any) -> memoryview:
    """The memory of a contiguous array, byte by byte."""
    return memoryview(array).cast("B")
