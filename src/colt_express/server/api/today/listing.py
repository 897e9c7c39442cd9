"""The list of a day: results of players who agreed to be listed at this server.

A result is not taken from the player: it is that of a game that was played here, or of a record
from a device, which is replayed with the choices of its opponents.
"""

from __future__ import annotations

from datetime import timedelta
from hashlib import blake2b
from time import time
from typing import Annotated, Final

import msgspec

from ....engine.errors import RecordError
from ....engine.game import Game
from ....engine.serialization.record import load_record
from ....errors import ColtExpressError
from ....today.outcome import outcome_of
from ....today.playing import checked_game
from ....today.train import Train, read_day, today, train_of
from ...base.names import is_rude, shown_name
from ...base.rate_limits import hourly
from ...base.refusals import Refused
from ...registry.table_registry import TableRegistry
from ...storage.days import ListedRow
from ...storage.rows import StoredTable
from ...table.executor import limit_for
from ...table.messages import Name
from ...table.stories import record_of
from ...table.table_state import seat_with

SHOWN: Final = 20
"""Number of results that are sent."""
OF_ONE_ADDRESS: Final = 6
"""Maximum number of results listed from one address on a day."""
PER_HOUR: Final = 30
"""Maximum number of requests to be listed from one address in an hour."""
PATIENCE: Final = 5.0
"""Seconds that checking a record should take at most; it takes a fraction of one."""
FROM_DEVICE: Final = "record-"
"""Beginning of what stands for a record in the list; no table has such a name."""


class ListMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to be listed under a name, or no longer: with the table and the token of one's
    seat, or with the record of a game that was played on a device."""

    name: Name
    table: Annotated[str, msgspec.Meta(max_length=16)] = ""
    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    record: Annotated[str, msgspec.Meta(max_length=60_000)] = ""
    listed: bool = True


class DayStanding(msgspec.Struct, frozen=True):
    """Where a result stands among those that are listed."""

    rank: int
    count: int
    listed: bool


class DayResult(msgspec.Struct, frozen=True):
    """A listed result. ``bandit``: of the player, two separated by a comma."""

    rank: int
    name: str
    bandit: str
    money: int
    place: int


class DayList(msgspec.Struct, frozen=True):
    """The best results of a day, of ``count``."""

    day: str
    count: int
    results: list[DayResult]


class Ended(msgspec.Struct, frozen=True):
    """The end of a game on a train, for the list."""

    money: int
    place: int


def checked_end(day: str, record: str) -> Ended | str:
    """The end of a game from a device, or a sentence why it cannot be listed. Runs in a worker."""
    train = train_of(read_day(day))
    try:
        return _end_of(checked_game(train, record), train)
    except ColtExpressError as reason:
        return str(reason)


def _end_of(game: Game, train: Train) -> Ended:
    outcome = outcome_of(game, train.seat)
    return Ended(outcome.money, outcome.place)


class Listing:
    """Lists results."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.asking = hourly(PER_HOUR)

    async def show(self, train: Train) -> DayList:
        """The list of a day."""
        rows = await self.store.listed_results(train.name, SHOWN)
        count = await self.store.count_results(train.name)
        results = [
            DayResult(_rank(rows, row), row.name, row.bandit, row.money, row.place) for row in rows
        ]
        return DayList(train.name, count, results)

    async def list(self, train: Train, wanted: ListMe, address: str) -> DayStanding:
        """List a result, or take it from the list, and say where it stands."""
        if not self.asking.take(address):
            wait = self.asking.wait(address)
            raise Refused("too many requests to be listed; wait a while", code="quota", wait=wait)
        if train.day < today() - timedelta(days=1):
            raise Refused("results are listed on their day and the day after")
        row = await self._row(train, wanted, address)
        if not wanted.listed:
            await self.store.unlist_result(train.name, row.id)
        elif not await self.store.list_result(row, OF_ONE_ADDRESS):
            self.registry.metrics.refused("quota")
            raise Refused("enough results are listed from this address today", code="quota")
        better = await self.store.count_better(row)
        return DayStanding(better + 1, await self.store.count_results(train.name), wanted.listed)

    async def _row(self, train: Train, wanted: ListMe, address: str) -> ListedRow:
        """The result as it is listed."""
        name = shown_name(wanted.name, ())
        if is_rude(name):
            raise Refused("that name is not allowed in a public list; choose another", code="name")
        if wanted.table:
            end, identifier = await self._played_here(train, wanted), wanted.table
        else:
            end, identifier = await self._from_record(train, wanted.record), _name_of(wanted.record)
        return ListedRow(
            day=train.name,
            id=identifier,
            name=name,
            bandit=",".join(train.bandits_of(train.seat)),
            money=end.money,
            place=end.place,
            made=time(),
            address=address,
        )

    async def _played_here(self, train: Train, wanted: ListMe) -> Ended:
        """The end of a game of this server, proved by the token of its player."""
        stored = await self.registry.with_choices(wanted.table)
        proof = await self.registry.proof_of(wanted.token)
        if stored is None or seat_with(proof, stored.seats) != train.seat:
            raise Refused("this is not your game", code="players")
        must_be_the_try(train, stored)
        try:
            game = load_record(record_of(stored.table, stored.choices))
        except RecordError:
            raise Refused("this game's record is damaged; it cannot be shown") from None
        return _end_of(game, train)

    async def _from_record(self, train: Train, record: str) -> Ended:
        """The end of a game of a device, checked by replaying it."""
        workers = self.registry.thinkers.workers
        end = await workers.run(checked_end, train.name, record, limit=limit_for(PATIENCE))
        if isinstance(end, str):
            raise Refused(end)
        return end


def must_be_the_try(train: Train, stored: StoredTable) -> None:
    """Raises `Refused` unless the table's game is over and was the try that counts."""
    row = stored.table
    if row.day != train.name or not row.counts:
        raise Refused("only the try that counts is listed")
    if row.status != "over":
        raise Refused("results are listed when the game is over", code="not_over")
    if stored.seats[train.seat].resigned:
        raise Refused("a game that was left is not listed", code="resigned")


def _rank(rows: list[ListedRow], row: ListedRow) -> int:
    """The rank among the best results, which are given in order; equal results share one."""
    return 1 + sum((other.place, -other.money) < (row.place, -row.money) for other in rows)


def _name_of(record: str) -> str:
    """What stands for a record in the list."""
    return FROM_DEVICE + blake2b(record.encode(), digest_size=4).hexdigest()
