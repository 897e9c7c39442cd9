"""Operators: which profiles there are, on which devices, and deleting them."""

from __future__ import annotations

import asyncio

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
