"""Sheets: rows of bytes that are written again and again, and only where there is something.

Before a row is written anew, just the bytes that were written last are cleared: an observation has
over a thousand bytes, of which a hundred are not zero.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

MOST: Final = 255


class Sheet:
    """``rows`` rows of ``size`` bytes in one block of memory, `view` for others to copy from."""

    __slots__ = (
        "at",
        "count",
        "counts",
        "data",
        "first",
        "row",
        "rows",
        "size",
        "stamps",
        "view",
        "written",
    )

    def __init__(self, rows: int, size: int) -> None:
        self.rows: int = rows
        self.size: int = size
        self.data: vec[u8] = vec[u8]([0] * (rows * size))
        self.written: vec[i32] = vec[i32]([0] * (rows * size))  # by row: where it is not zero
        self.counts: vec[i32] = vec[i32]([0] * rows)  # by row: at how many places
        # By row: the kinds of tokens that it has now; they are written once a game, and not cleared
        self.stamps: list[list[int] | None] = [None] * rows
        self.row: int = 0  # that is being written
        self.at: i64 = 0  # where the row begins that is being written
        self.first: i64 = 0  # the same, as an index of `written`
        self.count: i64 = 0
        self.view: memoryview = memoryview(self.data)

    def begin(self, row: i64) -> None:
        """Clear a row, to write it anew; `end` is to follow."""
        data, written = self.data, self.written
        first: i64 = row * i64(self.size)
        number: i64 = i64(self.counts[row])
        n: i64 = first
        while n < first + number:
            data[i64(written[n])] = 0
            n += 1
        self.first = first
        self.at = first
        self.row = int(row)
        self.count = 0

    def end(self, row: i64) -> None:
        self.counts[row] = i32(self.count)

    def put(self, place: i64, value: i64) -> None:
        """Write a number into the row; less than zero becomes zero, more than 255 that much."""
        if value <= 0:
            return
        at: i64 = self.at + place
        data = self.data
        if data[at] == 0:
            self.written[self.first + self.count] = i32(at)
            self.count += 1
        data[at] = u8(value) if value < MOST else u8(MOST)

    def mark(self, place: i64) -> None:
        """Write a one."""
        at: i64 = self.at + place
        data = self.data
        if data[at] == 0:
            self.written[self.first + self.count] = i32(at)
            self.count += 1
            data[at] = 1

    def add(self, place: i64) -> None:
        """Count one more."""
        at: i64 = self.at + place
        data = self.data
        old: i64 = i64(data[at])
        if old == 0:
            self.written[self.first + self.count] = i32(at)
            self.count += 1
        if old < MOST:
            data[at] = u8(old + 1)
