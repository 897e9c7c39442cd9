"""The HTTP API: its routes, and the answers about tables and seats. Answers about other topics are
beside it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from math import inf
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...replays.results import result_of
from ...replays.shown_options import cards_of
from ..base.addresses import address_of
from ..base.credentials import Proof, hashed_address, token_of_seat
from ..base.rate_limits import Buckets
from ..base.refusals import Refused
from ..connections.responses import etag_response, json_response, read_body
from ..registry.finished_games import FinishedGame
from ..registry.going_on import GoOn
from ..registry.new_tables import NewTable
from ..registry.playing_on import PlayOn
from ..registry.programs import admitted
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from ..table.executor import Executor
from ..table.live_table import LiveTable, TableDeleted
from ..table.public_view import for_strangers
from .hints import Hints
from .http_messages import AsksHint, Created, Join, WhoAsks
from .lessons import LessonRoutes
from .my_games import MySeats, glance
from .puzzles import PuzzleRoutes
from .reviews import Review, Reviewers
from .rules_library import RulesLibrary
from .seat_facts import facts
from .table_requests import take_seat
from .theatre.curves import Curves
from .theatre.gallery import GalleryRoutes
from .theatre.making import Replays
from .theatre.routes import TheatreRoutes, bearer_of
from .today.routes import TodayRoutes

NO_TABLE = "there is no table of that name"

GAME_SIZE: Final = 65_536
"""Maximum size in bytes of a request with a whole game."""


class Api:
    """The HTTP API of a registry. ``reviewing`` makes reviews and curves; ``requests`` is how many
    requests each address may send; ``records`` can be watched, see `TheatreRoutes`."""

    def __init__(
        self,
        registry: TableRegistry,
        reviewing: Executor,
        requests: Buckets,
        records: Iterable[bytes] = (),
    ) -> None:
        settings = registry.settings
        self.settings = settings
        self.registry = registry
        self.requests = requests
        self.metrics = registry.metrics
        self.hints = Hints(registry.thinkers, settings.hints_per_hour)
        self.reviewers = Reviewers(
            settings.review_seconds, settings.reviews_per_hour, reviewing, self.metrics
        )
        self.library = RulesLibrary(registry.slow_work, registry.thinkers.workers)
        self.lessons = LessonRoutes(registry.slow_work)
        replays = Replays(registry.thinkers, settings.replays_per_hour)
        self.curves = Curves(self.reviewers, registry.store)
        registry.when_over = self.curves.game_over
        self.theatre = TheatreRoutes(registry, replays, self.curves, records)
        self.puzzles = PuzzleRoutes(registry, replays)
        self.today = TodayRoutes(registry, replays, self.reviewers)

    async def open(self) -> None:
        await self.registry.open()
        self.registry.spawn(self.curves.keep_making())

    async def close(self) -> None:
        await self.reviewers.close()
        await self.registry.close()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/house", self.show_house, methods=["GET"]),
            *self.lessons.routes(),
            *GalleryRoutes(self.registry).routes(),
            *self.theatre.routes(),
            *self.puzzles.routes(),
            *self.today.routes(),
            Route("/api/rules", self.show_rules, methods=["GET"]),
            Route("/api/rules/{rule}/example", self.show_example, methods=["GET"]),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route("/api/tables/{table}", self.show_table, methods=["GET"]),
            Route("/api/tables/{table}/join", self.join_table, methods=["POST"]),
            Route("/api/tables/{table}/record", self.show_record, methods=["GET"]),
            Route("/api/tables/{table}/result", self.show_result, methods=["GET"]),
            Route("/api/tables/{table}/review", self.review, methods=["POST"]),
            Route("/api/tables/{table}/hint", self.hint, methods=["POST"]),
            Route("/api/games", self.go_on, methods=["POST"]),
            Route("/api/games/{table}/play-on", self.play_on, methods=["POST"]),
            Route("/api/seats", self.show_seats, methods=["POST"]),
            Route("/api/seats/facts", self.show_facts, methods=["POST"]),
        ]

    async def show_house(self, _request: Request) -> Response:
        house = self.settings.house
        return json_response(None if house is None else cards_of(house))

    async def show_rules(self, request: Request) -> Response:
        language = request.query_params.get("language", "en")
        return etag_response(request, self.library.rules(language))

    async def show_example(self, request: Request) -> Response:
        wanted = request.query_params.get("n", "0")
        rule, address = request.path_params["rule"], address_of(request)
        made = await self.library.example(rule, wanted, address)
        return etag_response(request, made)

    async def list_tables(self, _request: Request) -> Response:
        return json_response(await self.registry.public_tables())

    async def create_table(self, request: Request) -> Response:
        self._check_open()
        wanted = await read_body(request, NewTable)
        async with self._opening(request) as hashed:
            if wanted.public:
                await self.registry.check_public_seats(hashed)
            who = await self._who(request)
            table, token = await self.registry.create(wanted, hashed, who.profile)
        return json_response(Created(table.row.id, 0, token_of_seat(who, 0, token)), 201)

    async def play_on(self, request: Request) -> Response:
        """Open a table that plays on from a moment of a finished game."""
        self._check_open()
        wanted = await read_body(request, PlayOn)
        game = request.path_params["table"]
        try:
            async with self._opening(request) as hashed:
                who = await self._who(request)
                table, token = await self.registry.play_on(game, wanted, hashed, who.profile)
        except TableDeleted as gone:
            raise HTTPException(404, str(gone)) from None
        token = token_of_seat(who, wanted.seat, token)
        return json_response(Created(table.row.id, wanted.seat, token), 201)

    async def go_on(self, request: Request) -> Response:
        """Open a table that goes on with a game that was begun elsewhere."""
        self._check_open()
        wanted = await read_body(request, GoOn, GAME_SIZE)
        async with self._opening(request) as hashed:
            who = await self._who(request)
            table, token = await self.registry.go_on(wanted, hashed, who.profile)
        token = token_of_seat(who, wanted.seat, token)
        return json_response(Created(table.row.id, wanted.seat, token), 201)

    @contextlib.asynccontextmanager
    async def _opening(self, request: Request) -> AsyncIterator[str]:
        """Count a new table for the address of a request, and wait for its turn; yields the hash of
        the address."""
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_table([hashed])
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address):
            yield hashed
        self.metrics.table_created()

    async def show_table(self, request: Request) -> Response:
        old = await self.registry.finished(request.path_params["table"])
        if old is not None:
            return json_response(for_strangers(self.registry.info_of(old, since=inf)))
        return json_response(for_strangers((await self._table(request)).info()))

    async def join_table(self, request: Request) -> Response:
        join = await read_body(request, Join)
        address = address_of(request)
        hashed = hashed_address(address)
        self.registry.quotas.take_seat(hashed)
        program = admitted(self.settings, join.program)
        table = await self._table(request)
        who = await self._who(request)
        wanted = join.name, join.bandit, hashed, program, who.profile
        with table.in_use():
            await must_not_be_banned(self.registry.store, table.row.id, hashed, who.profile)
            if table.row.public:
                async with self.registry.slow_work.turn(address):  # one seat after another
                    await self.registry.check_public_seats(hashed)
                    seat, token = await take_seat(table, *wanted)
            else:
                seat, token = await take_seat(table, *wanted)
        if program is not None:
            self.metrics.program_seated()
        token = token_of_seat(who, seat, token)
        return json_response(Created(table.row.id, seat, token), 201)

    async def show_record(self, request: Request) -> Response:
        ended = await self._ended(request)
        if ended is None:
            record = (await self._table(request)).record()
        else:
            ended.must_have(record := ended.record)
        name = f"colt-express-{request.path_params['table']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record, media_type="application/json", headers=headers)

    async def show_result(self, request: Request) -> Response:
        ended = await self._ended(request)
        if ended is not None:
            ended.must_have(ended.result)
            return json_response(ended.result)
        table = await self._table(request)
        table.result()  # or why there is none
        return json_response(result_of(table.running().game))

    async def review(self, request: Request) -> Response:
        """Respond with a review; 202 if it is not ready yet."""
        self._check_open()
        who = await read_body(request, WhoAsks)
        address = address_of(request)
        async with self.registry.slow_work.turn(address):
            table = await self._table(request)
        seat = table.seat_of(await self.registry.proof_of(who.token))
        made = await self.reviewers.review(table, seat, address)
        if made is None:
            return json_response(Review(ready=False, regrets=[]), 202)
        return Response(made, media_type="application/json")

    async def hint(self, request: Request) -> Response:
        """Respond with a hint."""
        self._check_open()
        who = await read_body(request, AsksHint)
        address = address_of(request)
        async with self.registry.slow_work.turn(address):
            table = await self._table(request)
        seat = table.seat_of(await self.registry.proof_of(who.token))
        made = await self.hints.hint(table, seat, who.number, address)
        return Response(made, media_type="application/json")

    async def show_seats(self, request: Request) -> Response:
        """Respond with the state of the games of these seats, whose tokens are in no address."""
        mine = await read_body(request, MySeats)
        address = address_of(request)
        allowance = self.requests.of(address)
        return json_response(await glance(self.registry, mine.seats, address, allowance))

    async def show_facts(self, request: Request) -> Response:
        """Respond with facts about finished games of these seats."""
        mine = await read_body(request, MySeats)
        address = address_of(request)
        allowance = self.requests.of(address)
        return json_response(await facts(self.registry, mine.seats, address, allowance))

    async def _who(self, request: Request) -> Proof:
        """The profile for which a request takes a seat, if it comes from a device of one."""
        return await self.registry.proof_of(bearer_of(request))

    async def _ended(self, request: Request) -> FinishedGame | None:
        """The end of a game that is over, if its table is not in memory."""
        old = await self.registry.finished(request.path_params["table"])
        if old is None or old.table.status != "over":
            return None
        return await self.registry.finished_games.find(old.table.id)

    async def _table(self, request: Request) -> LiveTable:
        table = await self.registry.current(request.path_params["table"])
        if table is None:
            raise HTTPException(404, NO_TABLE)
        return table

    def _check_open(self) -> None:
        """Refuse a request that would start something new if the server is about to stop."""
        if self.registry.closing:
            self.metrics.refused("closing")
            raise Refused(CLOSING, code="closing")
