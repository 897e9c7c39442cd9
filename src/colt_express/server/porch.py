"""The porch: who may open a connection at all. One address gets only so many, of whatever kind, and
all together stay below the number of files that the system lets us hold."""

from __future__ import annotations

from typing import Final

from .limits import Buckets, Places
from .metrics import Metrics
from .settings import Settings

PORCH: Final = "porch"
ADDRESS: Final = "address"
"""Where protocols find these in the state of the application: the porch, and on whose account their
connection has its place there."""

CONNECTS_FOR_A_REQUEST: Final = 2.0
"""An address may connect somewhat oftener than it may ask for something."""

BURST: Final = 10
"""Seconds' worth that may come at once."""


class Porch:
    """Counts connections. Behind proxies of ours all come from those, so only the total counts."""

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
        """Take a place; or the sentence with which it is refused."""
        if self._by_address and (not self._connects.take(address) or self.requests.empty(address)):
            self.metrics.refused("rate")
            return "too many requests; wait a moment"
        if self.open >= self.total:
            self.metrics.refused("connections")
            return "this server has as many connections as it can hold; come back in a while"
        if self._by_address and not self._places.take(address):
            self.metrics.refused("connections")
            return "too many connections from this address"
        self.open += 1
        return ""

    def leave(self, address: str) -> None:
        self.open -= 1
        if self._by_address:
            self._places.give_back(address)
