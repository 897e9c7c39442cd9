"""Limits on connections: per address, of any kind; and in total, below the number of files that the
process may open."""

from __future__ import annotations

from typing import Final

from ..base.metrics import Metrics
from ..base.rate_limits import Buckets, Places
from ..base.settings import Settings

CONNECTION_LIMITS: Final = "connection_limits"
ADDRESS: Final = "address"
"""Keys of the application's state, where protocols find these limits, and the address that their
connection counts for."""

CONNECTS_FOR_A_REQUEST: Final = 2.0
"""Connections that an address may open for each request that it may send."""

BURST: Final = 10
"""Size of a burst, in seconds' worth."""


class ConnectionLimits:
    """Counts connections. Behind our own proxies all connections come from those, so only the total
    is limited."""

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
        """Count a new connection; returns the reason if it is refused, otherwise an empty
        string."""
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
