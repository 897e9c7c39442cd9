"""The profiles of a server: who asks, devices that are added and signed off, profiles that are
deleted, and what is deleted after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request

from ..base.credentials import new_device_token
from ..base.refusals import Refused
from ..registry.changing import change_table
from ..registry.table_registry import TableRegistry
from ..storage.profiles import ProfileRow
from .asking import NOT_KNOWN, Person, device_with, person_asking
from .leaving import PeopleStorage, ProfilePart, leave_for_good
from .messages import Me, MyFirstDevice
from .people import new_device
from .seats import move_seats

SWITCHED_OFF: Final = "this server keeps no profiles"
MOST_DEVICES: Final = 20
"""Maximum number of devices of a profile."""
TOO_MANY: Final = f"a profile may have {MOST_DEVICES} devices; sign one off that you do not use"

DAY: Final = 86_400.0
USED_KEYS: Final = DAY
"""Seconds for which a key that expired is remembered, to say that it was used."""
AT_ONCE: Final = 20
"""Unused profiles deleted in one go."""
PAUSE: Final = 0.2
"""Seconds between two of them."""


class Profiles:
    """All profiles. ``parts`` are other parts of the server that keep something about them."""

    def __init__(
        self, registry: TableRegistry, store: PeopleStorage, parts: Sequence[ProfilePart]
    ) -> None:
        self.registry = registry
        self.store = store
        self.parts = parts
        self.settings = registry.settings
        self.metrics = registry.metrics
        registry.identify = self.identify
        registry.retention.others.append(self.sweep)

    async def identify(self, token: str) -> str:
        """The profile of a device's token, or an empty string. Profiles that were made before they
        were switched off keep their seats."""
        device = await device_with(self.store, token)
        return "" if device is None else device.profile

    async def person(self, request: Request) -> Person:
        """The person who sends a request."""
        self.check_kept()
        return await person_asking(request, self.store)

    def check_kept(self) -> None:
        if not self.settings.profiles:
            raise HTTPException(404, SWITCHED_OFF)

    async def profile_of(self, person: Person) -> ProfileRow:
        profile = await self.store.profile(person.profile)
        if profile is None:
            raise HTTPException(401, NOT_KNOWN)
        return profile

    async def me(self, profile_id: str) -> Me:
        """A profile as it is shown to its own devices."""
        profile = await self.store.profile(profile_id)
        if profile is None:
            raise HTTPException(401, NOT_KNOWN)
        devices = len(await self.store.devices_of(profile_id))
        return Me(profile.name, profile.portrait, profile.made, devices)

    # Devices ----------------------------------------------------------------------------------

    async def check_room(self, profile_id: str) -> None:
        """Refuse another device of a profile that has the most allowed."""
        if len(await self.store.devices_of(profile_id)) >= MOST_DEVICES:
            raise Refused(TOO_MANY, code="devices")

    async def add_device(self, profile_id: str, name: str, before: Person | None) -> MyFirstDevice:
        """Add a device to a profile. ``before`` is what it was until now: if it was the only device
        of another profile, the seats of that come along, and it is deleted."""
        token = new_device_token()
        if not await self.store.add_device(new_device(profile_id, token, name), MOST_DEVICES):
            raise Refused(TOO_MANY, code="devices")
        self.metrics.profile("device_added")
        if before is not None:
            await self._give_up(before, profile_id)
        return MyFirstDevice(token, await self.me(profile_id))

    async def _give_up(self, before: Person, profile_id: str) -> None:
        """A device gives up what it was before it came to a profile."""
        others = [
            one for one in await self.store.devices_of(before.profile) if one.id != before.device
        ]
        if before.profile == profile_id or others or await self.store.passkeys_of(before.profile):
            await self.store.sign_off(before.profile, before.device)
            return
        await move_seats(self.registry, self.store, before.profile, profile_id)
        await self.leave(before.profile)

    async def sign_off(self, profile_id: str, device_id: str) -> bool:
        """Sign a device off, and disconnect it; returns whether there was one."""
        done = await self.store.sign_off(profile_id, device_id)
        if done:
            self.metrics.profile("signed_off")
            self.dismiss_strangers()
        return done

    def dismiss_strangers(self) -> None:
        """Disconnect clients whose device was signed off. Other servers are told by the database,
        or look every minute."""
        self.registry.spawn(self.registry.housekeeping.dismiss_banned())

    # Deleting ---------------------------------------------------------------------------------

    async def leave(self, profile_id: str) -> None:
        """Delete everything about a profile."""
        change = partial(change_table, self.registry)
        tables = await leave_for_good(self.store, profile_id, self.parts, change)
        self.metrics.profile("left")
        self.dismiss_strangers()
        self.registry.spawn(self._drive(tables))

    async def _drive(self, tables: Sequence[str]) -> None:
        """Load games in which bots have just taken over."""
        for name in tables:
            stored = (await self.store.tables_called([name])).get(name)
            if stored is not None and stored.table.status == "playing":
                await self.registry.get_or_load(name)

    async def sweep(self, now: float) -> None:
        """Delete keys and challenges of the past, and profiles that have not been used for long."""
        await self.store.forget_keys(now - USED_KEYS)
        if not self.settings.keep_profiles:
            return
        before = now - self.settings.keep_profiles * DAY
        while unused := await self.store.unused_profiles(before, AT_ONCE):
            for profile_id in unused:
                await self.leave(profile_id)
                await asyncio.sleep(PAUSE)
