"""Profiles and their devices: who they are, what each device may do, and what no other may."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.base.credentials import new_device_token
from colt_express.server.base.settings import default_database
from colt_express.server.hosting.server import Server

from .devices import Device, serving

Work = Callable[[Server, Device], Awaitable[None]]


def at_a_server(database: str, work: Work, **settings: Any) -> None:
    async def do() -> None:
        async with serving(database, **settings) as (server, device):
            await work(server, device)

    asyncio.run(do())


def test_a_profile_has_a_name_and_a_portrait_that_can_be_changed(database: str) -> None:
    async def work(_server: Server, device: Device) -> None:
        await device.make(name=" Ann\u202e ", device="Firefox · Linux")
        assert device.token.startswith("device.")
        me = (await device.get("me")).json()
        assert (me["name"], me["portrait"], me["devices"]) == ("Ann", "", 1)
        changed = await device.post("me/change", {"portrait": "belle"})
        assert (changed.json()["name"], changed.json()["portrait"]) == ("Ann", "belle")
        changed = await device.post("me/change", {"name": "Belle"})
        assert (changed.json()["name"], changed.json()["portrait"]) == ("Belle", "belle")
        [listed] = (await device.get("me/devices")).json()
        assert (listed["name"], listed["this"]) == ("Firefox · Linux", True)
        assert (await device.get("me")).json() == {**me, "name": "Belle", "portrait": "belle"}

    at_a_server(database, work)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"portrait": "bell"}, "no bandit is called 'bell'; did you mean 'belle'?"),
        ({"name": "outlaw"}, "that name could be mistaken for a bot"),
        ({"name": "\u200b"}, "a name needs at least one visible letter"),
        ({"name": "shit"}, "that name is not allowed"),
        ({"name": "x" * 25}, "Expected `str` of length <= 24"),
    ],
)
def test_bad_names_and_portraits_are_refused_and_nothing_is_lost(
    tmp_path: Path, wanted: dict[str, str], sentence: str
) -> None:
    async def work(_server: Server, device: Device) -> None:
        assert sentence in (await device.post("me", wanted)).text
        await device.make(name="Ann", portrait="doc")
        assert sentence in (await device.post("me/change", wanted)).text
        me = (await device.get("me")).json()
        assert (me["name"], me["portrait"]) == ("Ann", "doc")

    at_a_server(default_database(tmp_path), work)


def test_a_device_that_is_signed_off_may_do_nothing_any_more(database: str) -> None:
    async def work(_server: Server, device: Device) -> None:
        await device.make(name="Ann")
        stranger = await Device(device.client).make(name="Bob")
        [own] = (await device.get("me/devices")).json()
        foreign = await stranger.post("me/devices/sign-off", {"device": own["id"]})
        assert foreign.status_code == 404
        assert (await device.get("me")).status_code == 200
        assert (await device.post("me/devices/sign-off", {"device": own["id"]})).status_code == 200
        for path in ("me", "me/devices", "me/seats"):
            gone = await device.get(path)
            assert gone.status_code == 401
            assert "it may have been signed off" in gone.text
        assert (await stranger.get("me")).status_code == 200

    at_a_server(database, work)


@pytest.mark.parametrize("token", ["", "device.", "device.short", "x" * 300, "device." + "é" * 22])
def test_what_is_no_token_of_a_device_is_refused(tmp_path: Path, token: str) -> None:
    async def work(_server: Server, device: Device) -> None:
        headers = [(b"authorization", b"Bearer " + token.encode())]
        answer = await device.client.get("/api/me", headers=headers)
        assert answer.status_code == 401

    at_a_server(default_database(tmp_path), work)


def test_guessing_tokens_of_devices_is_slowed_down(tmp_path: Path) -> None:
    """128 random bits are not guessed; but each guess costs as much as any request."""

    async def work(_server: Server, device: Device) -> None:
        answers = []
        for _ in range(30):
            device.token = new_device_token()
            answers.append((await device.get("me")).status_code)
            if answers[-1] == 429:
                break
        assert set(answers) == {401, 429}

    at_a_server(default_database(tmp_path), work, requests_per_second=1.0)


def test_an_address_makes_only_so_many_profiles(tmp_path: Path) -> None:
    async def work(server: Server, device: Device) -> None:
        for _ in range(2):
            await device.make()
        refused = await device.post("me", {})
        assert refused.status_code == 429
        assert refused.json()["code"] == "quota"
        assert refused.json()["wait"] > 0
        assert b'reason="quota"} 1.0' in server.metrics.text()

    at_a_server(default_database(tmp_path), work, profiles_per_hour=2)


def test_a_server_may_keep_no_profiles(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device) -> None:
        for answer in (await device.post("me", {}), await device.get("me")):
            assert answer.status_code == 404
            assert "this server keeps no profiles" in answer.text

    at_a_server(default_database(tmp_path), work, profiles=False)


def test_a_profile_is_the_same_at_two_servers(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, here), serving(database) as (_, there):
            await here.make(name="Ann")
            there.token = here.token
            assert (await there.get("me")).json()["name"] == "Ann"
            [own] = (await there.get("me/devices")).json()
            await there.post("me/devices/sign-off", {"device": own["id"]})
            assert (await here.get("me")).status_code == 401

    asyncio.run(do())
