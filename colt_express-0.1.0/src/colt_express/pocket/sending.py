"""Sending a game that is not over from a device to a server, where it goes on."""

from __future__ import annotations

import msgspec

from ..server.base.refusals import Refused
from ..server.registry.going_on import GoOn
from ..server.table.live_table import LiveTable
from ..server.table.seating import must_not_count, only_person


def to_send(table: LiveTable, seat: int) -> GoOn:
    """What the player at that seat sends to a server. It contains the seed, which is on the device
    anyway."""
    game = table.running()
    if only_person(table.seats) != seat:
        raise Refused("only a game alone against bots can be sent to a server")
    if game.game.over:
        raise Refused("this game is over", code="over")
    must_not_count(table.row)
    bots = [one.bot if one.kind == "bot" else "" for one in table.seats]
    return GoOn(table.seats[seat].name, seat, bots, msgspec.Raw(game.record().encode()))
