"""Charts as SVG text: complete pictures that need no library and no network.

Every chart can stand alone or inside a `page`; it follows the reader's light or dark mode, and
describes itself in words. The same numbers give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .paper import (
    BAR,
    COLOURS,
    MARGIN,
    WIDTH,
    Axis,
    amount,
    box,
    chart,
    heading,
    line,
    make_axis,
    text,
    tick,
    whisker,
    width_of,
    wrapped,
)

LABELS: Final = 150.0  # the maximum width of labels before they are wrapped
BASELINE: Final = 5.0  # from the middle of a line of text to its baseline


class Bar(NamedTuple):
    """One bar: its value, its interval, and optionally a note below its label."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    colour: str = ""


class Stack(NamedTuple):
    """One bar of several parts, in the order of the legend."""

    label: str
    parts: list[float]
    note: str = ""


def bars(
    title: str,
    rows: list[Bar],
    *,
    unit: str = "%",
    scale: float = 100.0,
    reference: float | None = None,
    reference_label: str = "",
    start: float = 0.0,
) -> str:
    """Horizontal bars with a whisker for each interval, the value beside it, and a dashed line for
    reference. Values are multiplied by ``scale``; bars begin at ``start``."""
    return _rows(title, rows, unit, scale, reference, reference_label, start)


def dots(
    title: str,
    rows: list[Bar],
    *,
    unit: str = "%",
    scale: float = 100.0,
    reference: float | None = None,
    reference_label: str = "",
    most: float | None = None,
) -> str:
    """Like `bars`, with dots: for values whose distance from zero means little. ``most`` lets
    several charts share an axis."""
    return _rows(title, rows, unit, scale, reference, reference_label, 0.0, True, most)


def _rows(
    title: str,
    rows: list[Bar],
    unit: str,
    scale: float,
    reference: float | None,
    reference_label: str,
    start: float,
    dotted: bool = False,
    most: float | None = None,
) -> str:
    rows = [
        row._replace(value=row.value * scale, low=row.low * scale, high=row.high * scale)
        for row in rows
    ]
    line_at = None if reference is None else reference * scale
    told = "; ".join(_told(row, unit) for row in rows)
    parts, top = heading(title)
    if line_at is not None:
        label = f"{reference_label} {amount(line_at, unit)}".strip()
        told += f". The dashed line: {label}"
        parts += [line(MARGIN, top + 8, MARGIN + 24, top + 8, "mark")]
        for number, words in enumerate(wrapped(label, WIDTH - 2 * MARGIN - 32, 12)):
            parts.append(text(MARGIN + 32, top + 12 + 15 * number, words, "small told"))
            top += 15
        top += 8
    labels = [_label(row.label, row.note) for row in rows]
    left = MARGIN + max([40.0, *(width for _, _, width in labels)]) + 8
    values = [amount(row.value, unit) for row in rows]
    ranges = [f"{_bare(row.low, unit)} – {_bare(row.high, unit)}" for row in rows]
    widest = max([44.0, *(width_of(v) for v in values), *(width_of(r, 11.5) for r in ranges)])
    right = WIDTH - MARGIN - widest - 6
    marks = [] if line_at is None else [line_at]
    limits = [] if most is None else [most * scale]
    ends = [end for row in rows for end in (row.low, row.high, row.value)]
    axis = make_axis([start * scale, *marks, *limits, *ends], left, right)
    heights = [max(38.0, 10.0 + 17 * len(lines) + 14 * len(notes)) for lines, notes, _ in labels]
    foot = top + 6 + sum(heights)
    parts += _grid(axis, top + 2, foot, unit)
    y = top + 6
    if line_at is not None and rows:
        parts.append(line(axis.at(line_at), top, axis.at(line_at), foot, "mark"))
    for row, (lines, notes, _), value, spread, height in zip(
        rows, labels, values, ranges, heights, strict=True
    ):
        middle = y + height / 2
        if dotted:
            parts += whisker(axis.at(row.low), axis.at(row.high), middle)
            fill = row.colour or BAR
            parts.append(
                f'<circle cx="{axis.at(row.value):.1f}" cy="{middle:.1f}" r="6" '
                f'class="bar" style="fill:{fill}"/>'
            )
        else:
            first, last = sorted((axis.at(start * scale), axis.at(row.value)))
            parts.append(box(first, middle - 10, last - first, 20, "bar", row.colour))
            parts += whisker(axis.at(row.low), axis.at(row.high), middle)
        parts += _lettered(lines, notes, middle)
        edge = WIDTH - MARGIN
        parts.append(text(edge, middle - 1, value, "strong", "end"))
        parts.append(text(edge, middle + 14, spread, "small", "end"))
        y += height
    return chart(title, told, foot + 28, parts)


def histogram(title: str, counts: Sequence[tuple[str, float]], *, note: str = "") -> str:
    """Vertical columns for how often each amount occurred; labels under every few."""
    told = "; ".join(f"{label}: {count:,.0f}" for label, count in counts)
    parts, top = heading(title)
    for words in wrapped(note, WIDTH - 2 * MARGIN, 12) if note else []:
        parts.append(text(MARGIN, top + 8, words, "small"))
        top += 15
    most = max([1.0, *(count for _, count in counts)])
    foot, step = top + 170, (WIDTH - 2 * MARGIN) / max(1, len(counts))
    parts.append(line(MARGIN, foot, WIDTH - MARGIN, foot, "grid"))
    widest = max([1.0, *(width_of(label, 11.5) + 8 for label, _ in counts)])
    every = max(1, int(widest / step) + 1)
    for number, (label, count) in enumerate(counts):
        height = count / most * 145
        x = MARGIN + number * step
        parts.append(box(x + 1, foot - height, step - 2, height, "bar"))
        middle = min(max(x + step / 2, MARGIN + widest / 2), WIDTH - MARGIN - widest / 2)
        if number % every == 0 and (number + every <= len(counts) or every == 1):
            parts.append(text(middle, foot + 17, label, "small", "middle"))
    return chart(title, told, foot + 32, parts)


def stacked(title: str, legend: list[str], rows: list[Stack], *, unit: str = "$") -> str:
    """Horizontal bars made of parts, with a legend on top; negative parts extend to the left."""
    told = "; ".join(
        f"{row.label}: "
        + ", ".join(
            f"{name} {amount(part, unit)}" for name, part in zip(legend, row.parts, strict=True)
        )
        for row in rows
    )
    parts, top = heading(title)
    x, y = float(MARGIN), top + 12
    for number, name in enumerate(legend):
        wide = 22 + width_of(name, 12) + 12
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = float(MARGIN), y + 21
        parts.append(box(x, y - 9, 14, 12, "part", _colour(number)))
        parts.append(text(x + 20, y + 2, name, "small"))
        x += wide
    top = y + 12
    labels = [_label(row.label, row.note) for row in rows]
    left = MARGIN + max([40.0, *(width for _, _, width in labels)]) + 8
    sums = [amount(sum(row.parts), unit) for row in rows]
    right = WIDTH - MARGIN - max([40.0, *(width_of(value) for value in sums)]) - 6
    gains = [sum(part for part in row.parts if part > 0) for row in rows]
    losses = [sum(part for part in row.parts if part < 0) for row in rows]
    axis = make_axis([0.0, *gains, *losses], left, right)
    foot = top + 6 + 40 * len(rows)
    parts += _grid(axis, top + 2, foot, unit)
    for number, (row, (lines, notes, _), total) in enumerate(zip(rows, labels, sums, strict=True)):
        middle = top + 26 + 40 * number
        parts += _lettered(lines, notes, middle)
        gained = lost = 0.0
        for which, part in enumerate(row.parts):
            begin = gained if part >= 0 else lost
            first, last = sorted((axis.at(begin), axis.at(begin + part)))
            if part >= 0:
                gained += part
            else:
                lost += part
            if last > first:
                parts.append(box(first, middle - 11, last - first, 22, "part", _colour(which)))
        parts.append(text(WIDTH - MARGIN, middle + BASELINE, total, "strong", "end"))
    return chart(title, told, foot + 28, parts)


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _told(row: Bar, unit: str) -> str:
    note = f", {row.note}" if row.note else ""
    low, high = amount(row.low, unit), amount(row.high, unit)
    return f"{row.label}{note}: {amount(row.value, unit)}, between {low} and {high}"


def _bare(value: float, unit: str) -> str:
    """A number of an interval, whose unit is above it."""
    return amount(value, unit).removesuffix(f" {unit}") if unit else amount(value, unit)


def _label(label: str, note: str) -> tuple[list[str], list[str], float]:
    """The lines of a label and of its note, and their width."""
    lines = wrapped(label, LABELS)
    notes = wrapped(note, LABELS, 11.5) if note else []
    widths = [*(width_of(words) for words in lines), *(width_of(words, 11.5) for words in notes)]
    return lines, notes, min(LABELS, max(widths))


def _lettered(lines: list[str], notes: list[str], middle: float) -> list[str]:
    """A label with its note, around the middle of its row."""
    y = middle - (17 * len(lines) + 14 * len(notes)) / 2 + 12
    parts = []
    for words in lines:
        parts.append(text(MARGIN, y, words))
        y += 17
    for words in notes:
        parts.append(text(MARGIN, y - 2, words, "small"))
        y += 14
    return parts


def _grid(axis: Axis, top: float, foot: float, unit: str) -> list[str]:
    """Thin lines at round numbers, with as many of the numbers as fit: every one, every second, and
    so on, always including zero."""
    words = [tick(value, unit) for value in axis.ticks]
    room = (axis.right - axis.left) / max(1, len(words) - 1)
    every = int(max(width_of(word, 11.5) + 6 for word in words) / room) + 1
    nothing = next((n for n, value in enumerate(axis.ticks) if not value), 0)
    parts = []
    for number, value in enumerate(axis.ticks):
        x = axis.at(value)
        parts.append(line(x, top, x, foot, "grid"))
        if (number - nothing) % every == 0:
            parts.append(text(x, foot + 16, words[number], "small", "middle"))
    return parts
