"""Requests of people who want to meet others: the queue of the quick match, and the ladder."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..base.addresses import address_of
from ..base.credentials import hashed_address
from ..connections.responses import json_response, read_body
from ..profiles.asking import Person, person_asking
from ..registry.table_registry import TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from ..storage.meeting import MeetingStorage
from .ladder import LadderKeeper, rules, take_off
from .messages import AskMeet, EnterQueue, MeetOffer
from .quick_match import QuickMatch
from .rating import LADDERS
from .tidying import keep_tidy

NO_QUICK_MATCH: Final = "this server has no quick match"
NO_LADDER: Final = "this server keeps no ladder"


class MeetingRoutes:
    """Answers such requests."""

    def __init__(self, registry: TableRegistry, store: MeetingStorage) -> None:
        self.registry = registry
        self.store = store
        self.settings = registry.settings
        self.quick_match = QuickMatch(registry, store)
        self.ladder = LadderKeeper(registry, store)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/meet", self.show_offer, methods=["GET"]),
            Route("/api/meet/enter", self.enter, methods=["POST"]),
            Route("/api/meet/ask", self.ask, methods=["POST"]),
            Route("/api/meet/leave", self.leave, methods=["POST"]),
            Route("/api/ladder", self.show_rules, methods=["GET"]),
            Route("/api/ladder/leave", self.leave_ladder, methods=["POST"]),
            Route("/api/ladder/{ladder}", self.show_ladder, methods=["GET"]),
        ]

    def open(self) -> None:
        """Begin what runs in the background. Call it after the registry is open."""
        self.registry.spawn(keep_tidy(self.store))
        if self.is_open:
            self.registry.spawn(self.quick_match.run())
        if self.settings.ladder:
            told_before = self.registry.when_over

            def when_over(table: str) -> None:
                told_before(table)
                self.ladder.game_over(table)

            self.registry.when_over = when_over
            self.registry.spawn(self.ladder.keep())

    @property
    def is_open(self) -> bool:
        """Whether there is a quick match; people need a profile for it."""
        return self.settings.quick_match and self.settings.profiles

    async def show_offer(self, _request: Request) -> Response:
        waiting = await self.quick_match.count() if self.is_open else 0
        return json_response(MeetOffer(self.is_open, waiting, self.settings.ladder))

    async def enter(self, request: Request) -> Response:
        """A person waits from now on, or changes what they would play."""
        self.quick_match.check_open()
        person = await self._person(request)
        wanted = await read_body(request, EnterQueue)
        hashed = hashed_address(address_of(request))
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        meet = await self.quick_match.enter(person.profile, wanted.name, wanted.wish, hashed)
        return json_response(meet)

    async def ask(self, request: Request) -> Response:
        """Respond with how the person's quick match stands."""
        person = await self._person(request)
        wanted = await read_body(request, AskMeet)
        return json_response(await self.quick_match.ask(person.profile, wanted.known))

    async def leave(self, request: Request) -> Response:
        person = await self._person(request)
        return json_response(await self.quick_match.leave(person.profile))

    # The ladder -------------------------------------------------------------------------------

    async def show_rules(self, _request: Request) -> Response:
        self._check_ladder()
        return json_response(rules())

    async def show_ladder(self, request: Request) -> Response:
        """Respond with a ladder; with a device's token, also with its person's own place."""
        self._check_ladder()
        wanted = request.path_params["ladder"]
        ladder = next((one for one in LADDERS if one == wanted), None)
        if ladder is None:
            raise HTTPException(404, f"no ladder is called {wanted[:20]!r}: {', '.join(LADDERS)}")
        known = "authorization" in request.headers
        profile = (await person_asking(request, self.store)).profile if known else ""
        return json_response(await self.ladder.show(ladder, profile))

    async def leave_ladder(self, request: Request) -> Response:
        """Take the person off all ladders."""
        self._check_ladder()
        person = await person_asking(request, self.store)
        await take_off(self.store, person.profile)
        return json_response(None)

    async def _person(self, request: Request) -> Person:
        if not self.is_open:
            raise HTTPException(404, NO_QUICK_MATCH)
        return await person_asking(request, self.store)

    def _check_ladder(self) -> None:
        if not self.settings.ladder:
            raise HTTPException(404, NO_LADDER)
