"""Help for players: who may have it, and seeing ahead while planning.

A player alone against bots may have help; among people only where the host allows it. It is
computed only from what the seat may know.
"""

from __future__ import annotations

from typing import Final

from ...bots.base import Eyes
from ...bots.foresight import Ahead, foresee
from ..base.refusals import Refused
from ..table.seating import must_not_count, must_still_play, only_person
from ..table.table_state import TableState

NOT_ALLOWED: Final = "the host of this table does not allow help"


def look_ahead(table: TableState, seat: int) -> Ahead:
    """Where the cards of a seat would lead if nothing else happened."""
    must_have_help(table, seat)
    game = table.running().game
    return foresee(game.decision_of(seat), Eyes(game, seat))


def position_of(table: TableState, seat: int) -> str:
    """The position as a seat knows it, in one line. It says no more than what the seat was sent, so
    it needs no permission."""
    if seat < 0:
        raise Refused("only players know a position from a seat", code="players")
    return table.running().game.position(seat)


def must_have_help(table: TableState, seat: int) -> None:
    if seat < 0:
        raise Refused("only players can have help", code="players")
    must_still_play(table.seats, seat)
    must_not_count(table.row)
    if not (table.row.help or only_person(table.seats) == seat):
        raise Refused(NOT_ALLOWED, code="no_help")
