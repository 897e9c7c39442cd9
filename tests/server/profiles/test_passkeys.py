"""Passkeys: coming back after losing every device, and answers that are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.base.settings import default_database
from colt_express.server.profiles import passkeys

from .authenticator import Authenticator
from .devices import Device, serving


async def registered(device: Device, authenticator: Authenticator) -> None:
    options = (await device.post("me/passkeys/new")).json()
    credential = authenticator.make(options)
    made = await device.post("me/passkeys", {"credential": credential, "device": "My phone"})
    assert made.status_code == 201, made.text


async def challenge(device: Device) -> dict[str, Any]:
    asked = await device.post("me/passkeys/challenge")
    assert asked.status_code == 200, asked.text
    told: dict[str, Any] = asked.json()
    return told


async def come_back(device: Device, credential: dict[str, Any]) -> tuple[int, str]:
    wanted = {"credential": credential, "device": "new phone"}
    answer = await device.post("me/passkeys/come-back", wanted)
    if answer.status_code == 201:
        device.token = answer.json()["token"]
    return answer.status_code, answer.text


def test_a_passkey_brings_one_back_after_losing_every_device(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device), serving(database) as (_, there):
            await device.make(name="Ann", portrait="doc")
            table = (await device.opened())["table"]
            authenticator = Authenticator()
            await registered(device, authenticator)
            shown = (await device.get("me/passkeys")).json()
            assert shown["possible"]
            assert [one["name"] for one in shown["passkeys"]] == ["My phone"]
            [own] = (await device.get("me/devices")).json()
            await device.post("me/devices/sign-off", {"device": own["id"]})
            status, _ = await come_back(there, authenticator.sign(await challenge(there)))
            assert status == 201
            assert (await there.get("me")).json()["name"] == "Ann"
            assert (await there.get("me/seats")).json()["seats"][0]["table"] == table

    asyncio.run(do())


def test_an_answer_that_is_given_again_is_refused_at_every_server(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device), serving(database) as (_, there):
            await device.make(name="Ann")
            authenticator = Authenticator()
            await registered(device, authenticator)
            credential = authenticator.sign(await challenge(there))
            several = [Device(one.client) for one in (device, there, device)]
            answers = await asyncio.gather(*(come_back(one, credential) for one in several))
            assert sorted(status for status, _ in answers) == [201, 409, 409]
            for one in (device, there):
                status, text = await come_back(Device(one.client), credential)
                assert status == 409
                assert "no answer to a challenge that is still valid" in text

    asyncio.run(do())


def copied(authenticator: Authenticator) -> None:
    """A copy of it has signed more often meanwhile."""
    authenticator.count -= 2


def elsewhere(authenticator: Authenticator) -> None:
    """The person was led to another page."""
    authenticator.origin = "https://colt-express.example"


def of_another_host(authenticator: Authenticator) -> None:
    authenticator.host = "colt-express.example"


def of_another_key(authenticator: Authenticator) -> None:
    authenticator.key = Authenticator().key


def by_anybody(authenticator: Authenticator) -> None:
    """Nothing was asked of the person: no finger, no number."""
    authenticator.flags = 0x01


@pytest.mark.parametrize("spoil", [copied, elsewhere, of_another_host, of_another_key, by_anybody])
def test_a_wrong_answer_is_refused(tmp_path: Path, spoil: Callable[[Authenticator], None]) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (server, device):
            await device.make(name="Ann")
            authenticator = Authenticator()
            await registered(device, authenticator)
            stranger = Device(device.client)
            assert (await come_back(stranger, authenticator.sign(await challenge(device))))[
                0
            ] == 201
            spoil(authenticator)
            status, text = await come_back(stranger, authenticator.sign(await challenge(device)))
            assert status == 409
            assert "this passkey was not accepted" in text
            metrics = server.metrics.text()
            assert b'colt_express_profile_events_total{event="passkey_refused"} 1.0' in metrics

    asyncio.run(do())


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": "none"},
        {"response": {"clientDataJSON": "é"}},
        {"response": {"clientDataJSON": "bm8"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiYWJjIn0"}},
    ],
)
def test_nonsense_is_refused(tmp_path: Path, credential: dict[str, Any]) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            status, text = await come_back(Device(device.client), credential)
            assert status == 409
            assert "no answer to a challenge" in text
            wanted = {"credential": credential}
            assert (await device.post("me/passkeys", wanted)).status_code == 409

    asyncio.run(do())


def test_a_challenge_is_for_one_profile_and_one_purpose_and_expires(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            stranger = await Device(device.client).make(name="Bob")
            options = (await device.post("me/passkeys/new")).json()
            wanted = {"credential": Authenticator().make(options)}
            assert (await stranger.post("me/passkeys", wanted)).status_code == 409
            assert (await come_back(stranger, wanted["credential"]))[0] == 409
            assert (await device.post("me/passkeys", wanted)).status_code == 201
            monkeypatch.setattr(passkeys, "VALID", -1.0)
            late = {
                "credential": Authenticator().make((await device.post("me/passkeys/new")).json())
            }
            assert (await device.post("me/passkeys", late)).status_code == 409

    asyncio.run(do())


def test_a_passkey_is_of_one_profile(tmp_path: Path) -> None:
    """Registered by a second profile it would bring its owner back to the wrong one."""

    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            stranger = await Device(device.client).make(name="Bob")
            authenticator = Authenticator()
            await registered(device, authenticator)
            options = (await stranger.post("me/passkeys/new")).json()
            again = {"credential": authenticator.make(options)}
            refused = await stranger.post("me/passkeys", again)
            assert refused.status_code == 409
            assert "this passkey is known" in refused.text
            assert (await stranger.get("me/passkeys")).json()["passkeys"] == []
            back = Device(device.client)
            assert (await come_back(back, authenticator.sign(await challenge(back))))[0] == 201
            assert (await back.get("me")).json()["name"] == "Ann"

    asyncio.run(do())


def test_a_removed_passkey_brings_nobody_back(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device):
            await device.make(name="Ann")
            stranger = await Device(device.client).make(name="Bob")
            authenticator = Authenticator()
            await registered(device, authenticator)
            [listed] = (await device.get("me/passkeys")).json()["passkeys"]
            removed = {"passkey": listed["id"]}
            assert (await stranger.post("me/passkeys/remove", removed)).status_code == 404
            assert (await device.post("me/passkeys/remove", removed)).status_code == 200
            status, text = await come_back(stranger, authenticator.sign(await challenge(device)))
            assert status == 409
            assert "does not know that passkey" in text

    asyncio.run(do())


@pytest.mark.parametrize(
    ("address", "hosts", "possible"),
    [
        ("https://play.example.org", ("play.example.org",), True),
        ("https://play.example.org:8443", ("play.example.org",), True),
        ("https://play.example.org", (), False),
        ("http://192.0.2.1", (), False),
    ],
)
def test_the_operator_says_at_which_addresses_passkeys_are_possible(
    tmp_path: Path, address: str, hosts: tuple[str, ...], possible: bool
) -> None:
    async def do() -> None:
        database = default_database(tmp_path)
        async with serving(database, address=address, hosts=hosts) as (_, device):
            await device.make(name="Ann")
            assert (await device.get("me/passkeys")).json()["possible"] is possible
            if possible:
                host = address.removeprefix("https://").split(":")[0]
                await registered(device, Authenticator(address, host))
            else:
                refused = await device.post("me/passkeys/new")
                assert refused.status_code == 409
                assert "--allowed-host" in refused.text

    asyncio.run(do())
