"""Numbers and dice as callers have them: numpy's integers and generators are taken like Python's.

Nothing of numpy is imported: its integers have ``__index__``, and a generator draws the seed of the
dice that are used in its place.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, SupportsIndex

Number = SupportsIndex
"""An int, or an object that converts to one. With ``int`` in a signature, compiled code would
refuse any other type before it could be converted."""


def as_int(value: Number) -> int:
    """The number as an int."""
    return value if isinstance(value, int) else index(value)


def is_int(value: object) -> bool:
    """Whether it stands for an int; true and false do not."""
    return hasattr(value, "__index__") and type(value).__name__ not in ("bool", "bool_")


def plain(value: Any) -> Any:
    """The value, as an int if it stands for one."""
    return index(value) if is_int(value) else value


def as_dice(dice: Any) -> Random:
    """The dice, or new ones seeded by a numpy ``Generator`` or ``RandomState``."""
    if isinstance(dice, Random):
        return dice
    for draw in ("integers", "randint"):
        if hasattr(dice, draw):
            return Random(int(getattr(dice, draw)(2**31 - 1)))
    raise TypeError(
        f"dice are a random.Random or a numpy.random.Generator, not {type(dice).__name__}"
    )
