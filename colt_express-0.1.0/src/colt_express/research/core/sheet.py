"""Sheets: rows of bytes that are written again and again, and only where something has changed.

A row keeps its bytes from one writing to the next. Parts that remember what they have written there
(`marks`, `things`) change only what is other now: between two looks of a seat, a few of over a
thousand bytes. All others write their bytes anew with `put`, `mark` and `add`, which list them in
`written`, so that just these are cleared before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

if TYPE_CHECKING:
    from .looking import Looking

MOST: Final = 255


class Sheet:
    """``rows`` rows of ``size`` bytes in one block of memory, `view` for others to copy from.

    In each row, ``loose`` bytes at most are written anew every time; for the others it remembers
    ``marks`` numbers, which are 0 in a blank row, and ``things`` objects.
    """

    __slots__ = (
        "at",
        "count",
        "counts",
        "data",
        "first",
        "games",
        "looks",
        "loose",
        "mark_count",
        "marked",
        "marks",
        "rows",
        "size",
        "thing_at",
        "thing_count",
        "things",
        "view",
        "written",
    )

    def __init__(self, rows: int, size: int, loose: int, marks: int = 0, things: int = 0) -> None:
        self.rows: int = rows
        self.size: i64 = size
        self.loose: i64 = loose
        self.mark_count: i64 = marks
        self.thing_count: i64 = things
        self.data: vec[u8] = vec[u8]([0] * (rows * size))
        self.written: vec[i32] = vec[i32]([0] * (rows * loose))  # by row: places in `data`
        self.counts: vec[i32] = vec[i32]([0] * rows)  # by row: how many these are
        self.marks: vec[i32] = vec[i32]([0] * (rows * marks))
        self.things: list[object] = [None] * (rows * things)
        self.looks: list[Looking] = []  # by row: from where the table is looked at
        # By row: the kinds of the tokens, of which each game has a list of its own
        self.games: list[list[int] | None] = [None] * rows
        # Where the row that is being written begins: in `data`, `written`, `marks` and `things`
        self.at: i64 = 0
        self.first: i64 = 0
        self.marked: i64 = 0
        self.thing_at: i64 = 0
        self.count: i64 = 0
        self.view: memoryview = memoryview(self.data)

    def begin(self, row: i64) -> None:
        """Write this row from now on; `end` is to follow."""
        self.at = row * self.size
        self.first = row * self.loose
        self.marked = row * self.mark_count
        self.thing_at = row * self.thing_count
        self.count = 0
        if self.loose == 0:
            return
        data, written = self.data, self.written
        n: i64 = self.first
        end: i64 = n + i64(self.counts[row])
        while n < end:
            data[i64(written[n])] = 0
            n += 1

    def blank(self) -> None:
        """Clear the row, and forget what it was."""
        data, marks, things = self.data, self.marks, self.things
        n: i64 = self.at
        end: i64 = n + self.size
        while n < end:
            data[n] = 0
            n += 1
        n = self.marked
        end = n + self.mark_count
        while n < end:
            marks[n] = 0
            n += 1
        n = self.thing_at
        end = n + self.thing_count
        while n < end:
            things[n] = None
            n += 1

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

    def set(self, place: i64, value: i64) -> None:
        """Write a number that is always written at this place, as `put` does."""
        if value > MOST:
            value = MOST
        self.data[self.at + place] = u8(value) if value > 0 else u8(0)

    def move(self, mark: i64, place: i64) -> None:
        """Let the only one of a field be at this place, -1: nowhere. The mark, an index of `marks`,
        remembers where it is, plus 1."""
        data, marks = self.data, self.marks
        before = i64(marks[mark])
        if before > 0:
            data[self.at + before - 1] = 0
        if place >= 0:
            data[self.at + place] = 1
        marks[mark] = i32(place + 1)
