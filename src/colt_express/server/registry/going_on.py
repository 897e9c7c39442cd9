"""Going on with a game that was begun elsewhere, such as on a player's own device: a new table with
one person and bots. Its game begins with the choices that were made there, which are all checked.

The player may know its seed, so such a table is private.
"""

from __future__ import annotations

from time import time
from typing import Annotated, Final

import msgspec

from ...engine.configuration.components import Box
from ...engine.errors import IllegalChoice, RecordError
from ...engine.game import RULES_VERSION
from ...engine.serialization.record import Record, load_record, read_record
from ...engine.serialization.versions import is_playable
from ...errors import printable
from ..base.credentials import may_be_table_id
from ..base.names import shown_name
from ..base.refusals import Refused
from ..storage.rows import PlayedOn, SeatRow, StoredTable, TableRow
from ..table.messages import Name
from ..table.seating import bot_seat
from .playing_on import Player, choice_of, player_seat

PACE: Final = 0.8
"""Seconds that a bot takes at least for a choice."""


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to go on with a game that was begun elsewhere. ``record`` is the game so far;
    ``bots`` are its bots by seat, with an empty name at the player's ``seat``."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=8)]
    record: msgspec.Raw


def unfinished(text: bytes) -> Record:
    """The record of a game that is not over, replayed to check it."""
    try:
        played = read_record(text, any_rules=True)
        if not is_playable(played.rules, played.setup.to_dict()):
            raise Refused(
                f"this game was begun by rules version {played.rules}, and this server plays "
                f"version {RULES_VERSION}",
                code="other_rules",
            )
        game = load_record(text, listening=False)
    except (RecordError, IllegalChoice) as error:
        raise Refused(f"this game cannot go on here: {printable(str(error))}") from None
    if game.over:
        raise Refused("this game is over", code="over")
    return read_record(text)


def go_on(
    table_id: str, wanted: GoOn, record: Record, house: Box | None, player: Player
) -> StoredTable:
    """The rows and choices of the new table of that name."""
    setup, now = record.setup, time()
    if setup.options.house not in (None, house):
        raise Refused("this game has house cards that this server does not offer", code="setup")
    if len(wanted.bots) != setup.seats or wanted.seat >= setup.seats:
        raise Refused(f"this game has {setup.seats} seats; name a bot for each, and yours")
    table = TableRow(
        id=table_id,
        created=now,
        touched=now,
        started=now,
        status="playing",
        public=False,
        clock=0,
        pace=PACE,
        host=wanted.seat,
        options=setup.options,
        seed=str(setup.seed),
        setup=setup.to_dict(),
        rules=record.rules,
        help=True,
        origin=_origin_of(record),
    )
    bandits = [""] * setup.seats
    if not isinstance(setup.players, int) and not setup.options.two_bandits:
        bandits = [str(bandit) for bandit in setup.players]
    seats = [_seat(seat, bandit, wanted, player, now) for seat, bandit in enumerate(bandits)]
    choices = [choice_of(words, made=now) for words in record.choices]
    return StoredTable(table, seats, choices)


def _seat(seat: int, bandit: str, wanted: GoOn, player: Player, now: float) -> SeatRow:
    if seat != wanted.seat:
        row = bot_seat(seat, wanted.bots[seat])
        row.bandit = bandit
        return row
    return player_seat(seat, shown_name(wanted.name, ()), bandit, player, now)


def _origin_of(record: Record) -> PlayedOn | None:
    """The moment from which it was itself played on, and where it was dealt anew."""
    origin = record.origin
    if origin is None and not record.redealt:
        return None
    if origin is None or not may_be_table_id(origin.game):
        raise Refused("this game was dealt anew, and its record does not say where it comes from")
    return PlayedOn(origin.game, origin.number, origin.seat, record.redealt)
