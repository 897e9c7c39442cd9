"""The state of a table: its row, its seats and its game, as this server knows them.

It is read-only here; `live_table` changes it.
"""

from __future__ import annotations

from ...engine.game import Result
from ..base.credentials import Proof, matches
from ..base.refusals import Refused
from ..storage.rows import SeatRow, StoredTable
from . import seating
from .message_log import SPECTATOR, MessageLog
from .stand_ins import Asked
from .stories import FrozenGame
from .voting import votes_for


class TableState:
    """A table. At most one of ``message_log`` and ``frozen`` is set: the running game, or one that
    cannot continue."""

    def __init__(self, stored: StoredTable, game: MessageLog | FrozenGame | None) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.message_log = game if isinstance(game, MessageLog) else None
        self.frozen = game if isinstance(game, FrozenGame) else None

    @property
    def game(self) -> MessageLog | FrozenGame | None:
        """The part of the game that can be shown, if it has started."""
        return self.message_log or self.frozen

    @property
    def number(self) -> int:
        """The number of choices made."""
        return 0 if self.game is None else self.game.number

    @property
    def deadline(self) -> float:
        """When the next player must have chosen; 0 if there is no limit."""
        return 0.0 if self.message_log is None else self.message_log.deadline

    @property
    def owner(self) -> str:
        """The address that pays for its bots' thinking: the one that opened the table, if known."""
        return next((seat.address for seat in self.seats if seat.address), self.row.id)

    def asked(self, seat: int) -> Asked | None:
        """Identifies the question that a seat is asked now, by the number of its choices so far."""
        if self.message_log is None or seat not in self.message_log.asked:
            return None
        question = self.message_log.game.choosers.count(seat)
        return Asked(question, self.message_log.asked[seat])

    def votes_that_count(self) -> dict[int, list[int]]:
        """Votes about a question that is still open, by the seat that is asked."""
        votes = {}
        for seat in self.seats:
            if seat.votes and (asked := self.asked(seat.seat)) is not None:
                votes[seat.seat] = votes_for(seat, asked.question)
        return votes

    def seat_of(self, proof: Proof) -> int:
        """The seat that a client proves to have, or -1."""
        return seat_with(proof, self.seats)

    def running(self) -> MessageLog:
        """The game, if it has started."""
        if self.frozen is not None:
            raise Refused(self.frozen.sentence)
        if self.message_log is None:
            seating.must_be(self.row, "playing")
            raise Refused("this game cannot be shown")
        return self.message_log

    def result(self) -> Result:
        """The result of the game, once all players may know it."""
        result = None if self.row.status == "waiting" else self.running().game.result
        if result is None:
            raise Refused("the loot is counted when the game is over", code="not_over")
        return result


def seat_with(proof: Proof, seats: list[SeatRow]) -> int:
    """The one of these seats that a client proves to have, or -1. The seat of a profile is proved
    by a device of that profile only, so that a device that is signed off has none."""
    for seat in seats:
        if seat.profile:
            if seat.profile == proof.profile and proof.seat in (-1, seat.seat):
                return seat.seat
        elif matches(proof.token, seat.token_hash):
            return seat.seat
    return SPECTATOR
