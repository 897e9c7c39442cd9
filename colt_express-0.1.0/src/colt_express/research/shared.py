"""A batch of games in several processes, which write into one block of shared memory.

It plays what a `Batch` with the same seed plays, whatever the number of processes: each has some of
the games, and the deal of a game depends on its number only.
"""

from __future__ import annotations

import ctypes
import os
import weakref
from collections.abc import Callable, Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, NoReturn

import numpy as np
from numpy.typing import DTypeLike

from ..engine import Setup
from ..processes import interrupts_delayed, prepare_worker
from . import arrays as batch_arrays
from .arrays import BatchArrays
from .batches import Batch, checked_bots
from .buffers import Array
from .core.errors import ResearchError, WrongAction
from .core.rewards import WIN, checked_kind
from .spaces import Actions, Observations

RESET: Final = b"reset"
STEP: Final = b"step"
SAMPLE: Final = b"sample"
DONE: Final = b"done"

ALIGNMENT: Final = 64


class Block:
    """Arrays in one block of memory, one behind the other, for this process and its workers."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.at = 0

    def array(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        count = int(np.prod(shape))
        array: Array = np.frombuffer(self.memory, dtype, count, self.at).reshape(shape)
        self.at += -(-count * dtype.itemsize // ALIGNMENT) * ALIGNMENT
        return array


def _laid_out(
    memory: Any, wanted: dict[str, tuple[int, ...]], dtype: str
) -> tuple[BatchArrays, Array]:
    """The arrays of all games, and their actions."""
    block = Block(memory)
    found = batch_arrays.made(wanted, dtype, block.array)
    return found, block.array(wanted["seats"], np.dtype(np.int32))


def _size(wanted: dict[str, tuple[int, ...]]) -> int:
    """Room for all, if every number takes four bytes."""
    return sum(4 * int(np.prod(shape)) + ALIGNMENT for shape in (*wanted.values(), wanted["seats"]))


class SharedBatch:
    """As `Batch`, with its games in ``processes`` processes. ``arrays`` are in shared memory, and
    so is what `step` is given, if it is `actions`.

    Use it in a ``with`` statement, or call `close`; in a script, below ``if __name__ ==
    "__main__"``, for every process imports it.
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        *,
        processes: int = 2,
        seed: str | int = 0,
        reward: str = WIN,
        bots: Mapping[int, str] | None = None,
        dtype: DTypeLike = np.uint8,
    ) -> None:
        if not 1 <= processes <= games:
            raise ResearchError(
                f"{games} games cannot be shared by {processes} processes; "
                "each has at least one game"
            )
        self.setup = setup
        self.games = games
        self.observations = Observations(setup)
        self.action_space = Actions(setup)
        checked_kind(reward)
        codes = checked_bots(setup, bots)
        wanted = batch_arrays.shapes(
            games, self.observations.size, self.action_space.size, setup.seats
        )
        batch_arrays.made(dict.fromkeys(wanted, (0,)), dtype)  # says what is wrong with dtype
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_uint8, _size(wanted))
        type_name = np.dtype(dtype).name
        self.arrays, self.actions = _laid_out(memory, wanted, type_name)
        self._waiting = 0
        self._begun = False
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._owner = os.getpid()
        self._end = weakref.finalize(self, _end_all, self._workers, self._owner)
        bounds = [games * n // processes for n in range(processes + 1)]
        with interrupts_delayed():
            for first, last in pairwise(bounds):
                here, there = context.Pipe()
                plan = (setup, first, last, str(seed), reward, codes, type_name)
                process = context.Process(
                    target=_work, args=(there, memory, wanted, plan), daemon=True
                )
                process.start()
                there.close()
                self._workers.append((process, here))

    def reset(self) -> None:
        """Begin all games anew, with the first deals of the seed."""
        self._check_open()
        self._finish()
        self._all(RESET)
        self._begun = True

    def step(self, actions: Any) -> None:
        """Make a choice in every game, as `Batch.step`."""
        self._ready()
        numbers = batch_arrays.actions_of(actions, self.games)
        inside = (numbers >= 0) & (numbers < self.action_space.size)
        is_open = self.arrays.masks[np.arange(self.games), np.where(inside, numbers, 0)] != 0
        wrong = (~(inside & is_open)).nonzero()[0]
        if len(wrong):
            game, number = int(wrong[0]), int(numbers[wrong[0]])
            what = f" ({self.action_space.describe(number)})" if inside[game] else ""
            raise WrongAction(f"game {game}: action {number}{what} is not open now")
        self.actions[:] = numbers
        self._all(STEP)

    def sample(self) -> Array:
        """A random open action for each game, written into `actions`; as `Batch.sample`."""
        self._ready()
        self._all(SAMPLE)
        return self.actions

    def resume(self) -> None:
        """Wait for the rest of a step that Ctrl-C has interrupted."""
        self._check_open()
        if not self._waiting:
            raise ResearchError("no step was interrupted")
        self._finish()

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C came while the processes were at work."""
        return self._waiting > 0

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        self._end()
        self._workers = []

    def _check_open(self) -> None:
        if not self._workers:
            raise ResearchError("the batch is closed")
        if os.getpid() != self._owner:
            raise ResearchError(
                "this process was forked from the one that made the batch, which alone can use it; "
                "make another batch with the same seed"
            )

    def _ready(self) -> None:
        self._check_open()
        if self._waiting:
            raise ResearchError(
                "the last step was interrupted; call resume() to finish it, "
                "or reset() to begin anew"
            )
        if not self._begun:
            raise ResearchError("the games have not begun; call reset() first")

    def _all(self, order: bytes) -> None:
        with interrupts_delayed():
            for _, pipe in self._workers:
                try:
                    pipe.send_bytes(order)
                except OSError:
                    self._lost()
            self._waiting = len(self._workers)
        self._finish()

    def _finish(self) -> None:
        """Wait until every process has answered."""
        failed: Exception | None = None
        while self._waiting:
            process, pipe = self._workers[len(self._workers) - self._waiting]
            try:
                pipe.poll(None)  # Ctrl-C may end the waiting, but not the reading
                with interrupts_delayed():
                    answer = pipe.recv_bytes()
                    self._waiting -= 1
            except (EOFError, OSError):
                self._lost()
            if answer != DONE:
                failed = failed or ResearchError(
                    f"process {process.pid} could not go on: {answer.decode()}"
                )
        if failed is not None:
            self._begun = False
            raise failed

    def _lost(self) -> NoReturn:
        self.close()
        self._waiting = 0
        raise ResearchError(
            "a process of this batch has ended, so its games are lost; "
            "make another batch with the same seed"
        )

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch has processes of its own, so it cannot be copied or pickled")


def _end_all(workers: list[tuple[BaseProcess, Connection]], owner: int) -> None:
    if os.getpid() != owner:
        return  # in a fork, which has no say in them
    for _, pipe in workers:
        pipe.close()  # a process ends when it is sent nothing more
    for process, _ in workers:
        process.join(1)
        if process.is_alive():
            process.kill()
            process.join()
    workers.clear()


def _work(pipe: Connection, memory: Any, wanted: dict[str, tuple[int, ...]], plan: Any) -> None:
    """What a process does: some of the games, in their rows of the arrays."""
    prepare_worker(0)
    setup, first, last, seed, reward, bots, dtype = plan
    arrays, actions = _laid_out(memory, wanted, dtype)
    mine = actions[first:last]
    batch = Batch(
        setup,
        last - first,
        seed=seed,
        reward=reward,
        bots=bots,
        into=arrays.rows(first, last),
        first=first,
    )
    orders: dict[bytes, Callable[[], object]] = {
        RESET: batch.reset,
        STEP: lambda: batch.step(mine),
        SAMPLE: lambda: batch.sample(mine),
    }
    while True:
        try:
            order = pipe.recv_bytes()
        except EOFError:
            return
        try:
            orders[order]()
            answer = DONE
        except Exception as error:
            answer = f"{type(error).__name__}: {error}".encode()
        pipe.send_bytes(answer)
