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
from ..base.rate_limits import hourly
from ..base.refusals import Refused
from ..connections.responses import json_response, read_body
from ..registry.table_registry import TableRegistry
from ..storage.bans import EVERYWHERE, must_not_be_banned
from ..storage.profiles import ProfileStorage
from .asking import NOT_KNOWN, Person, device_with, person_asking
from .messages import (
    AddedSeats,
    AddSeats,
    ChangeMe,
    ClaimSeat,
    Me,
    MyDevice,
    MyFirstDevice,
    NewMe,
    SignOff,
)
from .people import changed, new_device, new_profile
from .seats import add_seats, own_seats, seat_at

SWITCHED_OFF: Final = "this server keeps no profiles"


class ProfileRoutes:
    """Answers such requests."""

    def __init__(self, registry: TableRegistry, store: ProfileStorage) -> None:
        self.registry = registry
        self.store = store
        self.settings = registry.settings
        self.making = hourly(self.settings.profiles_per_hour)
        registry.identify = self.identify

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", self.make, methods=["POST"]),
            Route("/api/me", self.show, methods=["GET"]),
            Route("/api/me/change", self.change, methods=["POST"]),
            Route("/api/me/devices", self.show_devices, methods=["GET"]),
            Route("/api/me/devices/sign-off", self.sign_off, methods=["POST"]),
            Route("/api/me/seats", self.show_seats, methods=["GET"]),
            Route("/api/me/seats", self.add_seats, methods=["POST"]),
            Route("/api/me/seats/claim", self.claim_seat, methods=["POST"]),
        ]

    async def identify(self, token: str) -> str:
        """The profile of a device's token, or an empty string. Profiles that were made before they
        were switched off keep their seats."""
        device = await device_with(self.store, token)
        return "" if device is None else device.profile

    async def make(self, request: Request) -> Response:
        """Make a profile, of which the client is the first device."""
        self._check_kept()
        wanted = await read_body(request, NewMe)
        address = address_of(request)
        await must_not_be_banned(self.registry.store, EVERYWHERE, hashed_address(address))
        profile, token = new_profile(wanted), new_device_token()
        if not self.making.take(address):
            self.registry.metrics.refused("quota")
            wait = self.making.wait(address)
            sentence = "too many new profiles from this address; wait a while"
            raise Refused(sentence, code="quota", wait=wait)
        await self.store.make_profile(profile, new_device(profile.id, token, wanted.device))
        me = Me(profile.name, profile.portrait, profile.made, devices=1)
        return json_response(MyFirstDevice(token, me), 201)

    async def show(self, request: Request) -> Response:
        return json_response(await self._me(await self._person(request)))

    async def change(self, request: Request) -> Response:
        """Change the name, the portrait or both."""
        person = await self._person(request)
        wanted = await read_body(request, ChangeMe)
        profile = await self.store.profile(person.profile)
        if profile is None:
            raise HTTPException(401, NOT_KNOWN)
        await self.store.rename_profile(profile.id, *changed(profile, wanted))
        return json_response(await self._me(person))

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
        if not await self.store.sign_off(person.profile, wanted.device):
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

    # ------------------------------------------------------------------------------------------

    async def _person(self, request: Request) -> Person:
        self._check_kept()
        return await person_asking(request, self.store)

    async def _me(self, person: Person) -> Me:
        profile = await self.store.profile(person.profile)
        if profile is None:
            raise HTTPException(401, NOT_KNOWN)
        devices = len(await self.store.devices_of(profile.id))
        return Me(profile.name, profile.portrait, profile.made, devices)

    def _check_kept(self) -> None:
        if not self.settings.profiles:
            raise HTTPException(404, SWITCHED_OFF)
