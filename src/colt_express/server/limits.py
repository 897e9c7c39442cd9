"""Limits: how often somebody may do something. A bucket fills with time and empties with use."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("burst", "clock", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.filled = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.filled) * self.rate >= self.burst


class Buckets:
    """A bucket for each address. Full ones are forgotten, so memory does not grow."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            if len(self.by_address) > 10_000:
                self._forget_full_ones()
            bucket = self.by_address[address] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take()

    def _forget_full_ones(self) -> None:
        self.by_address = {a: b for a, b in self.by_address.items() if not b.full}
