"""Help: for lone players, and elsewhere if the host allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from colt_express.bots.advice import Advice
from colt_express.server.api.hints import Hints
from colt_express.server.api.player_help import look_ahead
from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.refusals import Refused
from colt_express.server.table.leaving import following
from colt_express.server.table.messages import Start

from ...bots.test_foresight import seen_by
from ..in_process import registry_in, until
from ..registry.test_lobby import new_table


def test_help_is_for_lone_players_and_where_the_host_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            alone = await new_table(registry)
            with pytest.raises(Refused, match="has not started yet"):
                look_ahead(alone, 0)
            friends = await new_table(registry, "Bob")
            helped = await new_table(registry, "Bob", help=True)
            for table in (alone, friends, helped):
                await carry_out(table, 0, Start(0))
                with pytest.raises(Refused, match="only players"):
                    look_ahead(table, -1)
            assert not alone.info().help
            assert look_ahead(alone, 0) == seen_by(alone.running().game, 0)
            with pytest.raises(Refused, match="does not allow help"):
                look_ahead(friends, 0)
            assert helped.info().help
            for seat in (0, 1):
                assert look_ahead(helped, seat) == seen_by(helped.running().game, seat)
            assert following(helped.row, helped.seats, 0, "seed").table.help

    asyncio.run(play())


def test_a_hint_is_made_once_for_a_question(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await new_table(registry, "Bob", help=True, seats=3)
            hints = Hints(registry.thinkers, per_hour=2)
            await carry_out(table, 0, Start(0))
            await until(lambda: table.running().game.decisions[0].seat < 2)
            asked, number = table.running().game.decisions[0], table.number
            made = await hints.hint(table, asked.seat, number, "here")
            assert msgspec.json.decode(made, type=Advice).option in asked
            assert await hints.hint(table, asked.seat, number, "here") is made
            for seat, when in ((1 - asked.seat, number), (asked.seat, number + 1)):
                with pytest.raises(Refused, match="not asked that now"):
                    await hints.hint(table, seat, when, "here")
            with pytest.raises(Refused, match="only players"):
                await hints.hint(table, -1, number, "here")
            hints.asking.take("here")
            await table.choose(asked.seat, number, str(asked.options[0]), 1)
            await until(lambda: table.running().game.decisions[0].seat < 2)
            asked = table.running().game.decisions[0]
            with pytest.raises(Refused, match="too many hints"):
                await hints.hint(table, asked.seat, table.number, "here")

    asyncio.run(play())
