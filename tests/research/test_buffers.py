"""Buffers of callers: what is taken, and what is refused with nothing written."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest

from colt_express import Game, NoSuchSeat, Setup, research
from colt_express.research import WrongBuffer

GAME = Game(Setup(4, first=0, seed=1))
SIZE = research.observations_of(GAME).size
MASK = research.actions_of(GAME).size


def read_only() -> Any:
    found = np.zeros(SIZE, np.uint8)
    found.flags.writeable = False
    return found


@pytest.mark.parametrize(
    ("buffer", "reason"),
    [
        (np.zeros(SIZE, np.int64), "a buffer of uint8 or float32, not of int64"),
        (np.zeros(SIZE, np.float64), "not of float64"),
        (array("h", [0] * SIZE), "not of format 'h'"),
        (np.zeros(SIZE - 1, np.uint8), f"has {SIZE} numbers; the buffer has room for {SIZE - 1}"),
        (np.zeros((2, SIZE), np.uint8), f"the buffer has room for {2 * SIZE}"),
        (np.zeros(2 * SIZE, np.uint8)[::2], "a C-contiguous buffer; this one has gaps"),
        (read_only(), "the buffer is read-only"),
        (bytes(SIZE), "the buffer is read-only"),
        ([0] * SIZE, "not into list"),
        (None, "not into NoneType"),
    ],
)
def test_a_wrong_buffer_is_refused_and_stays_as_it_is(buffer: Any, reason: str) -> None:
    with pytest.raises(WrongBuffer, match=reason):
        research.encode(GAME, 0, buffer)
    if buffer is not None:
        assert not np.asarray(memoryview(buffer) if isinstance(buffer, bytes) else buffer).any()


def test_every_kind_of_right_buffer_gets_the_same() -> None:
    wanted = bytearray(SIZE)
    research.encode(GAME, 0, wanted)
    for buffer in (
        np.zeros(SIZE, np.uint8),
        np.zeros((1, SIZE), np.uint8)[0],
        np.zeros((2, SIZE // 2), np.uint8),
        memoryview(bytearray(SIZE)),
        array("B", bytes(SIZE)),
        np.zeros(2 * SIZE, np.uint8)[SIZE:],
    ):
        research.encode(GAME, 0, buffer)
        assert (
            bytes(memoryview(buffer).cast("B") if not isinstance(buffer, np.ndarray) else buffer)
            == wanted
        )
    flags = np.zeros(MASK, np.bool_)
    assert research.mask(GAME, 0, flags) == flags.sum()
    floats = np.zeros(MASK, np.float32)
    research.mask(GAME, 0, floats)
    assert np.array_equal(floats, flags)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    out = bytearray(SIZE)
    for seat in (4, -2):
        with pytest.raises(NoSuchSeat):
            research.encode(GAME, seat, out)
    assert not any(out)
