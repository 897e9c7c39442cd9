"""Taking one's data along: one file with everything, the games included, and nothing of others that
they did not show at the table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from colt_express.engine.configuration.table_options import TableOptions
from colt_express.engine.serialization.record import load_record
from colt_express.server.base.settings import default_database
from colt_express.server.calls.targets import blank
from colt_express.server.hosting.server import Server
from colt_express.server.profiles.taking_along import own_data
from colt_express.server.registry.seating_people import PeoplesTable, SeatedPerson, seat_people
from colt_express.server.storage.calls import WishRow
from colt_express.server.storage.days import ListedRow
from colt_express.server.storage.profiles import PasskeyRow
from colt_express.server.storage.rows import Change, ReportRow
from colt_express.server.table.live_table import LiveTable

from ...playing import random_choice
from .devices import Device, serving


async def game_of(server: Server, people: dict[str, str], over: bool = False) -> LiveTable:
    """A game of these people, by name, after some choices. If it is ``over``, it has been stored
    as such, and the second player does not want the name to be kept."""
    seats = [SeatedPerson(people[name], name, address=f"address of {name}") for name in people]
    wanted = PeoplesTable(TableOptions(variant="duel"))
    table = await seat_people(server.registry, wanted, seats)
    dice = Random(7)
    while table.number < 12:
        seat, option = random_choice(table.running().game, dice)
        assert (await table.choose(seat, table.number, str(option), 1)).status == "ok"
    if over:
        row = replace(table.row, status="over", version=table.row.version + 1)
        hidden = replace(table.seats[1], named=False)
        await server.registry.store.change(Change(row, [hidden]))
    return table


def test_a_file_has_everything_of_oneself_and_nothing_of_others(database: str) -> None:
    async def do() -> None:
        async with serving(database) as (server, ann):
            await ann.make(name="Ann", portrait="doc", device="Firefox")
            bob = await Device(ann.client).make(name="Bob", device="Bob's phone")
            profiles = {
                name: await server.registry.identify(device.token)
                for name, device in (("Ann", ann), ("Bob", bob))
            }
            over = await game_of(server, profiles, over=True)
            played = await game_of(server, profiles)
            for name, profile in profiles.items():
                await keep_something(server, name, profile, over)

            answer = await ann.get("me/data")
            data = answer.json()
            assert [one["name"] for one in data["devices"]] == ["Firefox"]
            assert [one["name"] for one in data["passkeys"]] == ["Ann's passkey"]
            assert [one["name"] for one in data["calls"]["called"]] == ["Ann's chat"]
            [wish] = data["calls"]["wishes"]
            assert (wish["quiet_from"], wish["quiet_to"]) == (60, 360)
            assert [one["name"] for one in data["trains_of_the_day"]] == ["Ann"]
            assert [one["reason"] for one in data["reports"]] == ["Ann's reason"]
            games = {one["table"]: one for one in data["games"]}
            assert set(games) == {over.row.id, played.row.id}
            assert data["games_left_out"] is None

            record = json.dumps(games[over.row.id]["record"])
            assert load_record(record) == over.running().game
            assert [one["name"] for one in games[over.row.id]["players"]] == ["Ann", ""]
            going_on = games[played.row.id]
            assert "record" not in going_on
            mine = [str(one) for seat, one in choices_of(played) if seat == 0]
            assert [one["option"] for one in going_on["chosen"]] == mine
            assert 0 < len(mine) < played.number

            secrets = [ann.token, bob.token, *profiles.values(), played.row.seed, "secret"]
            seats = [*over.seats, *played.seats]
            secrets += [one for seat in seats for one in (seat.token_hash, seat.address)]
            told = answer.text
            assert [one for one in secrets if one in told] == []
            for of_bob in ("Bob's", "address of"):
                assert of_bob not in told
            assert told.count("Bob") == 1  # at the table where he sits now

    asyncio.run(do())


def choices_of(table: LiveTable) -> list[tuple[int, Any]]:
    game = table.running().game
    return list(zip(game.choosers, game.choices, strict=True))


async def keep_something(server: Server, name: str, profile: str, table: LiveTable) -> None:
    """Let the server keep something of every kind about a person."""
    store = server.registry.store
    seat = next(one.seat for one in table.seats if one.profile == profile)
    passkey = PasskeyRow(name, profile, b"", b"", 0, f"{name}'s passkey", 1.0, 1.0)
    assert await store.keep_passkey(passkey, 9)
    chat = replace(
        blank(),
        id=name,
        profile=profile,
        url=f"https://chat.example/{name}/secret",
        secret="secret",
        name=f"{name}'s chat",
    )
    assert await store.add_target(chat, 9)
    await store.set_wish(WishRow(profile, "", quiet_from=60, quiet_to=360))
    day = f"2026-11-0{seat + 1}"
    if name == "Ann":
        await store.list_result(ListedRow(day, table.row.id, name, "doc", 1, 1, 1.0), 9)
    other = f"Bob's {name}" if name == "Ann" else "Ann"
    said = ["Bob's words"] if name == "Ann" else []
    report = ReportRow(name, 1.0, table.row.id, 1 - seat, seat, f"{name}'s reason", said, other)
    await store.write_report(report)


def test_games_that_do_not_fit_are_named(tmp_path: Path) -> None:
    async def do() -> None:
        async with serving(default_database(tmp_path)) as (server, ann):
            await ann.make(name="Ann")
            profile = await server.registry.identify(ann.token)
            people = {"Ann": profile, "Bob": ""}
            first = await game_of(server, people, over=True)
            latest = await game_of(server, people, over=True)
            store = server.registry.store
            everything = await own_data(store, profile, [])
            games = cast(list[dict[str, Any]], everything["games"])
            assert [one["table"] for one in games] == [latest.row.id, first.row.id]
            size = len(games[0]["record"])
            some = await own_data(store, profile, [], most=size + 500)
            assert [one["table"] for one in cast(list[Any], some["games"])] == [latest.row.id]
            left_out = cast(dict[str, Any], some["games_left_out"])
            assert left_out["tables"] == [first.row.id]
            assert "/record" in left_out["because"]

    asyncio.run(do())
