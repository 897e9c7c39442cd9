"""The porch: limits on connections. Each address gets so many of any kind, and the total stays
below the number of files that the process may open."""

from __future__ import annotations

from typing import Final

from ..base.metrics import Metrics
from ..base.rate_limits import Buckets, Places
from ..base.settings import Settings

PORCH: Final = "porch"
ADDRESS: Final = "address"
"""Where protocols find these in the application's state: the porch, and the address that their
connection counts for."""

CONNECTS_FOR_A_REQUEST: Final = 2.0
"""An address may connect somewhat more often than it may send requests."""

BURST: Final = 10
"""Size of a burst, in seconds' worth."""


class Porch:
    """Counts connections. Behind our own proxies all come from those, so only the total counts."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.metrics = metrics
        self.total = settings.connections
        self.open = 0
        self._by_address = not settings.proxies
        self._places = Places(settings.connections_per_address)
        rate = settings.requests_per_second
        self.requests = Buckets(rate, BURST * rate)
        rate *= CONNECTS_FOR_A_REQUEST
        self._connects = Buckets(rate, BURST * rate)

    def enter(self, address: str) -> str:
        """Take a place; returns the reason if it is refused."""
        if self._by_address and (not self._connects.take(address) or self.requests.empty(address)):
            self.metrics.refused("rate")
            return "too many requests; wait a moment"
        if self.open >= self.total:
            self.metrics.refused("connections")
            return "this server has reached its maximum number of connections; try again later"
        if self._by_address and not self._places.take(address):
            self.metrics.refused("connections")
            return "too many connections from this address"
        self.open += 1
        return ""

    def leave(self, address: str) -> None:
        self.open -= 1
        if self._by_address:
            self._places.give_back(address)
