"""Help: for whoever plays alone, and elsewhere if the host allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from colt_express.bots.advice import Advice
from colt_express.server.api.hints import Hints
from colt_express.server.api.player_help import look_ahead
from colt_express.server.base.refusals import Refused
from colt_express.server.table.leaving import following

from ...bots.test_foresight import seen_by
from ..in_process import hall_in, until
from ..registry.test_lobby import new_table


def test_help_is_for_whoever_is_alone_or_has_leave(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            alone = await new_table(hall)
            with pytest.raises(Refused, match="has not started yet"):
                look_ahead(alone, 0)
            friends = await new_table(hall, "Bob")
            helped = await new_table(hall, "Bob", help=True)
            for table in (alone, friends, helped):
                await table.start(0)
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


def test_a_hint_is_worked_out_once_for_whoever_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            table = await new_table(hall, "Bob", help=True, seats=3)
            hints = Hints(hall.thinkers, per_hour=2)
            await table.start(0)
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
