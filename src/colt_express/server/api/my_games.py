"""At a glance: how things stand at the tables where somebody has seats, for a list of their games.

A token shows whose seat it is; what is told in return a spectator of the table could see as well.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from time import time
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ..base.credentials import may_be_table_id
from ..base.rate_limits import Bucket
from ..connections.responses import too_many
from ..registry.attendance import HIDDEN_AFTER
from ..registry.table_registry import Hall
from ..storage.listing import tables_called
from ..storage.rows import StoredTable
from ..table.live_table import Forgotten, LiveTable
from ..table.message_log import Chronicle
from ..table.messages import TableInfo
from ..table.stories import has_game
from ..table.table_state import seat_with

MOST_SEATS: Final = 20
"""Of one request; a browser with more asks again."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, with the token that proves it."""

    table: Annotated[str, msgspec.Meta(max_length=16)]
    token: Annotated[str, msgspec.Meta(max_length=64)]


class MySeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what is new at several tables."""

    seats: Annotated[list[Seated], msgspec.Meta(max_length=MOST_SEATS)]


class Glance(msgspec.Struct, frozen=True):
    """What is new at the table of one seat: who must choose and until when, which round it is, and
    at the end the money of each seat and who has won."""

    info: TableInfo
    seat: int
    asked: list[int] = []
    deadline: float = 0.0
    round: int = 0
    rounds: int = 0
    money: list[int] = []
    winners: list[int] = []


async def glance(
    hall: Hall, seats: list[Seated], address: str, allowance: Bucket
) -> list[Glance | None]:
    """For each of these seats in turn; None for a table that does not exist, or a token that
    belongs to no seat there."""
    names = {one.table for one in seats if may_be_table_id(one.table)}
    stored = await tables_called(hall.store, names)
    return [
        None
        if (table := stored.get(one.table)) is None
        else await _of_seat(hall, table, one.token, address, allowance)
        for one in seats
    ]


async def _of_seat(
    hall: Hall, stored: StoredTable, token: str, address: str, allowance: Bucket
) -> Glance | None:
    seat = seat_with(token, stored.seats)
    if seat < 0:
        return None
    if not has_game(stored.table):
        return Glance(hall.info_of(stored, time() - HIDDEN_AFTER), seat)
    if stored.table.status == "over" and stored.table.id not in hall.tables:
        return await _of_ended(hall, stored, seat, address, allowance)
    table = await _at_hand(hall, stored.table.id, address, allowance)
    if table is None:
        return None
    return _of_game(table.info(), seat, table.chronicle)


async def _of_ended(
    hall: Hall, stored: StoredTable, seat: int, address: str, allowance: Bucket
) -> Glance | None:
    """Of a game that is over: its table is not loaded."""
    table_id = stored.table.id
    if table_id in hall.ended:
        ended = await hall.ended.find(table_id)
    else:
        async with _slowly(hall, address, allowance):
            ended = await hall.ended.find(table_id)
    if ended is None:
        return None
    info = replace(hall.info_of(stored, since=inf), frozen=ended.frozen)
    if ended.result is None:
        return Glance(info, seat)
    end = ended.result
    return Glance(
        info,
        seat,
        round=ended.round,
        rounds=ended.rounds,
        money=end.money,
        winners=end.winners,
    )


async def _at_hand(hall: Hall, table_id: str, address: str, allowance: Bucket) -> LiveTable | None:
    """A table that must be loaded costs as much as a request for that table alone."""
    table = hall.at_hand(table_id)
    if table is not None:
        try:
            await table.catch_up_at_times()
        except Forgotten:
            return None
        return table
    async with _slowly(hall, address, allowance):
        return await hall.take_out(table_id)


@asynccontextmanager
async def _slowly(hall: Hall, address: str, allowance: Bucket) -> AsyncIterator[None]:
    """A turn at slow work, for which the address has to pay."""
    if not allowance.take():
        hall.metrics.refused("rate")
        raise too_many("too many requests; wait a moment", allowance.wait())
    async with hall.slow_work.turn(address):
        yield


def _of_game(info: TableInfo, seat: int, chronicle: Chronicle | None) -> Glance:
    if chronicle is None:  # it cannot be played on
        return Glance(info, seat)
    game, result = chronicle.game, chronicle.game.result
    return Glance(
        info=info,
        seat=seat,
        asked=sorted(chronicle.asked),
        deadline=chronicle.deadline,
        round=game.state.round + 1,
        rounds=len(game.state.round_cards),
        money=[] if result is None else result.money,
        winners=[] if result is None else result.winners,
    )
