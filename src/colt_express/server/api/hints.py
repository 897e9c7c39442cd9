"""Hints: what a gunslinger would do in a player's place, on request.

A worker of the bots computes them in the same fair queue, each once for a question.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ..base.rate_limits import Places, hourly
from ..base.refusals import Refused
from ..table.live_table import LiveTable
from ..table.thinking import Thinkers
from .player_help import must_have_help

KEPT: Final = 256
"""Number of cached hints."""
AT_ONCE: Final = 2
"""Maximum number of pending hints of one address."""

Asked = tuple[str, int, int]
"""A table, a seat and the number of choices made."""


class Hints:
    """Makes hints for players who are asked something."""

    def __init__(self, thinkers: Thinkers, per_hour: int) -> None:
        self.thinkers = thinkers
        self.asking = hourly(per_hour)
        self.waiting = Places(AT_ONCE)
        self._ready: OrderedDict[Asked, bytes] = OrderedDict()

    async def hint(self, table: LiveTable, seat: int, number: int, address: str) -> bytes:
        """The hint for a player who is asked something; refused if the question is no longer
        open."""
        must_have_help(table, seat)
        game = table.running().game
        if number != table.number or game.decision_of(seat) is None:
            raise Refused("you are not asked that now", code="taken")
        asked = (table.row.id, seat, number)
        if asked in self._ready:
            return self._ready[asked]
        if not self.waiting.take(address):
            raise Refused(
                "other hints for you are being worked out; ask again in a moment", code="busy"
            )
        try:
            if not self.asking.take(address):
                raise Refused("too many hints for this address; ask again in an hour", code="hints")
            made = await self.thinkers.hint(game.record(), seat, address)
        finally:
            self.waiting.give_back(address)
        self._ready[asked] = made
        if len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return made
