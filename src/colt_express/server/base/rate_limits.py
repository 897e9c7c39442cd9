"""Rate limits as token buckets, which fill over time and are emptied by use."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final


class Bucket:
    """A token bucket: ``burst`` events at once, and ``rate`` per second in the long run."""

    __slots__ = ("burst", "clock", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.filled = clock()

    def take(self, amount: float = 1) -> bool:
        """Take ``amount`` from the bucket; returns whether that much was left."""
        now = self.clock()
        left = self.left + (now - self.filled) * self.rate
        if left > self.burst:  # `min` would take twice as long, several times per message
            left = self.burst
        self.filled = now
        self.left = left if left < amount else left - amount
        return left >= amount

    def wait(self, amount: float = 1) -> float:
        """Seconds until ``amount`` is left in the bucket."""
        left = min(self.burst, self.left + (self.clock() - self.filled) * self.rate)
        return max(0.0, amount - left) / self.rate

    @property
    def empty(self) -> bool:
        """Whether the bucket holds less than one."""
        return self.left + (self.clock() - self.filled) * self.rate < 1

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.filled) * self.rate >= self.burst


MANY: Final = 10_000
"""Number of addresses to remember before checking which can be forgotten."""


class Buckets:
    """A bucket per address. Full ones are forgotten, so memory is bounded. The more addresses there
    are, the less often this is done, since a client may have very many."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.by_address: dict[str, Bucket] = {}
        self._many = MANY

    def of(self, address: str) -> Bucket:
        bucket = self.by_address.get(address)
        if bucket is None:
            if len(self.by_address) > self._many:
                self._forget_full_ones()
            bucket = self.by_address[address] = Bucket(self.rate, self.burst, self.clock)
        return bucket

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def wait(self, address: str) -> float:
        """Seconds until that address is allowed one more."""
        return self.of(address).wait()

    def empty(self, address: str) -> bool:
        """Whether that address is allowed nothing now."""
        bucket = self.by_address.get(address)
        return bucket is not None and bucket.empty

    def _forget_full_ones(self) -> None:
        self.by_address = {a: b for a, b in self.by_address.items() if not b.full}
        self._many = max(MANY, 2 * len(self.by_address))


def hourly(count: int) -> Buckets:
    """Buckets that allow ``count`` events per hour and address, all at once if necessary."""
    return Buckets(count / 3600, count)


class Places:
    """Places that can be taken and released: at most ``each`` per address."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        taken = self.taken.get(address, 0)
        if taken >= self.each:
            return False
        self.taken[address] = taken + 1
        return True

    def give_back(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]
