"""The state of a player's games, for a list of them.

A token shows whose seat it is; the answer contains nothing that a spectator of the table could not
see.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from time import time
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ...engine.game import Game
from ...engine.information.view import EventView
from ..base.credentials import may_be_table_id
from ..base.rate_limits import Bucket
from ..connections.responses import too_many
from ..registry.attendance import HIDDEN_AFTER
from ..registry.table_registry import TableRegistry
from ..storage.rows import StoredTable
from ..table.live_table import LiveTable, TableDeleted
from ..table.message_log import SPECTATOR, MessageLog
from ..table.messages import TableInfo
from ..table.stories import has_game
from ..table.table_state import seat_with

MOST_SEATS: Final = 20
"""Maximum number of seats in one request; a browser with more asks again."""
LOOKED_THROUGH: Final = 200
"""Number of events in which the last one about a seat is searched for."""
WORTH_TELLING: Final = ("shot", "hit", "punched", "robbed", "kept", "dropped", "lost")
"""Kinds of events that are worth telling by themselves, in a sentence that needs no table."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, with the token that proves it."""

    table: Annotated[str, msgspec.Meta(max_length=16)]
    token: Annotated[str, msgspec.Meta(max_length=64)]


class MySeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what is new at several tables."""

    seats: Annotated[list[Seated], msgspec.Meta(max_length=MOST_SEATS)]


class Glance(msgspec.Struct, frozen=True):
    """What is new at the table of one seat: who must choose and until when, which round it is, the
    last thing that happened to its bandits, and at the end the money of each seat and who has
    won."""

    info: TableInfo
    seat: int
    asked: list[int] = []
    deadline: float = 0.0
    round: int = 0
    rounds: int = 0
    money: list[int] = []
    winners: list[int] = []
    last: EventView | None = None


async def glance(
    registry: TableRegistry, seats: list[Seated], address: str, allowance: Bucket
) -> list[Glance | None]:
    """The state of the games of these seats, in the same order; None for a table that does not
    exist, or a token that belongs to no seat there."""
    names = {one.table for one in seats if may_be_table_id(one.table)}
    stored = await registry.store.tables_called(names)
    return [
        None
        if (table := stored.get(one.table)) is None
        else await _of_seat(registry, table, one.token, address, allowance)
        for one in seats
    ]


async def _of_seat(
    registry: TableRegistry, stored: StoredTable, token: str, address: str, allowance: Bucket
) -> Glance | None:
    seat = seat_with(await registry.proof_of(token), stored.seats)
    if seat < 0:
        return None
    if not has_game(stored.table):
        return Glance(registry.info_of(stored, time() - HIDDEN_AFTER), seat)
    if stored.table.status == "over" and stored.table.id not in registry.tables:
        return await _of_ended(registry, stored, seat, address, allowance)
    table = await _loaded(registry, stored.table.id, address, allowance)
    if table is None:
        return None
    return _of_game(table.info(), seat, table.message_log)


async def _of_ended(
    registry: TableRegistry, stored: StoredTable, seat: int, address: str, allowance: Bucket
) -> Glance | None:
    """The state of a game that is over; its table is not loaded."""
    table_id = stored.table.id
    if table_id in registry.finished_games:
        ended = await registry.finished_games.find(table_id)
    else:
        async with slowly(registry, address, allowance):
            ended = await registry.finished_games.find(table_id)
    if ended is None:
        return None
    info = replace(registry.info_of(stored, since=inf), frozen=ended.frozen)
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


async def _loaded(
    registry: TableRegistry, table_id: str, address: str, allowance: Bucket
) -> LiveTable | None:
    """The table, loaded if necessary, which costs as much as a request for that table alone."""
    table = registry.in_memory(table_id)
    if table is not None:
        try:
            await table.catch_up_at_times()
        except TableDeleted:
            return None
        return table
    async with slowly(registry, address, allowance):
        return await registry.get_or_load(table_id)


@asynccontextmanager
async def slowly(registry: TableRegistry, address: str, allowance: Bucket) -> AsyncIterator[None]:
    """Wait for a turn at slow work, which counts as a request of the address."""
    if not allowance.take():
        registry.metrics.refused("rate")
        raise too_many("too many requests; wait a moment", allowance.wait())
    async with registry.slow_work.turn(address):
        yield


def _of_game(info: TableInfo, seat: int, message_log: MessageLog | None) -> Glance:
    if message_log is None:  # it cannot be played on
        return Glance(info, seat)
    game, result = message_log.game, message_log.game.result
    return Glance(
        info=info,
        seat=seat,
        asked=sorted(message_log.asked),
        deadline=message_log.deadline,
        round=game.state.round + 1,
        rounds=len(game.state.round_cards),
        money=[] if result is None else result.money,
        winners=[] if result is None else result.winners,
        last=_last_event(game, seat),
    )


def _last_event(game: Game, seat: int) -> EventView | None:
    """The last thing that others did to the seat's bandits, or that these did, as spectators saw
    it."""
    ours = {bandit.name for bandit in game.view(SPECTATOR).bandits if bandit.seat == seat}
    for happened in reversed(game.events[-LOOKED_THROUGH:]):
        if happened.kind in WORTH_TELLING:
            event = game.see(happened, SPECTATOR)
            if event.bandit in ours or event.target in ours:
                return event
    return None
