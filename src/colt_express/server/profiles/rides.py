"""The rides of a profile on trains of the day: which one counts on each day, and how it ended. A
device sends what it knows, and is told what all devices of the profile know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...today.outcome import RideOutcome
from ...today.train import read_day, today
from ..base.addresses import address_of
from ..base.rate_limits import hourly
from ..base.refusals import Refused
from ..connections.responses import json_response, read_body
from ..storage.rides import RideRow, RideStorage
from .messages import OwnRide, OwnRides, ShareRides
from .profiles import Profiles

DAYS_KEPT: Final = 400
"""Days for which a ride is kept: as many as a browser remembers."""
OUTCOME_SIZE: Final = 1000
"""Maximum size of an outcome in bytes, as JSON."""
PER_HOUR: Final = 120
"""Maximum number of requests with rides from one address in an hour."""


class RideRoutes:
    """Answers requests about one's own rides, and deletes old ones."""

    def __init__(self, profiles: Profiles, store: RideStorage) -> None:
        self.profiles = profiles
        self.store = store
        self.sharing = hourly(PER_HOUR)
        profiles.registry.retention.others.append(self.sweep)

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/me/rides", self.share, methods=["POST"])]

    async def share(self, request: Request) -> Response:
        """Store what a device knows, and respond with what all devices of its profile know."""
        person = await self.profiles.person(request)
        wanted = await read_body(request, ShareRides)
        address = address_of(request)
        if wanted.rides and not self.sharing.take(address):
            self.profiles.metrics.refused("quota")
            wait = self.sharing.wait(address)
            raise Refused("too many rides from this address; wait a while", code="quota", wait=wait)
        await self.store.note_rides(person.profile, kept(wanted.rides))
        rows = await self.store.rides_of(person.profile)
        return json_response(OwnRides([own_ride(row) for row in rows]))

    async def sweep(self, now: float) -> None:
        """Delete rides of days that are too long ago."""
        before = datetime.fromtimestamp(now, UTC).date() - timedelta(days=DAYS_KEPT)
        await self.store.forget_rides_before(str(before))


class RidesPart:
    """Takes part when people take their data along or leave for good, see `ProfilePart`."""

    section = "rides"

    def __init__(self, store: RideStorage) -> None:
        self.store = store

    async def own_data(self, profile: str) -> object:
        """The days with a ride that counts, its table, and how it ended."""
        return [msgspec.to_builtins(own_ride(row)) for row in await self.store.rides_of(profile)]

    async def leave(self, profile: str) -> None:
        await self.store.forget_rides(profile)


def kept(rides: Sequence[OwnRide]) -> list[RideRow]:
    """Rides as they are stored, without those of days that are not kept or still to come. A day
    begins earlier where a device's clock is wrong, so tomorrow's may be there."""
    latest = today() + timedelta(days=1)
    first = latest - timedelta(days=DAYS_KEPT)
    return [_row(ride) for ride in rides if first <= read_day(ride.day) <= latest]


def _row(ride: OwnRide) -> RideRow:
    outcome = "" if ride.outcome is None else msgspec.json.encode(ride.outcome).decode()
    if len(outcome) > OUTCOME_SIZE:
        raise Refused(f"an outcome may have {OUTCOME_SIZE} characters")
    return RideRow(ride.day, ride.table, outcome, ride.listed)


def own_ride(row: RideRow) -> OwnRide:
    """A stored ride as it is sent."""
    outcome = msgspec.json.decode(row.outcome, type=RideOutcome) if row.outcome else None
    return OwnRide(row.day, row.table_id, outcome, row.listed)
