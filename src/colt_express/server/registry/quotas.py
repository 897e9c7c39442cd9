"""Quotas: what one address may take up, over all tables and all of its sockets.

Messages are counted by seat and by address, so that more sockets allow no more of them. Every table
counts for those who open it, also one that follows a game. Tables and seats are counted by the hash
of an address, which is stored with each seat. A chain of games that follow each other is counted by
its players' tokens, which stay the same.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..base.metrics import Metrics
from ..base.rate_limits import Buckets, hourly
from ..base.refusals import Refused
from ..base.settings import Settings
from ..storage.rows import StoredTable

AT_ONE_ADDRESS: Final = 4
"""Number of players at one address who may together use the full limits of a seat."""


class PerSeat:
    """A rate limit for each seat, and for several of them at one address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._seats = Buckets(rate, burst)
        self._addresses = Buckets(AT_ONE_ADDRESS * rate, AT_ONE_ADDRESS * burst)

    def take(self, table: str, seat: int, address: str) -> bool:
        """Count an action of a seat from an address; returns whether it is allowed now. Spectators
        have no seat to count."""
        own = self._seats.take(f"{table} {seat}") if seat >= 0 else True
        return own and self._addresses.take(address)


class Quotas:
    """The quotas of a server. Several servers on one database count separately."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.metrics = metrics
        self.chat = PerSeat(0.5, 5)
        self.reports = PerSeat(1 / 60, 3)
        self.looks_ahead = PerSeat(2, 20)
        self.positions = PerSeat(10, 60)
        self.changes = PerSeat(2, 20)
        several = settings.connections_at_full_speed
        self.refusals = Buckets(several, several * settings.refusals)
        self._tables = hourly(settings.tables_per_hour)
        self._most_following = settings.following_per_hour
        self._following = hourly(settings.following_per_hour)
        self._seats = hourly(settings.seats_per_hour)
        self._seats_at_once = settings.seats_per_address

    def take_table(self, addresses: Collection[str]) -> None:
        """Count a new table for these addresses, which open it together, or refuse it."""
        wait = max((self._tables.wait(address) for address in addresses), default=0.0)
        if wait:
            self._refuse("too many new games and tables from this address; wait a while", wait)
        for address in addresses:
            self._tables.take(address)

    def take_following(self, opened: StoredTable) -> None:
        """Count a table that follows another: a rematch, for the players who want it, or a lobby
        after the host has called the game off, for the host."""
        if opened.table.status == "waiting":
            people = [opened.seats[opened.table.host]]
        else:
            people = [one for one in opened.seats if one.kind == "human" and not one.stand_in]
        tokens = sorted({one.token_hash for one in people})
        wait = max((self._following.wait(token) for token in tokens), default=0.0)
        if wait:
            self.metrics.refused("quota")
            most = self._most_following
            sentence = f"a table may have {most} games an hour; take a break"
            raise Refused(sentence, code="rematches", wait=wait)
        self.take_table({one.address for one in people if one.address})
        for token in tokens:
            self._following.take(token)

    def take_seat(self, address: str) -> None:
        """Count a seat that this address takes, or refuse it."""
        if not self._seats.take(address):
            wait = self._seats.wait(address)
            self._refuse("too many seats taken from this address; wait a while", wait)

    def check_public_seats(self, occupied: int) -> None:
        """Refuse another seat at a public table to an address that occupies too many."""
        if occupied >= self._seats_at_once:
            self.metrics.refused("quota")
            raise Refused(
                f"players of this address already occupy {occupied} seats at public tables, the "
                "most allowed; leave one of these, or play at a private table",
                code="seats",
            )

    def _refuse(self, sentence: str, wait: float) -> None:
        self.metrics.refused("quota")
        raise Refused(sentence, code="quota", wait=wait)
