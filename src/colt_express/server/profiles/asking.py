"""Who asks: the profile of the device that sends a request."""

from __future__ import annotations

from time import time
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request

from ..api.theatre.routes import bearer_of
from ..base.credentials import device_and_seat, hashed_device
from ..storage.profiles import DeviceRow, ProfileStorage

NOT_KNOWN: Final = (
    "this device has no profile at this server; it may have been signed off, or the profile deleted"
)
NOTED_AGAIN: Final = 3600.0
"""Seconds after which the use of a device is stored again."""


class Person(NamedTuple):
    """The profile and the device that ask, by their ids, and the device's token."""

    profile: str
    device: str
    token: str


async def person_asking(request: Request, store: ProfileStorage) -> Person:
    """The person who sends a request, by ``Authorization: Bearer`` with the token of a device;
    refused with 401 if it has no profile."""
    person = await person_with(request, store)
    if person is None:
        raise HTTPException(401, NOT_KNOWN)
    return person


async def person_with(request: Request, store: ProfileStorage) -> Person | None:
    """The same; None for a client without a profile."""
    token, _ = device_and_seat(bearer_of(request))
    device = await device_with(store, token)
    return None if device is None else Person(device.profile, device.id, token)


async def device_with(store: ProfileStorage, token: str) -> DeviceRow | None:
    """The device with that token. That it is used is noted."""
    device = await store.device_with(hashed_device(token)) if token else None
    if device is not None and device.seen < (now := time()) - NOTED_AGAIN:
        await store.note_use(device, now)
    return device
