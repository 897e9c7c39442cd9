"""Memory that is free again: found, and returned to the operating system.

A server holds many long-lived objects, and a full garbage collection would stop every table while
it lasts. So only young objects are collected, a few at a time. Evicted tables need no collection:
they contain no cycles of references. What libraries leave behind is collected now and then, when
few tables are in memory.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

THRESHOLDS: Final = (5_000, 5, 1_000_000)
"""Thresholds of the generations: new objects before a collection, young collections before a middle
one, and middle ones before a full one."""

BETWEEN: Final = 1_800.0
"""Minimum seconds between two full collections."""

FEW_TABLES: Final = 50
"""Tables in memory with which a full collection takes a few hundredths of a second."""

BETWEEN_RETURNS: Final = 5.0
"""Minimum seconds between returning memory to the operating system."""


def tune_garbage_collection() -> None:
    """Exempt everything that exists now, mainly code, from garbage collection, and set thresholds
    that avoid full collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def _trimming() -> Callable[[int], object] | None:
    """The function of glibc that returns free memory, which otherwise stays with the process; other
    C libraries do that by themselves."""
    try:
        import ctypes  # missing in browsers

        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, ImportError, OSError, TypeError):
        return None


class Sweeper:
    """Collects garbage, and returns memory."""

    def __init__(self) -> None:
        self._collected = monotonic()
        self._returned = 0.0
        self._trim = _trimming()

    def sweep(self, tables: int) -> None:
        """Run a full collection if it is time, and if it is short with that number of ``tables`` in
        memory."""
        if tables <= FEW_TABLES and monotonic() > self._collected + BETWEEN:
            gc.collect()
            self._collected = monotonic()

    def give_back(self) -> None:
        """Return memory that is free to the operating system, every few seconds at most."""
        if self._trim is not None and monotonic() > self._returned + BETWEEN_RETURNS:
            self._trim(0)
            self._returned = monotonic()
