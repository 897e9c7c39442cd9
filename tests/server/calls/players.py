"""Players whose pages are closed, for tests: the browsers and webhooks that are called for them,
and servers whose time the test sets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from msgspec.structs import replace

from colt_express.engine.configuration.table_options import TableOptions
from colt_express.server.base.settings import Settings
from colt_express.server.calls.caller import Caller, outgoing_by
from colt_express.server.calls.push.encoding import to_base64
from colt_express.server.calls.push.encryption import decrypt, point_of
from colt_express.server.calls.push.subscriptions import PushSubscription, SubscriptionKeys
from colt_express.server.calls.signing import new_secret
from colt_express.server.calls.targets import blank
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.seating_people import PeoplesTable, SeatedPerson, seat_people
from colt_express.server.storage.calls import TargetRow
from colt_express.server.storage.profiles import DeviceRow, ProfileRow
from colt_express.server.table.live_table import LiveTable

from .receiving import Receiver, Request

HERE = "127.0.0.1"
DAY = 86_400


class Time:
    """The time of all servers in a test."""

    def __init__(self) -> None:
        self.now = time()

    def __call__(self) -> float:
        return self.now


class Browser:
    """A browser that has subscribed at a push service, and can read what is meant for it."""

    def __init__(self, name: str) -> None:
        self.private = generate_private_key(SECP256R1())
        self.auth = name.ljust(16).encode()[:16]
        self.path = f"/push/{name}"

    def subscription(self, service: Receiver) -> PushSubscription:
        public = point_of(self.private.public_key())
        keys = SubscriptionKeys(to_base64(public), to_base64(self.auth))
        return PushSubscription(f"http://{HERE}:{service.port}{self.path}", keys)

    def target(self, profile: str, service: Receiver) -> TargetRow:
        subscription = self.subscription(service)
        return replace(
            blank("https://games.example"),
            kind="push",
            profile=profile,
            url=subscription.endpoint,
            p256dh=subscription.keys.p256dh,
            auth=subscription.keys.auth,
            made=0.0,
        )

    def read(self, requests: list[Request]) -> list[dict[str, Any]]:
        """What this browser reads in the requests to its push service."""
        mine = [one for one in requests if one.path == self.path]
        return [json.loads(decrypt(one.body, self.private, self.auth)) for one in mine]


def hook(service: Receiver, path: str, profile: str = "", table_id: str = "") -> TargetRow:
    """A webhook of a profile or a table."""
    return replace(
        blank("https://games.example"),
        profile=profile,
        table_id=table_id,
        url=f"http://{HERE}:{service.port}{path}",
        shape="json",
        secret=new_secret(),
        made=0.0,
    )


@asynccontextmanager
async def server_at(database: str, clock: Time) -> AsyncIterator[tuple[DatabaseRegistry, Caller]]:
    """A server with a database, which may call this machine."""
    settings = Settings(database, workers=1, push_hosts=(HERE,), hook_hosts=(HERE,))
    registry = DatabaseRegistry(settings)
    await registry.open()
    caller = Caller(registry, registry.store, registry.metrics, outgoing_by(settings))
    caller.clock = clock
    try:
        yield registry, caller
    finally:
        await caller.close()
        await registry.close()


async def profile_called(registry: DatabaseRegistry, name: str) -> str:
    """A new profile."""
    made = name.lower().ljust(24, "0")
    device = DeviceRow(f"device-{name}"[:16], made, f"hash-{name}", "", 0.0, 0.0)
    await registry.store.make_profile(ProfileRow(made, name, "", 0.0, 0.0), device)
    return made


async def table_of(
    registry: DatabaseRegistry, profiles: dict[str, str], clock: int = DAY, bots: int = 0
) -> LiveTable:
    """A game of these people, by name, and bots, that has begun."""
    people: list[SeatedPerson | str] = [SeatedPerson(profiles[name], name) for name in profiles]
    people += ["outlaw"] * bots
    wanted = PeoplesTable(TableOptions(), clock=clock)
    return await seat_people(registry, wanted, people)


def set_time(monkeypatch: pytest.MonkeyPatch, clock: Time) -> None:
    """Let choices be made at the time of the test."""
    monkeypatch.setattr("colt_express.server.table.live_table.time", clock)
