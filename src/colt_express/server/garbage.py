"""Garbage: how seldom it is looked for.

A server remembers much that lives long, and looking all of it through would stop every table for
as long as that takes. So only what is new is looked through, a little at a time; all of it seldom,
when tables were put away, which hold cycles.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

THRESHOLDS: Final = (5_000, 5, 1_000_000)
"""New objects until they are looked through, how often that is done until the survivors are, too,
and how often that until everything would be."""
BETWEEN: Final = 1_800.0
"""Seconds at least between two looks at everything."""


def settle() -> None:
    """What is there now, code above all, is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Sweeper:
    """Looks everything through now and then."""

    def __init__(self) -> None:
        self._last = monotonic()
        self._dropped = 0

    def drop(self) -> None:
        """Something was put away that only a look at everything frees."""
        self._dropped += 1

    def sweep(self) -> None:
        """If it is worth while."""
        if self._dropped and monotonic() > self._last + BETWEEN:
            self._dropped = 0
            gc.collect()
            self._last = monotonic()
