"""Help for players: who may have it, and seeing ahead while planning.

Whoever plays alone against bots may have help; among people only where the host allows it. It is
worked out from what the seat may know and from nothing else.
"""

from __future__ import annotations

from typing import Final

from ...bots.base import Eyes
from ...bots.foresight import Ahead, foresee
from ..base.refusals import Refused
from ..table.seating import must_still_play, only_person
from ..table.table_state import Standing

NOT_ALLOWED: Final = "the host of this table does not allow help"


def look_ahead(table: Standing, seat: int) -> Ahead:
    """Where the cards of a seat would lead if nothing else happened."""
    must_have_help(table, seat)
    game = table.running().game
    return foresee(game.decision_of(seat), Eyes(game, seat))


def must_have_help(table: Standing, seat: int) -> None:
    if seat < 0:
        raise Refused("only players can have help", code="players")
    must_still_play(table.seats, seat)
    if not (table.row.help or only_person(table.seats) == seat):
        raise Refused(NOT_ALLOWED, code="no_help")
