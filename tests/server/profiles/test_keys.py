"""Keys that add a device: each works once, for ten minutes, at one server; and what comes along."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.credentials import hashed_key, new_key
from colt_express.server.base.settings import default_database
from colt_express.server.hosting.server import Server
from colt_express.server.profiles import keys, profiles
from colt_express.server.storage.calls import WishRow
from colt_express.server.storage.meeting import QueueRow
from colt_express.server.table.messages import Start

from ...patience import busy
from .devices import Device, serving

WISH = '{"games": ["base"], "speeds": [60]}'
"""Of a person in the queue of the quick match."""


async def new_key_of(device: Device) -> str:
    made = await device.post("me/keys")
    assert made.status_code == 201, made.text
    return str(made.json()["key"])


async def use(device: Device, key: str) -> httpx.Response:
    """The answer when a device uses a key; it is a device of the profile from then on."""
    used = await device.post("me/keys/use", {"key": key, "device": "phone"})
    if used.status_code == 201:
        device.token = used.json()["token"]
    return used


def test_a_key_adds_a_device_that_can_play_everything(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device), serving(database) as (server, phone):
            await device.make(name="Ann", portrait="doc")
            table = (await device.opened())["table"]
            used = await use(phone, await new_key_of(device))
            assert used.json()["me"]["name"] == "Ann"
            assert used.json()["me"]["devices"] == 2
            [own] = (await phone.get("me/seats")).json()["seats"]
            live = await server.registry.find(table)
            assert live is not None
            proof = await server.registry.proof_of(f"{phone.token}/{own['seat']}")
            assert live.seat_of(proof) == 0

    asyncio.run(do())


def test_a_key_works_once_and_a_stolen_one_is_refused_the_second_time(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device), serving(database) as (_, there):
            await device.make(name="Ann")
            key = await new_key_of(device)
            several = [Device(one.client) for one in (device, there, device, there)]
            answers = await asyncio.gather(*(use(one, key) for one in several))
            assert sorted(one.status_code for one in answers) == [201, 409, 409, 409]
            for answer in answers:
                if answer.status_code != 201:
                    assert "this key has been used already" in answer.json()["error"]
            assert (await device.get("me")).json()["devices"] == 2
            stored = await server.registry.store.key(hashed_key(key))
            assert stored is not None
            assert key not in repr(stored)
            assert b'colt_express_profile_events_total{event="device_added"}' in (
                server.metrics.text()
            )

    asyncio.run(do())


def test_a_new_key_replaces_the_one_before(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device):
            await device.make(name="Ann")
            first, second = await new_key_of(device), await new_key_of(device)
            refused = await use(Device(device.client), first)
            assert refused.status_code == 409
            assert "not valid, or no longer" in refused.text
            assert (await use(Device(device.client), second)).status_code == 201

    asyncio.run(do())


def test_a_key_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            monkeypatch.setattr(keys, "VALID", -1.0)
            refused = await use(Device(device.client), await new_key_of(device))
            assert refused.status_code == 409
            assert "not valid, or no longer" in refused.text

    asyncio.run(do())


def test_guessing_keys_is_refused_after_a_few_tries(tmp_path: Path) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (server, device):
            await device.make(name="Ann")
            key = await new_key_of(device)
            thief = Device(device.client)
            answers = [await use(thief, new_key()) for _ in range(25)]
            assert [one.status_code for one in answers] == [409] * 20 + [429] * 5
            assert answers[-1].json()["code"] == "quota"
            assert (await use(thief, key)).status_code == 429  # even the right one
            metrics = server.metrics.text()
            assert b'colt_express_profile_events_total{event="key_refused"} 20.0' in metrics

    asyncio.run(do())


def test_a_profile_has_only_so_many_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            monkeypatch.setattr(profiles, "MOST_DEVICES", 2)
            key = await new_key_of(device)
            assert (await use(Device(device.client), key)).status_code == 201
            refused = await device.post("me/keys")
            assert refused.status_code == 409
            assert "sign one off" in refused.text

    asyncio.run(do())


def test_the_seats_of_a_device_come_along_to_the_profile_of_a_key(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device), serving(database) as (_, phone):
            await device.make(name="Ann")
            await phone.make(name="Ann on her phone")
            before = await server.registry.identify(phone.token)
            table = (await phone.opened())["table"]
            old = phone.token
            await use(phone, await new_key_of(device))
            [own] = (await device.get("me/seats")).json()["seats"]
            assert own["table"] == table
            assert await server.registry.store.profile(before) is None
            phone.token = old
            assert (await phone.get("me")).status_code == 401

    asyncio.run(do())


def test_a_device_leaves_the_seats_of_a_profile_to_its_other_devices(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device), serving(database) as (_, phone):
            await device.make(name="Ann")
            await phone.make(name="Bob")
            await phone.opened(name="Bob")
            other = Device(phone.client)
            await use(other, await new_key_of(phone))
            await use(phone, await new_key_of(device))
            assert (await device.get("me/seats")).json()["seats"] == []
            assert len((await other.get("me/seats")).json()["seats"]) == 1
            assert (await other.get("me")).json()["devices"] == 1

    asyncio.run(do())


def test_a_key_of_ones_own_is_not_used_up(tmp_path: Path) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (_, device):
            await device.make(name="Ann")
            key = await new_key_of(device)
            assert "open the key on another one" in (await use(device, key)).text
            assert (await use(Device(device.client), key)).status_code == 201

    asyncio.run(do())


class Client:
    """A client of a server that may be dismissed."""

    def __init__(self, server: Server, proof: object) -> None:
        self.proof = proof
        self.dismissed = asyncio.Event()
        server.clients.add(self)  # type: ignore[arg-type]

    def dismiss(self, _sentence: str, _why: str) -> None:
        self.dismissed.set()


def test_a_device_that_is_signed_off_is_disconnected_at_every_server(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (here, device), serving(database) as (there, phone):
            await device.make(name="Ann")
            await use(phone, await new_key_of(device))
            proof = await there.registry.proof_of(phone.token)
            clients = [Client(server, proof) for server in (here, there)]
            own = Client(there, await there.registry.proof_of(device.token))
            [listed] = [one for one in (await phone.get("me/devices")).json() if one["this"]]
            await device.post("me/devices/sign-off", {"device": listed["id"]})
            async with asyncio.timeout(15 * busy()):
                await clients[0].dismissed.wait()
                if not there.registry.store.shared:  # it looks every minute
                    await there.registry.housekeeping.dismiss_banned()
                await clients[1].dismissed.wait()
            assert not own.dismissed.is_set()

    asyncio.run(do())


async def begun(device: Device, server: Server) -> str:
    """A game between a device of a profile and others."""
    table = str((await device.opened())["table"])
    for name in ("Bob", "Cid"):
        await device.client.post(f"/api/tables/{table}/join", json={"name": name})
    live = await server.registry.find(table)
    assert live is not None
    await carry_out(live, 0, Start(0))
    return table


def test_leaving_for_good_deletes_everything_and_bots_play_on(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device), serving(database) as (_, phone):
            await device.make(name="Ann")
            await use(phone, await new_key_of(device))
            playing = await begun(device, server)
            waiting = (await phone.opened())["table"]
            profile = await server.registry.identify(device.token)
            assert (await device.post("me/leave", {"sure": False})).status_code == 400
            assert (await device.get("me")).status_code == 200
            assert (await phone.post("me/leave", {"sure": True})).status_code == 200
            for one in (device, phone):
                assert (await one.get("me")).status_code == 401
            store = server.registry.store
            assert await store.profile(profile) is None
            assert await store.seats_of(profile, "", 5) == []
            stored = await store.tables_called([playing, waiting])
            seat = stored[playing].seats[0]
            assert (seat.name, seat.token_hash, seat.address) == ("—", "", "")
            assert (seat.resigned, seat.stand_in) == (True, "outlaw")
            assert stored[playing].table.host == 1
            assert stored[waiting].table.status == "closed"

    asyncio.run(do())


def test_ones_data_is_one_file_without_secrets(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device):
            await device.make(name="Ann", portrait="doc", device="Firefox")
            table = (await device.opened())["table"]
            answer = await device.get("me/data")
            assert 'filename="colt-express-me.json"' in answer.headers["content-disposition"]
            data = answer.json()
            assert data["profile"]["name"] == "Ann"
            assert [one["name"] for one in data["devices"]] == ["Firefox"]
            [seat] = data["seats"]
            assert (seat["table"], seat["seat"], seat["name"]) == (table, 0, "Ann")
            assert (data["calls"]["called"], data["evenings"]) == ([], [])
            assert device.token not in answer.text
            assert await server.registry.identify(device.token) not in answer.text

    asyncio.run(do())


class Calls:
    """A part of the server that keeps something about profiles."""

    section = "calls"

    def __init__(self) -> None:
        self.left: list[str] = []

    async def own_data(self, _profile: str) -> object:
        return {"every turn": True}

    async def leave(self, profile: str) -> None:
        self.left.append(profile)


def test_profiles_that_were_not_used_for_long_are_deleted(database: str) -> None:
    async def do() -> None:
        async with serving(database, keep_profiles=1.0) as (server, device):
            calls = Calls()
            server.profiles.parts = [calls]
            await device.make(name="Ann")
            key = await new_key_of(device)
            profile = await server.registry.identify(device.token)
            store, day = server.registry.store, 86_400.0
            found = await store.profile(profile)
            assert found is not None
            await server.registry.retention.sweep(found.seen + 0.9 * day)
            assert await store.profile(profile) is not None
            assert await store.key(hashed_key(key)) is not None
            await server.registry.retention.sweep(found.seen + 1.1 * day)
            assert await store.profile(profile) is None
            assert calls.left == [profile]
            assert await store.key(hashed_key(key)) is None

    asyncio.run(do())


def test_what_other_parts_keep_is_taken_along_and_deleted(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device):
            await device.make(name="Ann")
            profile = await server.registry.identify(device.token)
            store = server.registry.store
            await store.set_wish(WishRow(profile, "", turns="once"))
            waiting = QueueRow(profile, "Ann", WISH, since=1.0, heard=1.0)
            assert await store.enter_queue(waiting, 4, 4) == ""
            opened = await device.post("evenings", {"title": "Friday", "name": "Ann"})
            assert opened.status_code == 201, opened.text
            data = (await device.get("me/data")).json()
            assert [one["turns"] for one in data["calls"]["wishes"]] == ["once"]
            assert [one["title"] for one in data["evenings"]] == ["Friday"]
            assert [one["name"] for one in data["meeting"]["waiting"]] == ["Ann"]
            assert (await device.post("me/leave", {"sure": True})).status_code == 200
            assert await store.wishes_of([profile]) == []
            assert await store.evenings_of(profile, 5) == []
            assert not await store.leave_queue(profile)

    asyncio.run(do())
