"""Help: for whoever plays alone, and elsewhere if the host allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from colt_express.bots.foresight import foresee
from colt_express.server.helping import look_ahead
from colt_express.server.leaving import following
from colt_express.server.seating import Refused

from .in_process import hall_in
from .test_lobby import new_table


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
            assert look_ahead(alone, 0) == foresee(alone.running().game.view(0), None)
            with pytest.raises(Refused, match="does not allow help"):
                look_ahead(friends, 0)
            assert helped.info().help
            for seat in (0, 1):
                assert look_ahead(helped, seat) == foresee(helped.running().game.view(seat), None)
            assert following(helped.row, helped.seats, 0).table.help

    asyncio.run(play())
