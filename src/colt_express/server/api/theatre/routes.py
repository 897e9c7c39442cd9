"""Requests for games that are told again: a game's page, its replay from a seat, and records from
outside.

A game that is over is open to everybody, like its record. While it is played, a seat is told only
to its own player, and everybody else sees what spectators see.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
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
from ....replays.telling import Replay, ReplaySeat, check_seat
from ....replays.trouble import TroubleCode
from ...base.addresses import address_of
from ...base.content_negotiation import weights
from ...base.refusals import Refused
from ...connections.responses import CACHE_CONTROL, json_response, read_bytes
from ...registry.table_registry import CLOSING, TableRegistry
from ...table.message_log import SPECTATOR
from ..reviews import Review
from .curves import Curves
from .making import NotTold, Packed, Replays, packed
from .sources import Source, local_game, stored_game

NO_GAME: Final = "there is no game of that name"
BEARER: Final = "bearer "
MOST_DIGITS: Final = 6
"""Of the number of a moment."""
LARGEST_SEAT: Final = 9
"""Largest seat that a request may name; no game has more."""


class NoSuchMoment(NotTold):
    """The game has no step of that number."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game for its own page: who played, by which options, since when, and how it ended.

    ``choices`` is the number of those that count, and so of the last step of its replay.
    ``review``: whether its players can have their choices reviewed. ``trouble`` is as in `Replay`.
    """

    game: str
    status: Literal["playing", "over"]
    public: bool
    started: float  # as `ended`, 0 if unknown or if its players did not want times to be kept
    ended: float
    study: bool  # whether all its players agreed that it may be studied
    seats: list[ReplaySeat]
    options: ShownOptions
    rules: int
    choices: int
    result: Result | None
    review: bool
    trouble: str = ""
    trouble_code: TroubleCode = ""


class TheatreRoutes:
    """Answers requests for games that are told again. ``records`` are told as local games."""

    def __init__(
        self,
        registry: TableRegistry,
        replays: Replays,
        curves: Curves,
        records: Iterable[bytes] = (),
    ) -> None:
        self.registry = registry
        self.replays = replays
        self.curves = curves
        self.local = {source.game: source for source in map(local_game, records)}

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/games/{game}", self.show_game, methods=["GET"]),
            Route("/api/games/{game}/replay", self.show_replay, methods=["GET"]),
            Route("/api/games/{game}/curve", self.show_curve, methods=["GET"]),
            Route("/api/games/{game}/review", self.show_review, methods=["GET"]),
            Route("/api/replay", self.tell_record, methods=["POST"]),
            Route("/api/replay/curve", self.show_curve_of_record, methods=["POST"]),
        ]

    async def show_game(self, request: Request) -> Response:
        source = await self._find(request)
        return await self._answer(
            request, source, "page", lambda: packed(_page_of(source, source.tell(SPECTATOR)))
        )

    async def show_replay(self, request: Request) -> Response:
        source = await self._find(request)
        own = source.seat_of(await self.registry.proof_of(bearer_of(request)))
        seat = wanted_seat(request, own)
        _check_seat(seat, source)
        source.check_may_see(seat, own)
        moment = _wanted_moment(request)
        asked = f"seat {seat}" if moment is None else f"seat {seat} at {moment}"
        return await self._answer(
            request, source, asked, lambda: packed(_at(source.tell(seat), moment))
        )

    async def show_curve(self, request: Request) -> Response:
        """Respond with the curve of a finished game; 202 with the progress if it is not ready."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        source = await self._find(request)
        made = await self.curves.find(source, address_of(request))
        if made is None:
            return json_response(self.curves.progress(source.game), 202)
        return packed_response(request, made, kept=True)

    async def show_curve_of_record(self, request: Request) -> Response:
        """The same for a record that the client has sent, and sends again until it is ready."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        text = await read_bytes(request, MOST_BYTES, "a record")
        try:
            made = await self.curves.of_record(text, address_of(request))
        except NotTold as reason:
            raise HTTPException(400, str(reason)) from None
        if made is None:
            return json_response(self.curves.progress_of_record(text), 202)
        return packed_response(request, made, kept=False)

    async def show_review(self, request: Request) -> Response:
        """Respond with the review of a seat's choices in a finished game; 202 if it is not
        ready."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        source = await self._find(request)
        seat = wanted_seat(
            request, source.seat_of(await self.registry.proof_of(bearer_of(request)))
        )
        _check_seat(seat, source)
        if seat < 0:
            raise Refused("only the choices of a player can be reviewed", code="players")
        if not source.is_open:
            raise Refused("choices are reviewed when the game is over", code="not_over")
        reviewers, address = self.curves.reviewers, address_of(request)
        made = await reviewers.review_record(source.game, source.record, seat, address)
        if made is None:
            return json_response(Review(ready=False, regrets=[]), 202)
        return Response(made, media_type="application/json")

    async def tell_record(self, request: Request) -> Response:
        """Tell a record that the client has sent; it is not kept."""
        seat = wanted_seat(request, SPECTATOR)
        text = await read_bytes(request, MOST_BYTES, "a record")
        try:
            made = await self.replays.from_record(text, seat, address_of(request))
        except NotTold as reason:
            raise HTTPException(400, str(reason)) from None
        return packed_response(request, made, kept=False)

    async def _find(self, request: Request) -> Source:
        return await self.find_source(request.path_params["game"])

    async def find_source(self, name: str) -> Source:
        """The game of that name, if it has begun and can be told."""
        if name in self.local:
            return self.local[name]
        stored = await self.registry.with_choices(name)
        if stored is None:
            raise HTTPException(404, NO_GAME)
        return stored_game(stored)

    async def _answer(
        self, request: Request, source: Source, asked: str, make: Callable[[], Packed]
    ) -> Response:
        key = (source.game, f"{source.status} {asked}", source.number)
        try:
            made = await self.replays.find(key, make, address_of(request))
        except NoSuchMoment as error:
            raise HTTPException(404, str(error)) from None
        except NotTold as reason:
            raise Refused(str(reason)) from None
        return packed_response(request, made, kept=source.is_open)


def _check_seat(seat: int, source: Source) -> None:
    try:
        check_seat(seat, source.seats)
    except NoSuchSeat as error:
        raise HTTPException(404, str(error)) from None


def _at(told: Replay, moment: int | None) -> Replay:
    """The replay with the step of that moment alone; None for all steps."""
    if moment is None:
        return told
    if moment >= len(told.steps):
        last = len(told.steps) - 1
        raise NoSuchMoment(f"this game has no moment {moment}; its last is {last}")
    return msgspec.structs.replace(told, steps=[told.steps[moment]])


def _page_of(source: Source, told: Replay) -> PlayedGame:
    return PlayedGame(
        game=source.game,
        status=source.status if told.result is None else "over",
        public=source.public,
        started=source.started,
        ended=source.ended,
        study=source.study,
        seats=told.seats,
        options=told.options,
        rules=told.rules,
        choices=told.steps[-1].number,
        result=told.result,
        review=told.result is not None and not told.trouble,
        trouble=told.trouble,
        trouble_code=told.trouble_code,
    )


def bearer_of(request: Request) -> str:
    """The token in ``Authorization: Bearer TOKEN``; an empty string without that header."""
    told = request.headers.get("authorization", "")
    return told[len(BEARER) :].strip() if told.lower().startswith(BEARER) else ""


def wanted_seat(request: Request, usual: int) -> int:
    wanted = request.query_params.get("seat", str(usual))
    if wanted not in {str(seat) for seat in range(ALL_OPEN, LARGEST_SEAT + 1)}:
        raise HTTPException(
            400,
            f"the seat must be a number from 0 to {LARGEST_SEAT}, -1 for a spectator, "
            "or -2 for all cards open",
        )
    return int(wanted)


def _wanted_moment(request: Request) -> int | None:
    wanted = request.query_params.get("at")
    if wanted is None:
        return None
    if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > MOST_DIGITS:
        raise HTTPException(400, "the moment must be a number from 0, the deal, to the last choice")
    return int(wanted)


def packed_response(request: Request, made: Packed, kept: bool) -> Response:
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
