"""Requests by which another device comes to a profile: with a key, or with a passkey."""

from __future__ import annotations

from typing import Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..base.addresses import address_of
from ..base.credentials import hashed_address, new_key
from ..base.names import cleaned
from ..base.rate_limits import Buckets, hourly
from ..base.refusals import Refused
from ..connections.responses import json_response, read_body
from ..storage.bans import EVERYWHERE, must_not_be_banned
from . import passkeys
from .asking import Person, person_with
from .keys import key_row, profile_of_key, use_key
from .messages import (
    LONGEST_DEVICE,
    AnsweredByPasskey,
    MyKey,
    MyNewDevice,
    MyPasskey,
    MyPasskeys,
    RemovePasskey,
)
from .passkeys import relying_party
from .profiles import Profiles

KEYS_PER_HOUR: Final = 30
"""Maximum number of keys made from one address in an hour."""
TRIES_PER_HOUR: Final = 20
"""Maximum number of keys and passkeys tried from one address in an hour."""
CHALLENGES_PER_HOUR: Final = 60
"""Maximum number of challenges for one address in an hour."""

Wanted = TypeVar("Wanted")

TRIED: Final = "too many keys and passkeys were tried from this address; wait a while"


class ArrivalRoutes:
    """Answers such requests."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles = profiles
        self.store = profiles.store
        self.making = hourly(KEYS_PER_HOUR)
        self.trying = hourly(TRIES_PER_HOUR)
        self.challenges = hourly(CHALLENGES_PER_HOUR)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/keys", self.make_key, methods=["POST"]),
            Route("/api/me/keys/use", self.use_key, methods=["POST"]),
            Route("/api/me/passkeys", self.show_passkeys, methods=["GET"]),
            Route("/api/me/passkeys", self.register, methods=["POST"]),
            Route("/api/me/passkeys/new", self.challenge_to_register, methods=["POST"]),
            Route("/api/me/passkeys/remove", self.remove_passkey, methods=["POST"]),
            Route("/api/me/passkeys/challenge", self.challenge_to_come_back, methods=["POST"]),
            Route("/api/me/passkeys/come-back", self.come_back, methods=["POST"]),
        ]

    # Keys -------------------------------------------------------------------------------------

    async def make_key(self, request: Request) -> Response:
        """Make a key, which replaces an earlier one that was not used."""
        person = await self.profiles.person(request)
        self._count(self.making, request, "too many keys from this address; wait a while")
        await self.profiles.check_room(person.profile)
        key = new_key()
        row = key_row(person.profile, key)
        await self.store.keep_key(row)
        return json_response(MyKey(key, row.expires), 201)

    async def use_key(self, request: Request) -> Response:
        """Make the client a device of the profile of a key."""
        wanted = await self._arriving(request, MyNewDevice)
        before = await self._before(request)
        try:
            profile = await profile_of_key(self.store, wanted.key)
            if before is not None and before.profile == profile:
                sentence = "this device belongs to you already; open the key on another one"
                raise Refused(sentence, code="own_key")
            await self.profiles.check_room(profile)
            await use_key(self.store, wanted.key)
        except Refused:
            self.profiles.metrics.profile("key_refused")
            raise
        return json_response(await self.profiles.add_device(profile, wanted.device, before), 201)

    # Passkeys ---------------------------------------------------------------------------------

    async def show_passkeys(self, request: Request) -> Response:
        person = await self.profiles.person(request)
        known = await self.store.passkeys_of(person.profile)
        shown = [MyPasskey(one.id, one.name, one.made, one.seen) for one in known]
        return json_response(MyPasskeys(self._possible(request), shown))

    async def challenge_to_register(self, request: Request) -> Response:
        """Respond with a challenge for a new passkey."""
        person = await self.profiles.person(request)
        self._count(self.challenges, request, TRIED)
        profile = await self.profiles.profile_of(person)
        party = relying_party(request, self.profiles.settings)
        return _json(await passkeys.challenge_to_register(self.store, party, profile))

    async def register(self, request: Request) -> Response:
        """Store a passkey that has answered such a challenge."""
        person = await self.profiles.person(request)
        wanted = await read_body(request, AnsweredByPasskey)
        party = relying_party(request, self.profiles.settings)
        name = cleaned(wanted.device)[:LONGEST_DEVICE]
        await passkeys.register(self.store, party, person.profile, wanted.credential, name)
        return json_response(None, 201)

    async def remove_passkey(self, request: Request) -> Response:
        person = await self.profiles.person(request)
        wanted = await read_body(request, RemovePasskey)
        if not await self.store.remove_passkey(person.profile, wanted.passkey):
            raise HTTPException(404, "you have no such passkey, or no longer")
        return json_response(None)

    async def challenge_to_come_back(self, request: Request) -> Response:
        """Respond with a challenge that any passkey made here may answer."""
        self.profiles.check_kept()
        self._count(self.challenges, request, TRIED)
        party = relying_party(request, self.profiles.settings)
        return _json(await passkeys.challenge_to_come_back(self.store, party))

    async def come_back(self, request: Request) -> Response:
        """Make the client a device of the profile of a passkey that has answered."""
        wanted = await self._arriving(request, AnsweredByPasskey)
        before = await self._before(request)
        party = relying_party(request, self.profiles.settings)
        try:
            passkey = await passkeys.come_back(self.store, party, wanted.credential)
        except Refused:
            self.profiles.metrics.profile("passkey_refused")
            raise
        await self.profiles.check_room(passkey.profile)
        made = await self.profiles.add_device(passkey.profile, wanted.device, before)
        return json_response(made, 201)

    # ------------------------------------------------------------------------------------------

    async def _arriving(self, request: Request, kind: type[Wanted]) -> Wanted:
        """The request of a device that comes to a profile, if its address may try that now."""
        self.profiles.check_kept()
        self._count(self.trying, request, TRIED)
        hashed = hashed_address(address_of(request))
        await must_not_be_banned(self.profiles.registry.store, EVERYWHERE, hashed)
        return await read_body(request, kind)

    async def _before(self, request: Request) -> Person | None:
        """What the client was until now, if it was a device of any profile."""
        return await person_with(request, self.store)

    def _possible(self, request: Request) -> bool:
        try:
            relying_party(request, self.profiles.settings)
        except Refused:
            return False
        return True

    def _count(self, limit: Buckets, request: Request, sentence: str) -> None:
        """Count a request of an address, or refuse it."""
        address = address_of(request)
        if not limit.take(address):
            self.profiles.metrics.refused("quota")
            raise Refused(sentence, code="quota", wait=limit.wait(address))


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
