"""Seats of a profile: any of its devices proves them, at every server, and nothing else does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from colt_express.engine.configuration.table_options import TableOptions
from colt_express.server.api.sockets import TableClient
from colt_express.server.base.credentials import Proof, hashed_device, new_device_token
from colt_express.server.base.settings import default_database
from colt_express.server.connections.close_codes import NORMAL, Disconnected
from colt_express.server.hosting.server import Server
from colt_express.server.registry.seating_people import PeoplesTable, SeatedPerson, seat_people
from colt_express.server.storage.profiles import DeviceRow
from colt_express.server.storage.rows import SeatRow
from colt_express.server.table.messages import PROTOCOL

from .devices import Device, serving


async def second_device(server: Server, first: Device) -> Device:
    """Another device of the same profile."""
    store, token = server.registry.store, new_device_token()
    known = await store.device_with(hashed_device(first.token))
    assert known is not None
    row = DeviceRow(token[-12:], known.profile, hashed_device(token), "phone", 1.0, 1.0)
    assert await store.add_device(row, most=20)
    return Device(first.client, token)


async def stored_seat(server: Server, table: str, seat: int) -> SeatRow:
    found = await server.registry.store.load_table(table)
    assert found is not None
    return found.seats[seat]


async def glance(device: Device, table: str, token: str) -> int:
    """The seat that a token proves at a table, by the list of a player's games; -1 for none."""
    [found] = (await device.post("seats", {"seats": [{"table": table, "token": token}]})).json()
    return -1 if found is None else int(found["seat"])


def test_a_seat_that_a_device_takes_is_proved_by_all_devices_of_its_profile(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device), serving(database) as (_, there):
            await device.make(name="Ann")
            opened = await device.opened()
            assert opened["token"] == f"{device.token}/0"
            seat = await stored_seat(server, opened["table"], 0)
            assert seat.profile
            phone = await second_device(server, device)
            there.token = phone.token
            for one in (device, phone, there):
                assert await glance(one, opened["table"], one.token) == 0
                assert await glance(one, opened["table"], f"{one.token}/0") == 0
                assert await glance(one, opened["table"], f"{one.token}/1") == -1
            stranger = await Device(device.client).make(name="Bob")
            assert await glance(stranger, opened["table"], stranger.token) == -1

    asyncio.run(do())


def test_seats_taken_before_become_those_of_the_profile(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device), serving(database) as (other, there):
            opened = await device.opened()
            table, token = opened["table"], opened["token"]
            live = await other.registry.find(table)  # in the memory of another server
            assert live is not None
            assert await glance(device, table, token) == 0
            await device.make(name="Ann")
            wanted = [{"table": table, "token": one} for one in (token, "guessed")]
            wanted.append({"table": "nowhere", "token": token})
            added = await device.post("me/seats", {"seats": wanted})
            assert added.json() == {"seats": [0, -1, -1]}
            again = await device.post("me/seats", {"seats": wanted[:1]})
            assert again.json() == {"seats": [0]}
            assert await glance(device, table, token) == -1
            there.token = device.token
            await other.registry.catch_up(live)
            assert live.seat_of(Proof(token)) == -1
            assert await glance(there, table, f"{there.token}/0") == 0
            [own] = (await there.get("me/seats")).json()["seats"]
            assert (own["table"], own["seat"], own["name"]) == (table, 0, "Ann")
            assert (await stored_seat(server, table, 0)).profile

    asyncio.run(do())


def test_a_seat_of_one_profile_cannot_become_that_of_another(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device):
            opened = await device.opened()
            mine = {"seats": [{"table": opened["table"], "token": opened["token"]}]}
            await device.make(name="Ann")
            assert (await device.post("me/seats", mine)).json() == {"seats": [0]}
            before = await stored_seat(server, opened["table"], 0)
            thief = await Device(device.client).make(name="Bob")
            for token in (opened["token"], f"{thief.token}/0", thief.token):
                wanted = {"seats": [{"table": opened["table"], "token": token}]}
                assert (await thief.post("me/seats", wanted)).json() == {"seats": [-1]}
            claimed = await thief.post("me/seats/claim", {"table": opened["table"]})
            assert claimed.status_code == 404
            assert await stored_seat(server, opened["table"], 0) == before

    asyncio.run(do())


def test_several_seats_of_a_device_at_one_table_are_told_apart(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (_, device):
            await device.make(name="Ann")
            table = (await device.opened())["table"]
            joined = (await device.post(f"tables/{table}/join", {"name": "Bob"})).json()
            assert joined["token"] == f"{device.token}/1"
            for seat in (0, 1):
                assert await glance(device, table, f"{device.token}/{seat}") == seat

    asyncio.run(do())


def test_a_signed_off_device_has_no_seat_any_more(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, device):
            await device.make(name="Ann")
            table = (await device.opened())["table"]
            phone = await second_device(server, device)
            [_, listed] = sorted(
                (await phone.get("me/devices")).json(), key=lambda one: one["this"]
            )
            assert await glance(phone, table, f"{phone.token}/0") == 0
            await device.post("me/devices/sign-off", {"device": listed["id"]})
            assert await glance(phone, table, f"{phone.token}/0") == -1
            assert await glance(device, table, f"{device.token}/0") == 0

    asyncio.run(do())


def test_a_table_opened_for_people_is_played_by_their_devices(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, ann), serving(database) as (_, there):
            await ann.make(name="Ann")
            bob = await there.make(name="Bob")
            profiles = [await server.registry.identify(one.token) for one in (ann, bob)]
            people = [SeatedPerson(profile, "Ann") for profile in profiles]
            wanted = PeoplesTable(TableOptions())
            table = await seat_people(server.registry, wanted, [*people, "greenhorn"])
            assert [seat.name for seat in table.seats] == ["Ann", "Ann 2", "Greenhorn"]
            assert table.row.status == "playing"
            claimed = (await bob.post("me/seats/claim", {"table": table.row.id})).json()
            assert claimed == {"table": table.row.id, "seat": 1, "token": f"{bob.token}/1"}
            assert table.seat_of(await server.registry.proof_of(claimed["token"])) == 1
            lobby = PeoplesTable(TableOptions(), begins=False)
            waiting = await seat_people(server.registry, lobby, people)
            assert waiting.row.status == "waiting"

    asyncio.run(do())


class Socket:
    """A socket whose client says hello and listens."""

    waiting = False

    def __init__(self, **hello: object) -> None:
        said = {"type": "hello", "id": 0, "protocol": PROTOCOL, **hello}
        self.said = [msgspec.json.encode(said)]
        self.heard = b""

    async def receive(self) -> bytes:
        if self.said:
            return self.said.pop()
        raise Disconnected

    def send(self, message: bytes, more: bool = False) -> None:
        del more
        self.heard += message

    def disconnect(self, code: int = NORMAL, sentence: str = "") -> None:
        pass


def test_a_socket_is_given_the_seat_and_others_never_hear_of_the_profile(tmp_path: Path) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (server, device):
            await device.make(name="Someone else entirely", portrait="doc")
            opened = await device.opened()
            registry = server.registry
            table = await registry.find(opened["table"])
            assert table is not None
            heard = []
            for token in ("", opened["token"], f"{device.token}/1"):
                socket = Socket(token=token)
                await TableClient(socket, "here", registry, server.metrics).serve(table)
                heard.append(socket.heard)
            spectator, player, stranger = heard
            assert b'"seat":0' in player
            assert b"that token belongs to no seat" in stranger
            profile = await registry.identify(device.token)
            secrets = [profile, device.token, device.token.removeprefix("device.")]
            secrets += ["Someone else", "profile"]
            public = (await device.client.get(f"/api/tables/{opened['table']}")).content
            for told in (spectator, player, stranger, public):
                assert told
                assert not any(secret.encode() in told for secret in secrets)

    asyncio.run(do())
