"""Requests for games that are told again: a game's page, its replay from a seat, and records from
outside.

A game that is over is open to everybody, like its record. While it is played, a seat is told only
to its own player, and everybody else sees what spectators see.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final, Literal

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....documents import MOST_BYTES
from ....engine.errors import NoSuchSeat
from ....replays.results import Result
from ....replays.shown_options import ShownOptions
from ....replays.steps import ALL_OPEN
from ....replays.telling import Replay, ReplaySeat, TroubleCode, check_seat
from ...base.addresses import address_of
from ...base.content_negotiation import weights
from ...base.refusals import Refused
from ...connections.responses import CACHE_CONTROL, read_bytes
from ...registry.table_registry import TableRegistry
from ...storage.rows import StoredTable
from ...table.message_log import SPECTATOR
from ...table.stories import has_game, is_of_other_rules, reason_of_other_rules, record_of
from ...table.table_state import seat_with
from .making import NotTold, Packed, Replays, packed, told_record

NO_GAME: Final = "there is no game of that name"
BEARER: Final = "bearer "
LARGEST_SEAT: Final = 9
"""Largest seat that a request may name; no game has more."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game for its own page: who played, by which options, since when, and how it ended.

    ``choices`` is the number of those that count, and so of the last step of its replay.
    ``review``: whether its players can have their choices reviewed. ``trouble`` is as in `Replay`.
    """

    game: str
    status: Literal["playing", "over"]
    public: bool
    started: float
    seats: list[ReplaySeat]
    options: ShownOptions
    rules: int
    choices: int
    result: Result | None
    review: bool
    trouble: str = ""
    trouble_code: TroubleCode = ""


class TheatreRoutes:
    """Answers requests for games that are told again."""

    def __init__(self, registry: TableRegistry, replays: Replays) -> None:
        self.registry = registry
        self.replays = replays

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/games/{game}", self.show_game, methods=["GET"]),
            Route("/api/games/{game}/replay", self.show_replay, methods=["GET"]),
            Route("/api/replay", self.tell_record, methods=["POST"]),
        ]

    async def show_game(self, request: Request) -> Response:
        stored = await self._stored(request)

        def make() -> Packed:
            return packed(_page_of(stored, _told(stored, SPECTATOR)))

        return await self._answer(request, stored, "page", make)

    async def show_replay(self, request: Request) -> Response:
        stored = await self._stored(request)
        seat = _seat_shown(request, stored)

        def make() -> Packed:
            return packed(_told(stored, seat))

        return await self._answer(request, stored, f"seat {seat}", make)

    async def tell_record(self, request: Request) -> Response:
        """Tell a record that the client has sent; it is not kept."""
        seat = _wanted_seat(request, SPECTATOR)
        text = await read_bytes(request, MOST_BYTES, "a record")
        try:
            made = await self.replays.from_record(text, seat, address_of(request))
        except NotTold as reason:
            raise HTTPException(400, str(reason)) from None
        return _response(request, made, kept=False)

    async def _stored(self, request: Request) -> StoredTable:
        """The game that is asked for, if it has begun and can be told."""
        stored = await self.registry.with_choices(request.path_params["game"])
        if stored is None:
            raise HTTPException(404, NO_GAME)
        if not has_game(stored.table):
            closed = stored.table.status == "closed"
            sentence = "this table was closed without a game" if closed else "it has not started"
            raise Refused(sentence, code="closed" if closed else "not_started")
        if stored.table.status != "over" and is_of_other_rules(stored.table):
            raise Refused(reason_of_other_rules(stored.table).sentence)
        return stored

    async def _answer(
        self, request: Request, stored: StoredTable, asked: str, make: Callable[[], Packed]
    ) -> Response:
        key = (stored.table.id, f"{stored.table.status} {asked}", len(stored.choices))
        try:
            made = await self.replays.find(key, make, address_of(request))
        except NotTold as reason:
            raise Refused(str(reason)) from None
        return _response(request, made, kept=stored.table.status == "over")


def _told(stored: StoredTable, seat: int) -> Replay:
    """The stored game, as that seat saw it."""
    record = record_of(stored.table, stored.choices)
    replay = told_record(record, seat, _people(stored))
    if replay.trouble and stored.table.status != "over":
        raise NotTold("this game's record is damaged; it cannot be shown")
    return replay


def _people(stored: StoredTable) -> list[ReplaySeat]:
    return [
        ReplaySeat(seat.seat, seat.name, "bot" if seat.kind == "bot" else "human", seat.bot)
        for seat in stored.seats
    ]


def _page_of(stored: StoredTable, told: Replay) -> PlayedGame:
    table = stored.table
    return PlayedGame(
        game=table.id,
        status="over" if table.status == "over" else "playing",
        public=table.public,
        started=table.started,
        seats=told.seats,
        options=told.options,
        rules=told.rules,
        choices=told.steps[-1].number,
        result=told.result,
        review=told.result is not None and not told.trouble,
        trouble=told.trouble,
        trouble_code=told.trouble_code,
    )


def _seat_shown(request: Request, stored: StoredTable) -> int:
    """The seat from which the client may see this game: the one that is asked for, otherwise its
    own. Raises an error if the client may not."""
    own = seat_with(_token(request), stored.seats)
    seat = _wanted_seat(request, own)
    try:
        check_seat(seat, len(stored.seats))
    except NoSuchSeat as error:
        raise HTTPException(404, str(error)) from None
    if stored.table.status == "over" or seat in (SPECTATOR, own):
        return seat
    if seat == ALL_OPEN:
        raise Refused("all cards are shown when the game is over", code="not_over")
    raise HTTPException(403, "until the game is over, only its player can see it from that seat")


def _token(request: Request) -> str:
    """The token in ``Authorization: Bearer TOKEN``; empty if there is none."""
    told = request.headers.get("authorization", "")
    return told[len(BEARER) :].strip() if told.lower().startswith(BEARER) else ""


def _wanted_seat(request: Request, usual: int) -> int:
    wanted = request.query_params.get("seat", str(usual))
    if wanted not in {str(seat) for seat in range(ALL_OPEN, LARGEST_SEAT + 1)}:
        raise HTTPException(
            400,
            f"the seat must be a number from 0 to {LARGEST_SEAT}, -1 for a spectator, "
            "or -2 for all cards open",
        )
    return int(wanted)


def _response(request: Request, made: Packed, kept: bool) -> Response:
    """What was made, compressed if the client supports that. Only what never changes may be kept
    by browsers, who ask whether it is still the same."""
    headers = {"vary": "accept-encoding, authorization"}
    if kept:
        headers |= {CACHE_CONTROL: "no-cache", "etag": made.tag}
        if made.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
    accepted = weights(request.headers.get("accept-encoding", ""))
    if accepted.get("gzip", accepted.get("*", 0)):
        headers["content-encoding"] = "gzip"
        return Response(made.body, media_type="application/json", headers=headers)
    return Response(gzip.decompress(made.body), media_type="application/json", headers=headers)
