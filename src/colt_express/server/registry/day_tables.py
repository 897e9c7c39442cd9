"""Tables that play a train of the day: one person, and bots, in a game that begins at once."""

from __future__ import annotations

from time import time

import msgspec

from ...engine.game import RULES_VERSION
from ...today.train import Train
from ..base.names import shown_name
from ..storage.rows import SeatRow, StoredTable, TableRow
from ..table.messages import Name
from ..table.seating import bot_seat
from .playing_on import PACE, Player, player_seat


class BoardTrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to board today's train. ``counts``: whether it is the try that counts."""

    name: Name
    counts: bool = True


def board(table_id: str, train: Train, wanted: BoardTrain, player: Player) -> StoredTable:
    """The rows of the new table of that name."""
    setup, now = train.setup, time()
    row = TableRow(
        id=table_id,
        created=now,
        touched=now,
        started=now,
        status="playing",
        public=False,
        clock=0,
        pace=PACE,
        host=train.seat,
        options=setup.options,
        seed=str(setup.seed),
        setup=setup.to_dict(),
        rules=RULES_VERSION,
        day=train.name,
        counts=wanted.counts,
    )
    seats = [_seat(train, seat, wanted, player, now) for seat in range(setup.seats)]
    return StoredTable(row, seats)


def _seat(train: Train, seat: int, wanted: BoardTrain, player: Player, now: float) -> SeatRow:
    bandits = train.bandits_of(seat)
    bandit = bandits[0] if len(bandits) == 1 else ""
    if seat != train.seat:
        row = bot_seat(seat, train.bots[seat])
        row.bandit = bandit
        return row
    return player_seat(seat, shown_name(wanted.name, ()), bandit, player, now)
