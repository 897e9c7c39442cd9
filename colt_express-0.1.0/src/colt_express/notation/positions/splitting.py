"""A position line taken apart into its fields, each with where it stands."""

from __future__ import annotations

import re
from typing import Final

from ...engine.boxes import BOXES
from ...errors import did_you_mean, quoted
from ..errors import Source
from ..symbols import read_number
from .fields import EVERYTHING, FIELDS, MAGIC, SEAT, SPECTATING

LONGEST: Final = 100_000
"""Characters of a line at most; house cards make the longest ones."""
WORD: Final = re.compile(r"[^ \t]+")
NEEDED: Final = ("table", "at")


class Fields:
    """The fields of a line, each with where its value begins."""

    def __init__(self, line: str, source: Source) -> None:
        if len(line) > LONGEST:
            raise source.error(f"a position has at most {LONGEST:,} characters")
        self.source = source
        words = list(WORD.finditer(line))
        if not words or words[0][0] != MAGIC:
            found = quoted(words[0][0]) if words else "nothing"
            raise source.error(f"found {found}; a position begins with {MAGIC!r}")
        if len(words) == 1:
            raise source.after(len(line)).error(
                f"a viewer is missing: {EVERYTHING!r}, {SPECTATING!r} or the number of a seat"
            )
        self.viewer = words[1][0]
        self.viewer_at = source.after(words[1].start())
        self.values: dict[str, tuple[str, Source]] = {}
        for word in words[2:]:
            self._add(word[0], source.after(word.start()))
        for name in NEEDED:
            if name not in self.values:
                raise source.after(len(line)).error(f"the field {name!r} is missing")

    def _add(self, word: str, here: Source) -> None:
        name, colon, value = word.partition(":")
        known = [*FIELDS, *(box.name for box in BOXES), *(f"{SEAT}{n}" for n in range(8))]
        if not colon:
            raise here.error(f"found {quoted(word)}; a field looks like at:planning.1.1.0.0")
        if name not in known:
            raise here.error(f"no field is called {quoted(name)}{did_you_mean(name, known)}")
        if name in self.values:
            raise here.error(f"the field {name} is there twice")
        if not value:
            raise here.error(f"the field {name} is empty; leave it out")
        self.values[name] = (value, here.after(len(name) + 1))

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def __getitem__(self, name: str) -> tuple[str, Source]:
        return self.values.get(name, ("", self.source))

    def numbers(self, name: str, most: list[tuple[str, int, int]]) -> list[int]:
        """A field of numbers joined by dots, each with its name and bounds."""
        return split_numbers(*self[name], most)


def split_numbers(word: str, source: Source, wanted: list[tuple[str, int, int]]) -> list[int]:
    parts = word.split(".")
    if len(parts) != len(wanted):
        what = ", ".join(name for name, _, _ in wanted)
        raise source.error(f"found {quoted(word)}; here stand {len(wanted)} numbers: {what}")
    numbers, at = [], 0
    for part, (name, least, most) in zip(parts, wanted, strict=True):
        numbers.append(read_number(part, source.after(at), least, most, name))
        at += len(part) + 1
    return numbers
