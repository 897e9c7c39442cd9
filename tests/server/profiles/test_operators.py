"""Operators: which profiles there are, on which devices, and deleting them."""

from __future__ import annotations

import asyncio
import json

from msgspec.structs import replace

from colt_express.server.calls.targets import blank

from ..api.test_admin import Operator, operator
from .devices import serving

__all__ = ["operator"]


def test_an_operator_signs_devices_off_and_deletes_profiles(
    database: str, operator: Operator
) -> None:
    async def make() -> tuple[str, str]:
        async with serving(database) as (server, device):
            await device.make(name="Ann", device="Firefox")
            table = (await device.opened())["table"]
            assert server.registry.store is not None
            return table, device.token

    table, token = asyncio.run(make())
    [profile] = operator.reads("profiles")
    assert (profile["name"], profile["portrait"]) == ("Ann", "")
    assert profile["id"] in operator.says("profiles")
    [device] = operator.reads("devices", f"{table}/0")
    assert (device["profile"], device["name"]) == (profile["id"], "Firefox")
    assert token not in operator.says("devices", profile["id"])
    assert "has no device" in operator.is_refused("sign-off", profile["id"], "none")
    operator.says("sign-off", profile["id"], device["device"])
    assert operator.says("devices", profile["id"]) == "this profile has no devices\n"
    assert operator.reads("delete-profile", f"{table}/0")["tables"] == [table]
    assert operator.says("profiles") == "no profiles\n"
    assert "there is no profile" in operator.is_refused("devices", profile["id"])
    assert "no profile has seat 0" in operator.is_refused("devices", f"{table}/0")


def test_an_operator_lists_and_removes_what_is_called(database: str, operator: Operator) -> None:
    """Without secrets, with the owner, and in lines that fit into a usual terminal."""

    async def make() -> tuple[str, str]:
        async with serving(database) as (server, device):
            await device.make(name="Ann", device="Firefox")
            table = (await device.opened())["table"]
            profile = await server.registry.identify(device.token)
            hook = replace(blank(), id="h" * 24, url="https://discord.com/api/hooks/a-secret")
            hook.secret, hook.made = "whsec_secret", 0.0
            refused = "this server calls only public addresses of the internet"
            mine = replace(hook, profile=profile, off=True, trouble=refused)
            push = replace(hook, id="p" * 24, kind="push", profile=profile, device="d", made=1.0)
            ours = replace(hook, id="t" * 24, table_id=table, made=2.0)
            push.url = "https://fcm.googleapis.com/fcm/send/a-secret"
            for target in (mine, push, ours):
                assert await server.registry.store.add_target(target, 9)
            return table, profile

    table, profile = asyncio.run(make())
    told = operator.says("calls")
    assert "secret" not in told + json.dumps(operator.reads("calls"))
    assert told.splitlines() == [
        f"{'h' * 24}  hook  1970-01-01 00:00  discord.com",
        f"  for profile {profile}, off:",
        "  this server calls only public addresses of the internet",
        f"{'p' * 24}  push  1970-01-01 00:00  fcm.googleapis.com",
        f"  for profile {profile}",
        f"{'t' * 24}  hook  1970-01-01 00:00  discord.com",
        f"  for table {table}",
    ]
    assert max(map(len, told.splitlines())) <= 80
    assert [one["id"][0] for one in operator.reads("calls", f"{table}/0")] == ["h", "p"]
    operator.says("uncall", "p" * 24)
    assert [one["id"][0] for one in operator.reads("calls", profile)] == ["h"]
    assert "there is no device or webhook" in operator.is_refused("uncall", "p" * 24)
    assert len(operator.reads("calls")) == 2
    assert max(map(len, operator.says("devices", profile).splitlines())) <= 80
