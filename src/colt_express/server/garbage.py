"""Garbage collection, tuned to run rarely.

A server holds many long-lived objects, and a full collection would stop every table while it lasts.
So only young objects are collected, a few at a time. A full collection happens rarely, after
evictions, because tables contain cycles.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

THRESHOLDS: Final = (5_000, 5, 1_000_000)
"""Thresholds of the generations: new objects before a collection, young collections before a middle
one, and middle ones before a full one."""
BETWEEN: Final = 1_800.0
"""Minimum seconds between two full collections."""


def settle() -> None:
    """Exempt everything that exists now, mainly code, from collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Sweeper:
    """Runs a full collection now and then."""

    def __init__(self) -> None:
        self._last = monotonic()
        self._dropped = 0

    def drop(self) -> None:
        """Something was evicted that only a full collection frees."""
        self._dropped += 1

    def sweep(self) -> None:
        """If it is worthwhile."""
        if self._dropped and monotonic() > self._last + BETWEEN:
            self._dropped = 0
            gc.collect()
            self._last = monotonic()
