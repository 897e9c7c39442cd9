"""How a table stands: its row, its seats and its game, as this server knows them.

Here they are only looked at; `tables` changes them.
"""

from __future__ import annotations

from ..engine.game import Result
from . import seating
from .chronicle import SPECTATOR, Chronicle
from .rows import StoredTable
from .seating import Refused
from .stories import FrozenGame
from .tokens import matches
from .voting import Asked, votes_for


class Standing:
    """A table as it is. At most one of ``chronicle`` and ``frozen`` is there: the game that is
    played, or one that cannot go on."""

    def __init__(self, stored: StoredTable, game: Chronicle | FrozenGame | None) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.chronicle = game if isinstance(game, Chronicle) else None
        self.frozen = game if isinstance(game, FrozenGame) else None

    @property
    def game(self) -> Chronicle | FrozenGame | None:
        """What can be told of the game, if it has begun."""
        return self.chronicle or self.frozen

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return 0 if self.game is None else self.game.number

    @property
    def deadline(self) -> float:
        """When the next person must have chosen; 0 where nobody has to hurry."""
        return 0.0 if self.chronicle is None else self.chronicle.deadline

    @property
    def owner(self) -> str:
        """On whose account its bots think: the address it was opened from, where that is known."""
        return next((seat.address for seat in self.seats if seat.address), self.row.id)

    def asked(self, seat: int) -> Asked | None:
        """The question that a seat is asked now, told from others by the seat's choices so far."""
        if self.chronicle is None or seat not in self.chronicle.asked:
            return None
        question = self.chronicle.game.choosers.count(seat)
        return Asked(question, self.chronicle.asked[seat])

    def votes_that_count(self) -> dict[int, list[int]]:
        """Those about a question that is still open, by the seat that is asked."""
        votes = {}
        for seat in self.seats:
            if seat.votes and (asked := self.asked(seat.seat)) is not None:
                votes[seat.seat] = votes_for(seat, asked.question)
        return votes

    def seat_of(self, token: str) -> int:
        """Whose token it is; -1 for nobody's."""
        for seat in self.seats:
            if matches(token, seat.token_hash):
                return seat.seat
        return SPECTATOR

    def running(self) -> Chronicle:
        """The game that has begun."""
        if self.frozen is not None:
            raise Refused(self.frozen.sentence)
        if self.chronicle is None:
            seating.must_be(self.row, "playing")
            raise Refused("this game cannot be shown")
        return self.chronicle

    def result(self) -> Result:
        """Who got what, once everybody may know."""
        result = None if self.row.status == "waiting" else self.running().game.result
        if result is None:
            raise Refused("the loot is counted when the game is over")
        return result
