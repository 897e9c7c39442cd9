"""Thinking: bots answer within a second, also where many are asked at once."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import pytest

from colt_express import Game, Setup
from colt_express.bots import BOTS
from colt_express.server.metrics import Metrics
from colt_express.server.thinking import PATIENCE, Thinkers, bot_choice

from ..patience import busy


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_thinks_longer_than_he_may(bot: str) -> None:
    game = Game(Setup(5, seed=4), listening=False)
    decision = game.decisions[0]
    bot_choice(game.record(), decision.seat, "gunslinger", 0.01)  # knows what it has learned
    begin = perf_counter()
    assert bot_choice(game.record(), decision.seat, bot, 0.1) in decision
    assert perf_counter() - begin < 0.4 * busy()


def test_those_asked_at_once_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(2, Metrics())
    given: list[float] = []

    async def think(_work: object, *details: Any, limit: float) -> str:
        given.append(details[-1])
        await asyncio.sleep(0.01)
        return "draw"

    monkeypatch.setattr(thinkers.workers, "run", think)

    async def ask(bots: int) -> list[float]:
        given.clear()
        await asyncio.gather(*(thinkers.choice("", seat, "legend") for seat in range(bots)))
        return given

    for bots, turns in ((1, 1), (2, 1), (3, 2), (5, 3)):
        assert asyncio.run(ask(bots)) == [PATIENCE / turns] * bots
    thinkers.close()
