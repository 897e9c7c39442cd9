"""Puzzles over HTTP: the list with the puzzle of the day, a puzzle with its answers, what follows
an answer, and a table that plays on from it. The server keeps nothing about solvers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...puzzles.puzzle import PuzzleError
from ...puzzles.shipped import puzzle_called
from ...puzzles.telling import future_of, puzzle_list, question_of
from ..base.addresses import address_of
from ..base.credentials import hashed_address, token_of_seat
from ..base.refusals import Refused
from ..connections.responses import etag_response, json_response, read_body
from ..registry.playing_on import PUZZLE, PlayPuzzle
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from .http_messages import Created
from .theatre.making import Packed, Replays, packed
from .theatre.routes import bearer_of, packed_response

NO_PUZZLE: Final = "there is no puzzle with that number"
MOST_DIGITS: Final = 6


def today() -> date:
    """The day by which puzzles change, the same all over the world."""
    return datetime.now(UTC).date()


class PuzzleRoutes:
    """Answers requests for puzzles. What is made for one is kept with the replays."""

    def __init__(self, registry: TableRegistry, replays: Replays) -> None:
        self.registry = registry
        self.replays = replays

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/puzzles", self.show_list, methods=["GET"]),
            Route("/api/puzzles/{number}", self.show_puzzle, methods=["GET"]),
            Route("/api/puzzles/{number}/future", self.show_future, methods=["GET"]),
            Route("/api/puzzles/{number}/play-on", self.play_on, methods=["POST"]),
        ]

    async def show_list(self, request: Request) -> Response:
        return etag_response(request, msgspec.json.encode(puzzle_list(today())))

    async def show_puzzle(self, request: Request) -> Response:
        number = puzzle_number(request)
        return await self._answer(request, "question", lambda: packed(question_of(number)))

    async def show_future(self, request: Request) -> Response:
        """Respond with what usually follows an option, as a replay that begins at the position."""
        number, option = puzzle_number(request), request.query_params.get("option", "")
        if puzzle_called(number).answer(option) is None:
            raise HTTPException(404, f"puzzle {number} has no such option")
        return await self._answer(request, option, lambda: packed(future_of(number, option)))

    async def play_on(self, request: Request) -> Response:
        """Open a table that plays on from a puzzle."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")
        number = puzzle_number(request)
        wanted = await read_body(request, PlayPuzzle)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_table([hashed])
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address):
            who = await self.registry.proof_of(bearer_of(request))
            table, token = await self.registry.play_puzzle(number, wanted, hashed, who.profile)
        self.registry.metrics.table_created()
        seat = puzzle_called(number).seat
        return json_response(Created(table.row.id, seat, token_of_seat(who, seat, token)), 201)

    async def _answer(self, request: Request, asked: str, make: Callable[[], Packed]) -> Response:
        key = (f"{PUZZLE}{puzzle_number(request)}", asked, 0)
        made = await self.replays.find(key, make, address_of(request))
        return packed_response(request, made, kept=True)


def puzzle_number(request: Request) -> int:
    """The number of an existing puzzle."""
    wanted = request.path_params["number"]
    if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > MOST_DIGITS:
        raise HTTPException(404, NO_PUZZLE)
    try:
        puzzle_called(int(wanted))
    except PuzzleError as error:
        raise HTTPException(404, str(error)) from None
    return int(wanted)
