"""Requests about evenings: opening, looking, coming and going, and what their hosts do."""

from __future__ import annotations

from collections.abc import Awaitable
from time import time
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..base.addresses import address_of
from ..base.credentials import hashed_address, new_seed
from ..base.names import cleaned, shown_name
from ..base.rate_limits import hourly
from ..base.refusals import Refused
from ..connections.responses import etag_response, json_response, read_body
from ..profiles.asking import person_asking
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from ..storage.evenings import EveningRow, EveningStorage, GuestRow, StoredEvening
from ..storage.profiles import ProfileStorage
from ..table.operator_cards import stored_options
from ..table.seating import known_bot
from . import life
from .evenings import Decide, Evenings, NoEvening
from .messages import (
    LONGEST_TITLE,
    ComeIn,
    DrawRound,
    EndTable,
    EveningOpened,
    NewEvening,
    SetRounds,
    ThatGuest,
)
from .telling import listed, told

SWITCHED_OFF: Final = "no evenings are held at this server"
LISTED: Final = 20
"""Maximum number of a person's evenings in a list."""
NO_GUEST: Final = "only guests of this evening may do that; join it first"


class EveningRoutes:
    """Answers such requests."""

    def __init__(
        self, registry: TableRegistry, store: EveningStorage, profiles: ProfileStorage
    ) -> None:
        self.registry = registry
        self.settings = registry.settings
        self.profiles = profiles
        self.evenings = Evenings(registry, store)
        self.opening = hourly(self.settings.evenings_per_hour)

    def routes(self) -> list[BaseRoute]:
        base = "/api/evenings/{evening}"
        return [
            Route("/api/evenings", self.show_mine, methods=["GET"]),
            Route("/api/evenings", self.open, methods=["POST"]),
            Route(base, self.show, methods=["GET"]),
            Route(f"{base}/join", self.join, methods=["POST"]),
            Route(f"{base}/leave", self.leave, methods=["POST"]),
            Route(f"{base}/draw", self.draw, methods=["POST"]),
            Route(f"{base}/end-table", self.end_table, methods=["POST"]),
            Route(f"{base}/remove", self.remove, methods=["POST"]),
            Route(f"{base}/host", self.hand_over, methods=["POST"]),
            Route(f"{base}/take-over", self.take_over, methods=["POST"]),
            Route(f"{base}/rounds", self.set_rounds, methods=["POST"]),
            Route(f"{base}/end", self.end, methods=["POST"]),
        ]

    async def show_mine(self, request: Request) -> Response:
        """Respond with the latest evenings of the person who asks."""
        self._check_held()
        person = await person_asking(request, self.profiles)
        async with self.registry.slow_work.turn(address_of(request)):
            found = await self.evenings.store.evenings_of(person.profile, LISTED)
        return json_response(listed(found, person.profile))

    async def open(self, request: Request) -> Response:
        """Open an evening, with the person who asks as its host."""
        self._check_open()
        person = await person_asking(request, self.profiles)
        wanted = await read_body(request, NewEvening)
        address = address_of(request)
        hashed = hashed_address(address)
        if not self.opening.take(hashed):
            self.registry.metrics.refused("quota")
            wait = self.opening.wait(hashed)
            raise Refused(
                "too many evenings were opened from this address; wait a while", "", "quota", wait
            )
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        async with self.registry.slow_work.turn(address):
            new = self._new(wanted, person.profile, hashed)
        await self.evenings.open(new)
        self.registry.metrics.evening_opened()
        return json_response(EveningOpened(new.evening.id), 201)

    def _new(self, wanted: NewEvening, profile: str, address: str) -> StoredEvening:
        """The rows of a new evening."""
        options = stored_options(wanted.options, self.settings.house)
        life.sizes_for(options, wanted.seats)
        now = time()
        row = EveningRow(
            id=self.registry.new_name(),
            created=now,
            touched=now,
            version=0,
            status="open",
            title=cleaned(wanted.title)[:LONGEST_TITLE],
            host=0,
            rounds=wanted.rounds,
            round=0,
            best=wanted.seats,
            options=options,
            clock=wanted.clock,
            bot=known_bot(wanted.bot),
            scheme=wanted.points,
            seed=new_seed(),
            address=address,
        )
        name = shown_name(wanted.name, ())
        return StoredEvening(row, [GuestRow(0, profile, name, now, plays=wanted.plays, seen=now)])

    async def show(self, request: Request) -> Response:
        """Respond with an evening; without a device's token as a stranger sees it."""
        self._check_held()
        stored = await self._found(self.evenings.look(_name(request)))
        profile = ""
        if "authorization" in request.headers:
            profile = (await person_asking(request, self.profiles)).profile
        guest = life.guest_of(stored, profile)
        if guest is not None and not guest.left and stored.evening.status == "open":
            await self.evenings.note_visit(stored, guest.number)
        return etag_response(request, msgspec.json.encode(told(stored, profile)))

    async def join(self, request: Request) -> Response:
        """The person who asks comes to an evening."""
        self._check_open()
        person = await person_asking(request, self.profiles)
        wanted = await read_body(request, ComeIn)
        hashed = hashed_address(address_of(request))
        self.registry.quotas.take_seat(hashed)
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed)
        return await self._changed(
            request,
            person.profile,
            lambda stored: life.join(stored, person.profile, wanted.name),
        )

    async def leave(self, request: Request) -> Response:
        """The guest who asks leaves, also the table at which they play."""
        person, guest = await self._guest(request)
        stored = await self._found(self.evenings.find(_name(request)))
        await self.evenings.resign(stored, guest)
        return await self._changed(request, person, lambda stored: life.leave(stored, guest))

    async def remove(self, request: Request) -> Response:
        """The host removes a guest, also from the table at which they play."""
        person, host = await self._guest(request)
        wanted = await read_body(request, ThatGuest)
        stored = await self._found(
            self.evenings.change(
                _name(request), lambda stored: life.remove(stored, host, wanted.guest)
            )
        )
        await self.evenings.resign(stored, wanted.guest)
        return json_response(told(stored, person))

    async def hand_over(self, request: Request) -> Response:
        """The host makes another guest the host."""
        person, host = await self._guest(request)
        wanted = await read_body(request, ThatGuest)
        return await self._changed(
            request, person, lambda stored: life.hand_over(stored, host, wanted.guest)
        )

    async def take_over(self, request: Request) -> Response:
        """The guest who asks takes over from a host who does not come."""
        person, guest = await self._guest(request)
        return await self._changed(request, person, lambda stored: life.take_over(stored, guest))

    async def set_rounds(self, request: Request) -> Response:
        """The host changes the number of rounds."""
        person, host = await self._guest(request)
        wanted = await read_body(request, SetRounds)
        return await self._changed(
            request, person, lambda stored: life.set_rounds(stored, host, wanted.rounds)
        )

    async def draw(self, request: Request) -> Response:
        """The host draws the next round."""
        self._check_open()
        person, host = await self._guest(request)
        wanted = await read_body(request, DrawRound)
        async with self.registry.slow_work.turn(address_of(request)):
            stored = await self._found(self.evenings.draw(_name(request), host, wanted.round))
        self.registry.metrics.round_drawn()
        return json_response(told(stored, person))

    async def end_table(self, request: Request) -> Response:
        """The host ends a table of the round."""
        person, host = await self._guest(request)
        wanted = await read_body(request, EndTable)
        stored = await self._found(self.evenings.end_table(_name(request), host, wanted.table))
        return json_response(told(stored, person))

    async def end(self, request: Request) -> Response:
        """The host ends the evening."""
        person, host = await self._guest(request)
        return await self._changed(request, person, lambda stored: life.end(stored, host))

    # What they have in common -----------------------------------------------------------------

    async def _guest(self, request: Request) -> tuple[str, int]:
        """The profile of the person who asks, and their number at the evening."""
        self._check_held()
        person = await person_asking(request, self.profiles)
        stored = await self._found(self.evenings.look(_name(request)))
        guest = life.guest_of(stored, person.profile)
        if guest is None:  # has perhaps come a moment ago
            stored = await self._found(self.evenings.find(_name(request)))
            guest = life.guest_of(stored, person.profile)
        if guest is None or guest.left:
            raise Refused(NO_GUEST, code="players")
        return person.profile, guest.number

    async def _changed(
        self,
        request: Request,
        profile: str,
        decide: Decide,
    ) -> Response:
        """Carry out a decision about the evening; respond with the evening."""
        stored = await self._found(self.evenings.change(_name(request), decide))
        return json_response(told(stored, profile))

    async def _found(self, looking: Awaitable[StoredEvening]) -> StoredEvening:
        try:
            return await looking
        except NoEvening as unknown:
            raise HTTPException(404, str(unknown)) from None

    def _check_held(self) -> None:
        if not self.settings.evenings:
            raise HTTPException(404, SWITCHED_OFF)

    def _check_open(self) -> None:
        self._check_held()
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")


def _name(request: Request) -> str:
    return str(request.path_params["evening"])
