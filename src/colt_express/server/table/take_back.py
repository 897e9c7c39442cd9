"""Taking back: a player alone against bots may take back a choice that revealed nothing.

Nothing is deleted. It is stored like a choice, with the next number, so that of two servers, or of
a bot and a player, only one can be first.
"""

from __future__ import annotations

from ..base.refusals import Refused
from .message_log import MOST_TAKEN_BACK
from .seating import must_be, must_not_count, only_person
from .table_state import TableState


def must_play_alone(table: TableState, seat: int) -> None:
    """Raises `Refused` unless the seat's player is the only person at the table."""
    if seat < 0:
        raise Refused("only players can take a choice back", code="players")
    must_be(table.row, "playing")
    must_not_count(table.row)
    if only_person(table.seats) != seat:
        raise Refused(
            "only those who play alone against bots can take a choice back", code="alone_only"
        )


def must_have_learned_nothing(table: TableState, seat: int) -> None:
    """Raises `Refused` if the last choice was another seat's, or showed this one anything."""
    message_log = table.running()
    if not message_log.was_last(seat):
        raise Refused(
            "the last choice was not yours, so there is nothing to take back", code="taken"
        )
    if len(message_log.taken_back) >= MOST_TAKEN_BACK:
        raise Refused(f"you have taken back {MOST_TAKEN_BACK} choices, the most in one game")
    if not message_log.taught_nothing:
        raise Refused(
            "your choice has revealed something, so it cannot be taken back", code="revealed"
        )
