"""Rides on trains of the day that count: all devices of a profile know them, and one try counts."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from time import time
from typing import Any

from colt_express.server.profiles.messages import OwnRide
from colt_express.server.profiles.rides import DAYS_KEPT, kept
from colt_express.server.registry.retention import DAY
from colt_express.today.train import today

from .devices import Device, serving
from .test_seats import second_device

OUTCOME = {"money": 500, "place": 2, "sides": 4, "won": False, "rounds": [{"gained": 500}]}
WHOLE = {**OUTCOME, "rounds": [{"gained": 500, "lost": 0, "shots": 0, "hits": 0}]}
TODAY, YESTERDAY = str(today()), str(today() - timedelta(days=1))


def ride(day: str, table: str, outcome: Any = None, listed: bool = False) -> dict[str, Any]:
    return {"day": day, "table": table, "outcome": outcome, "listed": listed}


async def shared(device: Device, *rides: dict[str, Any]) -> Any:
    answer = await device.post("me/rides", {"rides": list(rides)})
    assert answer.status_code == 200, answer.text
    return answer.json()["rides"]


def test_devices_know_the_rides_of_each_other_and_the_first_one_counts(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device):
            await device.make(name="Ann")
            profile = await server.profiles.identify(device.token)
            phone = await second_device(server, device)
            stranger = await Device(device.client).make(name="Bob")
            first = ride(YESTERDAY, "first")
            assert await shared(device, first) == [first]
            assert await shared(phone, ride(YESTERDAY, "later")) == [first]
            # A ride that is over counts before one that was left.
            over = ride(YESTERDAY, "here-1", OUTCOME)
            counts = ride(YESTERDAY, "here-1", WHOLE)
            assert await shared(phone, over, ride(TODAY, "now")) == [ride(TODAY, "now"), counts]
            later = ride(YESTERDAY, "other", OUTCOME)
            assert (await shared(device, first, later))[1] == counts
            listed = {**counts, "listed": True}
            assert (await shared(device, {**over, "listed": True}))[1] == listed
            assert (await shared(phone))[1] == listed
            assert await shared(stranger) == []
            assert (await device.get("me/data")).json()["rides"] == [ride(TODAY, "now"), listed]
            assert (await phone.post("me/leave", {"sure": True})).status_code == 200
            assert (await phone.post("me/rides", {"rides": []})).status_code == 401
            assert not await server.registry.store.rides_of(profile)

    asyncio.run(do())


def test_rides_of_long_ago_are_deleted_and_those_to_come_are_not_kept(database: str) -> None:
    def days(*before: int) -> list[OwnRide]:
        return [OwnRide(str(today() - timedelta(days=one)), "table") for one in before]

    assert [row.day for row in kept(days(-2, 0, DAYS_KEPT))] == [TODAY]

    async def do() -> None:
        async with serving(database) as (server, device):
            await device.make()
            assert len(await shared(device, ride(TODAY, "now"), ride(YESTERDAY, "before"))) == 2
            await server.rides.sweep(time() + (DAYS_KEPT - 1) * DAY)
            assert len(await shared(device)) == 2
            await server.rides.sweep(time() + DAYS_KEPT * DAY)
            assert await shared(device) == [ride(TODAY, "now")]
            for wrong, sentence in [
                (ride("today", "a"), "Expected `str` matching regex"),
                (ride("2026-13-01", "a"), "a day is written like 2026-11-18"),
                (ride(TODAY, ""), "Expected `str` of length >= 1"),
                (ride(TODAY, "a", {**OUTCOME, "rounds": [{}] * 99}), "may have 1000 characters"),
            ]:
                answer = await device.post("me/rides", {"rides": [ride(TODAY, "b"), wrong]})
                assert 400 <= answer.status_code < 500
                assert sentence in answer.text
            assert await shared(device) == [ride(TODAY, "now")]

    asyncio.run(do())
