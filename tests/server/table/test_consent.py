"""What players agree to be kept of their game: names, times, and that it may be studied."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time

import pytest

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.api.theatre.people import people_of
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import default_database
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.registry.retention import forget_people
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.message_log import SPECTATOR
from colt_express.server.table.messages import Consent, Rematch, Start
from colt_express.server.table.public_view import for_strangers

from ...playing import random_choice
from ..in_process import Subscriber, registry_in, requests_at


async def lobby(registry: DatabaseRegistry) -> LiveTable:
    """A table with Ann and Bob, and a bot."""
    table, _ = await registry.create(NewTable("Ann", ["open", "greenhorn"], pace=0.0))
    await take_seat(table, "Bob", "")
    return table


async def play(table: LiveTable) -> None:
    dice = Random(1)
    game = table.running().game
    while not game.over:
        seat, option = random_choice(game, dice)
        await table.choose(seat, table.number, str(option), 1)
        await asyncio.sleep(0)


def test_a_game_may_be_studied_only_if_every_player_agrees(tmp_path: Path) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            shown = [table.info().study]
            for seat, study in ((0, True), (1, True), (0, False), (0, True)):
                await carry_out(table, seat, Consent(1, True, True, study))
                shown.append(table.info().study)
            assert shown == [False, False, True, False, True]
            assert [seat.study for seat in table.info().seats] == [True, True, False]
            await carry_out(table, 1, Consent(1, True, False, True))
            assert not table.info().times

    asyncio.run(agree())


def test_players_decide_and_only_until_the_end(tmp_path: Path) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            for stranger in (-1, 2):
                with pytest.raises(Refused, match="only players decide"):
                    await carry_out(table, stranger, Consent(1, True, True, True))
            await carry_out(table, 0, Start(1))
            await carry_out(table, 0, Consent(1, False, True, True))
            await play(table)
            assert table.row.ended > time() - 60
            with pytest.raises(Refused, match="the game is over"):
                await carry_out(table, 1, Consent(1, False, True, True))

    asyncio.run(agree())


def test_names_and_times_are_told_and_kept_only_where_players_agree(tmp_path: Path) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            await carry_out(table, 0, Consent(1, False, True, False))
            await carry_out(table, 1, Consent(1, True, False, False))
            await carry_out(table, 0, Start(1))
            running = await registry.with_choices(table.row.id)
            assert running is not None
            assert [one.name for one in people_of(running).seats][:2] == ["Ann", "Bob"]
            await play(table)
            over = await registry.with_choices(table.row.id)
            assert over is not None
            told = people_of(over)
            assert [one.name for one in told.seats] == ["", "Bob", "Greenhorn"]
            assert not told.timed
            await forget_people(registry.store, time() - 60)
            unchanged = await registry.with_choices(table.row.id)
            assert unchanged is not None
            assert unchanged.seats[0].name == "Ann", "there may be a rematch"
            await forget_people(registry.store, time() + 1, [table.row.id])
            await forget_people(registry.store, time() + 1)
            kept = await registry.with_choices(table.row.id)
            assert kept is not None
            assert [one.name for one in kept.seats] == ["", "Bob", "Greenhorn"]
            assert {choice.made for choice in kept.choices} == {0.0}

    asyncio.run(agree())


def test_a_rematch_asks_again_whether_it_may_be_studied(tmp_path: Path) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            for seat in (0, 1):
                await carry_out(table, seat, Consent(1, False, False, True))
            await carry_out(table, 0, Start(1))
            await play(table)
            await carry_out(table, 0, Rematch(1, now=True))
            following = await registry.find(table.row.next_table)
            assert following is not None
            assert not following.info().study
            assert [seat.named for seat in following.seats] == [False, False, True]
            assert following.row.ended == 0.0

    asyncio.run(agree())


def test_strangers_are_not_told_names_that_are_not_kept_once_the_game_is_over(
    tmp_path: Path,
) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            await carry_out(table, 0, Consent(1, False, True, False))
            await carry_out(table, 0, Start(1))
            bob, eve = Subscriber(table, 1), Subscriber(table, SPECTATOR)
            assert names_in(eve) == ["Ann", "Bob", "Greenhorn"], "as long as it is played"
            await play(table)
            late = Subscriber(table, SPECTATOR)
            for stranger in (eve, late):
                assert names_in(stranger) == ["", "Bob", "Greenhorn"]
            assert names_in(bob) == ["Ann", "Bob", "Greenhorn"], "there may be a rematch"
            table.subscribers.say(0, "well played", "")
            assert [one.last("said")["name"] for one in (bob, eve)] == ["Ann", ""]
            table.subscribers.say(1, "indeed", "")
            assert eve.last("said")["name"] == "Bob"
            public = for_strangers(table.info())
            assert [seat.name for seat in public.seats] == ["", "Bob", "Greenhorn"]

    asyncio.run(agree())


def names_in(subscriber: Subscriber) -> list[str]:
    """The names that a subscriber was told last."""
    return [seat["name"] for seat in subscriber.last("table")["seats"]]


def test_a_request_for_a_table_does_not_name_them_either(tmp_path: Path) -> None:
    async def agree() -> None:
        async with registry_in(tmp_path) as registry:
            table = await lobby(registry)
            await carry_out(table, 1, Consent(1, False, True, False))
            await carry_out(table, 0, Start(1))
            await play(table)
            name = table.row.id
        async with requests_at(default_database(tmp_path)) as client:
            for _ in range(2):  # from the database, then from memory
                told = (await client.get(f"/api/tables/{name}")).json()
                assert [seat["name"] for seat in told["seats"]] == ["Ann", "", "Greenhorn"]
                assert "Bob" not in (await client.get("/api/tables")).text
                await client.post(f"/api/tables/{name}/hint", json={"token": "", "number": 0})

    asyncio.run(agree())
