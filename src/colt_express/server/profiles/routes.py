"""Requests about one's own profile: making and changing it, its devices, and its seats."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..api.app import NO_TABLE
from ..api.http_messages import Created
from ..base.addresses import address_of
from ..base.credentials import hashed_address, new_device_token
from ..base.fair_queue import FairQueue
from ..base.rate_limits import Buckets, hourly
from ..base.refusals import Refused
from ..connections.responses import json_response, read_body
from ..storage.bans import EVERYWHERE, must_not_be_banned
from .asking import Person
from .messages import (
    AddedSeats,
    AddSeats,
    ChangeMe,
    ClaimSeat,
    LeaveForGood,
    Me,
    MyDevice,
    MyFirstDevice,
    NewMe,
    SignOff,
)
from .people import changed, new_device, new_profile
from .profiles import Profiles
from .seats import add_seats, own_seats, seat_at
from .taking_along import own_data

DATA_PER_HOUR: Final = 10
"""Maximum number of files with one's data for one address in an hour."""


class ProfileRoutes:
    """Answers such requests."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles = profiles
        self.registry = profiles.registry
        self.store = profiles.store
        self.making = hourly(profiles.settings.profiles_per_hour)
        self.data = hourly(DATA_PER_HOUR)
        self.writing = FairQueue(1)  # files with many games, for which nothing else waits

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", self.make, methods=["POST"]),
            Route("/api/me", self.show, methods=["GET"]),
            Route("/api/me/change", self.change, methods=["POST"]),
            Route("/api/me/data", self.show_data, methods=["GET"]),
            Route("/api/me/leave", self.leave, methods=["POST"]),
            Route("/api/me/devices", self.show_devices, methods=["GET"]),
            Route("/api/me/devices/sign-off", self.sign_off, methods=["POST"]),
            Route("/api/me/seats", self.show_seats, methods=["GET"]),
            Route("/api/me/seats", self.add_seats, methods=["POST"]),
            Route("/api/me/seats/claim", self.claim_seat, methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        """Make a profile, of which the client is the first device."""
        self.profiles.check_kept()
        wanted = await read_body(request, NewMe)
        address = address_of(request)
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed_address(address))
        profile, token = new_profile(wanted), new_device_token()
        self._count(self.making, address, "too many new profiles from this address; wait a while")
        await self.store.make_profile(profile, new_device(profile.id, token, wanted.device))
        self.profiles.metrics.profile("made")
        me = Me(profile.name, profile.portrait, profile.made, devices=1)
        return json_response(MyFirstDevice(token, me), 201)

    async def show(self, request: Request) -> Response:
        return json_response(await self.profiles.me((await self._person(request)).profile))

    async def change(self, request: Request) -> Response:
        """Change the name, the portrait or both."""
        person = await self._person(request)
        wanted = await read_body(request, ChangeMe)
        profile = await self.profiles.profile_of(person)
        await self.store.rename_profile(profile.id, *changed(profile, wanted))
        return json_response(await self.profiles.me(profile.id))

    async def show_data(self, request: Request) -> Response:
        """Respond with everything that the server keeps about the profile, as a file."""
        person = await self._person(request)
        address = address_of(request)
        self._count(self.data, address, "too many files with your data; wait a while")
        async with self.writing.turn(address):
            data = await own_data(self.store, person.profile, self.profiles.parts)
        answer = json_response(data)
        answer.headers["content-disposition"] = 'attachment; filename="colt-express-me.json"'
        return answer

    async def leave(self, request: Request) -> Response:
        """Delete the profile with everything that belongs to it."""
        person = await self._person(request)
        await read_body(request, LeaveForGood)
        async with self.registry.slow_work.turn(address_of(request)):
            await self.profiles.leave(person.profile)
        return json_response(None)

    # Devices ----------------------------------------------------------------------------------

    async def show_devices(self, request: Request) -> Response:
        person = await self._person(request)
        return json_response(
            [
                MyDevice(one.id, one.name, one.made, one.seen, one.id == person.device)
                for one in await self.store.devices_of(person.profile)
            ]
        )

    async def sign_off(self, request: Request) -> Response:
        """Sign a device of the profile off; it may be the one that asks."""
        person = await self._person(request)
        wanted = await read_body(request, SignOff)
        if not await self.profiles.sign_off(person.profile, wanted.device):
            raise HTTPException(404, "your profile has no such device, or no longer")
        return json_response(None)

    # Seats ------------------------------------------------------------------------------------

    async def show_seats(self, request: Request) -> Response:
        person = await self._person(request)
        after = request.query_params.get("after", "")[:16]
        return json_response(await own_seats(self.registry, self.store, person.profile, after))

    async def add_seats(self, request: Request) -> Response:
        """Make seats those of the profile, which their tokens prove."""
        person = await self._person(request)
        wanted = await read_body(request, AddSeats)
        async with self.registry.slow_work.turn(address_of(request)):
            added = await add_seats(self.registry, person.profile, wanted.seats)
        return json_response(AddedSeats(added))

    async def claim_seat(self, request: Request) -> Response:
        """Respond with the profile's seat at a table."""
        person = await self._person(request)
        wanted = await read_body(request, ClaimSeat)
        seat = await seat_at(self.registry, person.profile, wanted.table)
        if seat < 0:
            raise HTTPException(404, NO_TABLE)
        return json_response(Created(wanted.table, seat, f"{person.token}/{seat}"))

    async def _person(self, request: Request) -> Person:
        return await self.profiles.person(request)

    def _count(self, limit: Buckets, address: str, sentence: str) -> None:
        """Count a request of an address, or refuse it."""
        if not limit.take(address):
            self.profiles.metrics.refused("quota")
            raise Refused(sentence, code="quota", wait=limit.wait(address))
