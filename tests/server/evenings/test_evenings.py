"""Evenings at a server, with SQLite and PostgreSQL: eight people over three rounds, two servers,
what hosts may do, and what strangers may not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.base.settings import default_database
from colt_express.server.evenings import evenings, rounds
from colt_express.server.hosting.server import Server

from ..profiles.devices import Device, serving
from .guests import Guest, gathered, opened, play, standings, tables_of

Work = Callable[[Server, Device], Awaitable[None]]

NONSENSE: list[Any] = [None, -1, 10**30, 1.5, "", "x" * 500, "\u202e\x00", [], {}]
FIELDS = {
    "join": "name",
    "draw": "round",
    "end-table": "table",
    "remove": "guest",
    "host": "guest",
    "rounds": "rounds",
}
"""The field of each request."""


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "PACE", 0.0)
    monkeypatch.setattr(evenings, "FRESH", 0.0)


def at_a_server(database: str, work: Work, **settings: Any) -> None:
    async def do() -> None:
        async with serving(database, **settings) as (server, device):
            await work(server, device)

    asyncio.run(do())


def test_an_evening_of_eight_with_a_leaver_and_a_latecomer_over_two_servers(database: str) -> None:
    async def run() -> None:
        async with serving(database) as (one, near), serving(database) as (two, far):
            guests = await gathered(near, 8, rounds=3, title="Friday")
            host, leaver = guests[0], guests[5]
            there = [
                Guest(Device(far.client, guest.device.token), host.evening) for guest in guests
            ]
            told = await host.do("draw", {"round": 1})
            assert [len(table["seats"]) for table in told["tables"][0]] == [4, 4]
            assert (await there[3].look())["tables"] == told["tables"]
            again = await there[0].do("draw", {"round": 1}, 409)
            assert "drawn already" in again["error"]
            await play(one, told)
            seen = await asyncio.gather(host.look(), there[0].look())
            assert seen[0]["standings"] == seen[1]["standings"]
            assert seen[0]["phase"] == "between"
            assert sum(line["points"] for line in seen[0]["standings"]) == pytest.approx(400, abs=8)

            both = await asyncio.gather(
                *(
                    one.device.post(f"evenings/{host.evening}/draw", {"round": 2})
                    for one in (host, there[0])
                )
            )  # at two servers at the same moment
            assert sorted(answer.status_code for answer in both) == [200, 409]
            late = Guest(Device(far.client), host.evening)
            told = await late.come("Late")
            assert told["guests"][8]["since"] == 3
            assert len(told["tables"][1]) == 2
            before = standings(told)["Guest 5"]["points"]
            told = await leaver.do("leave")
            assert told["guests"][5]["left"]
            await play(two, told)
            told = await host.look()
            line = standings(told)["Guest 5"]
            assert line["points"] == before
            assert line["rounds"][1] == {"points": 0, "place": 4, "money": 0, "left": True}

            told = await there[0].do("draw", {"round": 3})
            assert sorted(len(table["seats"]) for table in told["tables"][2]) == [4, 4]
            assert not list(tables_of(told, 5))
            assert len(list(tables_of(told, 8))) == 1
            await play(one, told)
            told = await there[2].look()
            assert told["phase"] == "over"
            lines = standings(told)
            assert lines["Late"]["rounds"][:2] == [None, None]
            assert lines["Late"]["points"] == lines["Late"]["rounds"][2]["points"]
            places = [line["place"] for line in told["standings"]]
            assert places == sorted(places)
            assert len({line["guest"] for line in told["standings"]}) == 9

    asyncio.run(run())


def test_a_killed_server_loses_and_doubles_nothing(database: str) -> None:
    """A server that stops right after it has drawn, and one that stops before it has read how the
    tables ended, leave everything to the next one."""

    async def run() -> None:
        async with serving(database) as (one, near):
            guests = await gathered(near, 3, rounds=2)
            host = guests[0]
            told = await host.do("draw", {"round": 1})
            tokens = [guest.device.token for guest in guests]
        async with serving(database) as (one, near):
            guests = [Guest(Device(near.client, token), host.evening) for token in tokens]
            assert (await guests[1].look())["tables"] == told["tables"]
            await play(one, told)
            stored = await one.registry.store.evening(host.evening)
            assert stored is not None
            assert stored.tables[0].stage == "playing"  # until a page asks for it
        async with serving(database) as (one, near), serving(database) as (two, far):
            looks = [Guest(Device(at.client, tokens[1]), host.evening) for at in (near, far) * 3]
            seen = await asyncio.gather(*(one.look() for one in looks))
            assert all(told["standings"] == seen[0]["standings"] for told in seen)
            assert sum(line["points"] for line in seen[0]["standings"]) == pytest.approx(150, abs=3)
            stored = await two.registry.store.evening(host.evening)
            assert stored is not None
            assert stored.tables[0].stage == "over"

    asyncio.run(run())


async def everybody_sits_where_drawn(_server: Server, device: Device) -> None:
    guests = await gathered(device, 5)
    told = await guests[0].do("draw", {"round": 1})
    for guest in guests:
        own = await guest.look()
        (table,) = tables_of(told, own["you"])
        seat = await guest.claim(table["table"])
        assert table["seats"][seat["seat"]] == own["you"]
    stranger = await Device(device.client).make()
    refused = await stranger.post("me/seats/claim", {"table": told["tables"][0][0]["table"]})
    assert refused.status_code == 404
    info = await device.get(f"tables/{told['tables'][0][0]['table']}")
    assert info.json()["evening"] == guests[0].evening


def test_everybody_sits_where_drawn(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), everybody_sits_where_drawn)


async def a_table_that_hangs_is_a_draw(server: Server, device: Device) -> None:
    guests = await gathered(device, 6, rounds=1, seats=3)
    host = guests[0]
    told = await host.do("draw", {"round": 1})
    hangs, goes_on = told["tables"][0]
    await guests[1].do("end-table", {"table": hangs["table"]}, 409)
    await host.do("end-table", {"table": "nonsense"}, 409)
    numbers = {(await guest.look())["you"]: guest for guest in guests}
    left = next(numbers[number] for number in hangs["seats"] if number)  # not the host
    number = (await left.look())["you"]
    await left.do("leave")
    told = await host.do("end-table", {"table": hangs["table"]})
    assert told["tables"][0][0]["stage"] == "early"
    points = {line["guest"]: line["points"] for line in told["standings"]}
    stayed = [guest for guest in hangs["seats"] if guest != number]
    assert [points[guest] for guest in stayed] == [75, 75]
    assert points[number] == 0
    await host.do("end-table", {"table": hangs["table"]}, 409)
    await play(server, told)
    assert (await host.look())["phase"] == "over"
    assert goes_on["table"] != hangs["table"]


def test_a_table_that_hangs_is_a_draw(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), a_table_that_hangs_is_a_draw)


async def tables_of_an_evening_are_not_called_off(server: Server, device: Device) -> None:
    guests = await gathered(device, 3)
    told = await guests[0].do("draw", {"round": 1})
    table = await server.registry.current(told["tables"][0][0]["table"])
    assert table is not None
    assert table.row.evening == guests[0].evening
    from colt_express.server.api.table_requests import carry_out
    from colt_express.server.base.refusals import Refused
    from colt_express.server.table.messages import Abort

    with pytest.raises(Refused, match="cannot be called off"):
        await carry_out(table, 0, Abort(1))


def test_tables_of_an_evening_are_not_called_off(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), tables_of_an_evening_are_not_called_off)


async def only_the_host_decides(_server: Server, device: Device) -> None:
    host, guest = await gathered(device, 2)
    stranger = Guest(await Device(device.client).make(), host.evening)
    nobody = Guest(Device(device.client), host.evening)
    deeds: list[tuple[str, Any]] = [
        ("draw", {"round": 1}),
        ("end-table", {"table": "x"}),
        ("remove", {"guest": 1}),
        ("host", {"guest": 1}),
        ("rounds", {"rounds": 2}),
        ("end", {}),
    ]
    for deed, body in deeds:
        refused = await guest.do(deed, body, 409)
        assert "only the host" in refused["error"], deed
        refused = await stranger.do(deed, body, 409)
        assert "only guests" in refused["error"], deed
        await nobody.do(deed, body, 401)
    await stranger.do("leave", {}, 409)
    assert (await stranger.look())["you"] == (await nobody.look())["you"] == -1
    assert (await host.look())["phase"] == "gathering"


def test_only_the_host_decides(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), only_the_host_decides)


async def hosts_change(_server: Server, device: Device) -> None:
    host, second, third = await gathered(device, 3)
    assert (await host.do("host", {"guest": 2}))["host"] == 2
    assert (await third.do("leave"))["you"] == -1
    assert (await host.look())["host"] == 0
    assert (await host.do("remove", {"guest": 1}))["guests"][1]["left"]
    refused = await second.do("join", {"name": "Again"}, 409)
    assert "asked you to leave" in refused["error"]
    assert (await third.do("join", {"name": "Again"}))["you"] == 2
    told = await host.do("rounds", {"rounds": 5})
    assert told["rounds"] == 5
    assert (await host.do("end"))["phase"] == "over"
    await third.do("join", {"name": "Late"}, 409)


def test_hosts_change(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), hosts_change)


async def nonsense_is_refused(_server: Server, device: Device) -> None:
    host, guest = await gathered(device, 2)
    wanted = {"name": "Ann", "rounds": 3, "seats": 4, "clock": 60, "bot": "outlaw"}
    for field in (*wanted, "title", "options", "points", "plays", "unknown"):
        for value in NONSENSE:
            answer = await host.device.post("evenings", {**wanted, field: value})
            assert answer.status_code in (201, 400, 409, 429), (field, value, answer.text)
            if answer.status_code == 429:
                break
    for deed, field in FIELDS.items():
        for value in NONSENSE:
            answer = await guest.device.post(f"evenings/{host.evening}/{deed}", {field: value})
            assert answer.status_code in (200, 400, 409, 429), (deed, value, answer.text)
    for name in ("unknown", "x" * 40, "%00", "..", "Ünïcode"):
        assert (await device.get(f"evenings/{name}")).status_code == 404, name
    assert (await host.look())["phase"] == "gathering"
    for options in ({"boxes": ["nonsense"]}, {"variant": "team"}, {"rules": "none"}):
        answer = await host.device.post("evenings", {**wanted, "options": options})
        assert answer.status_code in (409, 429), options


def test_nonsense_is_refused(tmp_path: Path) -> None:
    at_a_server(
        default_database(tmp_path),
        nonsense_is_refused,
        evenings_per_hour=10_000,
        requests_per_second=1000,
    )


async def an_address_opens_so_many(_server: Server, device: Device) -> None:
    host = await opened(device)
    answer = await host.device.post("evenings", {"name": "Ann"})
    assert answer.status_code == 429
    assert answer.json()["wait"] > 0


def test_an_address_opens_so_many(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), an_address_opens_so_many, evenings_per_hour=1)


async def an_address_joins_so_often(_server: Server, device: Device) -> None:
    host = await opened(device)
    guest = Guest(Device(device.client), host.evening)
    await guest.come("Ann")
    for _ in range(4):  # comes back and leaves again
        await guest.do("leave")
        last = await guest.device.post(f"evenings/{guest.evening}/join", {"name": "Ann"})
    assert (last.status_code, last.json()["code"]) == (429, "quota")
    assert len((await host.look())["guests"]) == 2


def test_an_address_joins_so_often(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), an_address_joins_so_often, seats_per_hour=4)


async def no_evenings_are_held(_server: Server, device: Device) -> None:
    await device.make()
    assert (await device.post("evenings", {"name": "Ann"})).status_code == 404
    assert (await device.get("evenings/abcdefghjk")).status_code == 404


def test_no_evenings_are_held(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), no_evenings_are_held, evenings=False)


async def an_unchanged_evening_is_not_sent_again(_server: Server, device: Device) -> None:
    host = await opened(device)
    path, headers = f"/api/evenings/{host.evening}", device.headers
    first = await device.client.get(path, headers=headers)
    again = {**headers, "if-none-match": first.headers["etag"]}
    assert (await device.client.get(path, headers=again)).status_code == 304


def test_an_unchanged_evening_is_not_sent_again(tmp_path: Path) -> None:
    at_a_server(default_database(tmp_path), an_unchanged_evening_is_not_sent_again)


async def old_evenings_are_deleted(server: Server, device: Device) -> None:
    host = await opened(device)
    store = server.registry.store
    assert await store.forget_evenings(0.0) == 0
    assert await store.forget_evenings(2e10) == 1
    assert await store.evening(host.evening) is None


def test_old_evenings_are_deleted(database: str) -> None:
    at_a_server(database, old_evenings_are_deleted)


async def a_person_is_forgotten(server: Server, device: Device) -> None:
    host, _guest = await gathered(device, 2)
    store = server.registry.store
    stored = await store.evening(host.evening)
    assert stored is not None
    (one,) = await store.evenings_of(stored.guests[1].profile, 10)
    assert one.evening.id == host.evening
    await store.forget_guest(stored.guests[1].profile)
    stored = await store.evening(host.evening)
    assert stored is not None
    assert (stored.guests[1].name, stored.guests[1].profile) == ("", "")
    assert [line.evening.id for line in await store.list_evenings(5)] == [host.evening]
    assert await store.count_evenings("open") == 1
    assert await store.delete_evening(host.evening)
    assert not await store.delete_evening(host.evening)


def test_a_person_is_forgotten(database: str) -> None:
    at_a_server(database, a_person_is_forgotten)


def test_a_host_finds_the_evening_again_on_every_device(database: str) -> None:
    """Guests find it, too, until they leave; strangers find nothing."""

    async def work(_server: Server, device: Device) -> None:
        async def listed(guest: Guest) -> list[dict[str, Any]]:
            answer = await guest.device.get("evenings")
            assert answer.status_code == 200, answer.text
            evenings: list[dict[str, Any]] = answer.json()
            return evenings

        first = await opened(device, title="Thursday")
        host, guest, leaver = await gathered(device, 3, title="Friday")
        await leaver.do("leave")
        key = (await host.device.post("me/keys")).json()["key"]
        phone = Device(device.client)
        used = await phone.post("me/keys/use", {"key": key, "device": "phone"})
        phone.token = used.json()["token"]
        found = await listed(Guest(phone))
        assert [one["title"] for one in found] == ["Friday"]
        assert found == await listed(host)
        [one] = found
        assert (one["hosting"], one["guests"], one["phase"]) == (True, 2, "gathering")
        await host.do("draw", {"round": 1})
        [mine] = await listed(guest)
        assert (mine["hosting"], mine["round"], mine["phase"]) == (False, 1, "playing")
        assert await listed(leaver) == []
        assert first.evening not in (await guest.device.get("evenings")).text
        stranger = await Device(device.client).get("evenings")
        assert stranger.status_code == 401

    at_a_server(database, work)
