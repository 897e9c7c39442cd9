"""Requests for the train of the day: what runs, boarding it, how a game on it ended, what a legend
took, and the list of results."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....engine.errors import RecordError
from ....engine.serialization.record import load_record
from ....errors import printable
from ....replays.shown_options import ShownOptions, shown
from ....today.outcome import RideOutcome, outcome_of
from ....today.train import NoTrain, Train, read_day, today, train_of
from ...base.addresses import address_of
from ...base.credentials import Proof, hashed_address, token_of_seat
from ...base.refusals import Refused
from ...connections.responses import etag_response, json_response, read_body
from ...registry.day_tables import BoardTrain
from ...registry.table_registry import CLOSING, TableRegistry
from ...storage.bans import EVERYWHERE, must_not_be_banned
from ...storage.rows import StoredTable
from ...table.stories import record_of
from ...table.table_state import seat_with
from ..http_messages import Created
from ..reviews import Reviewers
from ..theatre.making import Packed, Replays, packed
from ..theatre.routes import bearer_of, packed_response
from .legends import Legends
from .listing import Listing, ListMe

SWITCHED_OFF: Final = "no train of the day runs at this server"
NO_LIST: Final = "this server lists no results"
NOT_ON_BOARD: Final = "no game of a train of the day is played at that table"
RECORD_SIZE: Final = 65_536
"""Maximum size in bytes of a request with a record."""


class TrainOfDay(msgspec.Struct, frozen=True):
    """The train of a day: its number, and who leads which bandits, by seat; the player's is
    ``seat``, and at the others is a bot."""

    day: str
    number: int
    seat: int
    bandits: list[list[str]]
    bot: str
    options: ShownOptions


class Today(msgspec.Struct, frozen=True):
    """Today's train, and yesterday's, which can be watched. ``listing``: whether this server lists
    results of players who agree."""

    train: TrainOfDay
    yesterday: TrainOfDay | None
    listing: bool


class RideTold(msgspec.Struct, frozen=True):
    """A game on a train of the day that is over: whether it was the try that counts, and what it
    brought to the player's seat."""

    day: str
    counts: bool
    seat: int
    outcome: RideOutcome


class TodayRoutes:
    """Answers such requests."""

    def __init__(self, registry: TableRegistry, replays: Replays, reviewers: Reviewers) -> None:
        self.registry = registry
        self.replays = replays
        self.settings = registry.settings
        self.legends = Legends(reviewers, registry.store)
        self.listing = Listing(registry)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/today", self.show_today, methods=["GET"]),
            Route("/api/today", self.board, methods=["POST"]),
            Route("/api/today/{day}", self.show_day, methods=["GET"]),
            Route("/api/today/{day}/legend", self.show_legend, methods=["GET"]),
            Route("/api/today/{day}/list", self.show_list, methods=["GET"]),
            Route("/api/today/{day}/list", self.list_me, methods=["POST"]),
            Route("/api/tables/{table}/ride", self.show_ride, methods=["GET"]),
        ]

    async def show_today(self, request: Request) -> Response:
        self._check_runs()
        day = today()
        train = train_of(day)
        before = day - timedelta(days=1)
        try:
            yesterday = told(train_of(before))
        except NoTrain:
            yesterday = None
        found = Today(told(train), yesterday, self.settings.day_list)
        return etag_response(request, msgspec.json.encode(found))

    async def show_day(self, request: Request) -> Response:
        return etag_response(request, msgspec.json.encode(told(self._train(request))))

    async def board(self, request: Request) -> Response:
        """Open a table that plays today's train."""
        self._check_runs()
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        wanted = await read_body(request, BoardTrain)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_table([hashed])
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address):
            train = train_of(today())
            who = await self.registry.proof_of(bearer_of(request))
            table, token = await self.registry.board(train, wanted, hashed, who.profile)
        self.registry.metrics.table_created()
        token = token_of_seat(who, train.seat, token)
        return json_response(Created(table.row.id, train.seat, token), 201)

    async def show_ride(self, request: Request) -> Response:
        """Respond with how the game of a table ended, if it was on a train of the day."""
        stored = await self._stored(request.path_params["table"])
        if stored is None or not stored.table.day:
            raise HTTPException(404, NOT_ON_BOARD)
        if stored.table.status != "over":
            raise Refused("the loot is counted when the game is over", code="not_over")
        key = (stored.table.id, "ride", len(stored.choices))
        made = await self.replays.find(key, partial(_packed_ride, stored), address_of(request))
        return packed_response(request, made, kept=True)

    async def show_legend(self, request: Request) -> Response:
        """Respond with the legend's game; 202 with the progress if it is not ready. Until the day
        is over, only players who have finished a game on its train are told."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        train = self._train(request)
        if train.day >= today():
            await self._must_have_ridden(request, train)
        made = await self.legends.find(train, address_of(request))
        if made is None:
            return json_response(self.legends.progress(train), 202)
        return packed_response(request, made, kept=True)

    async def show_list(self, request: Request) -> Response:
        self._check_lists()
        return json_response(await self.listing.show(self._train(request)))

    async def list_me(self, request: Request) -> Response:
        """List a result, or take it from the list."""
        self._check_lists()
        train = self._train(request)
        wanted = await read_body(request, ListMe, RECORD_SIZE)
        hashed = hashed_address(address_of(request))
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address_of(request)):
            return json_response(await self.listing.list(train, wanted, hashed))

    # Checks -----------------------------------------------------------------------------------

    def _check_runs(self) -> None:
        if not self.settings.day_train:
            raise HTTPException(404, SWITCHED_OFF)

    def _check_lists(self) -> None:
        self._check_runs()
        if not self.settings.day_list:
            raise HTTPException(404, NO_LIST)

    def _train(self, request: Request) -> Train:
        """The train of the day that a request names; none of a day to come."""
        self._check_runs()
        try:
            day = read_day(request.path_params["day"])
            if day > today():
                raise NoTrain("that day is still to come")
            return train_of(day)
        except NoTrain as reason:
            raise HTTPException(404, str(reason)) from None

    async def _must_have_ridden(self, request: Request, train: Train) -> None:
        """Refuse a client who cannot prove a finished game on the train of that day."""
        stored = await self._stored(request.query_params.get("table", ""))
        proof = await self.registry.proof_of(bearer_of(request))
        if stored is None or not _has_ridden(stored, train, proof):
            raise Refused("the legend's game is shown when yours is over", code="not_over")

    async def _stored(self, table: str) -> StoredTable | None:
        return await self.registry.with_choices(table)


def _has_ridden(stored: StoredTable, train: Train, proof: Proof) -> bool:
    """Whether a client proves a seat in a finished game on that train."""
    row = stored.table
    return row.day == train.name and row.status == "over" and seat_with(proof, stored.seats) >= 0


def told(train: Train) -> TrainOfDay:
    """A train as it is sent."""
    bots = [bot for bot in train.bots if bot]
    return TrainOfDay(
        day=train.name,
        number=train.number,
        seat=train.seat,
        bandits=[train.bandits_of(seat) for seat in range(train.setup.seats)],
        bot=bots[0],
        options=shown(train.setup.options),
    )


def _packed_ride(stored: StoredTable) -> Packed:
    """How a game ended, as it is sent."""
    try:
        game = load_record(record_of(stored.table, stored.choices))
    except RecordError as error:
        raise Refused(printable(str(error))) from None
    row = stored.table
    return packed(RideTold(row.day, row.counts, row.host, outcome_of(game, row.host)))
