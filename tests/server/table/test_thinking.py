"""Thinking: bots answer within a second, even if many are asked at once."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import pytest

from colt_express import Game, Setup
from colt_express.bots import BOTS
from colt_express.server.base.fair_queue import Turns
from colt_express.server.base.metrics import Metrics
from colt_express.server.table.thinking import A_MOMENT, PATIENCE, Thinkers, bot_choice

from ...patience import busy


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_thinks_longer_than_he_may(bot: str) -> None:
    game = Game(Setup(5, seed=4), listening=False)
    decision = game.decisions[0]
    bot_choice(game.record(), decision.seat, "gunslinger", 0.01)  # loads its knowledge
    begin = perf_counter()
    assert bot_choice(game.record(), decision.seat, bot, 0.1) in decision
    assert perf_counter() - begin < 0.4 * busy()


@pytest.mark.parametrize(("bot", "patience"), [("legend", PATIENCE), ("gunslinger", A_MOMENT)])
def test_those_asked_at_once_share_the_time(
    bot: str, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(2, Metrics())
    given: list[float] = []

    async def think(_work: object, *details: Any, limit: float) -> str:
        given.append(details[-1])
        await asyncio.sleep(0.01)
        return "draw"

    monkeypatch.setattr(thinkers.workers, "run", think)

    async def ask(bots: int) -> list[float]:
        given.clear()
        await asyncio.gather(*(thinkers.choice("", seat, bot, "here") for seat in range(bots)))
        return given

    for bots, turns in ((1, 1), (2, 1), (3, 2), (5, 3)):
        assert asyncio.run(ask(bots)) == [patience / turns] * bots
    thinkers.close()


def test_who_asks_for_much_waits_for_himself() -> None:
    """One address asks for thirty, another for one: the latter is served at once, with its full
    share of the time."""
    served: list[tuple[str, float]] = []

    async def use(turns: Turns, address: str) -> None:
        async with turns.turn(address) as share:
            served.append((address, share))
            await asyncio.sleep(0.001)

    async def ask() -> int:
        turns = Turns(2)
        greedy = [asyncio.create_task(use(turns, "greedy")) for _ in range(30)]
        await asyncio.sleep(0.0025)
        await use(turns, "modest")
        await asyncio.gather(*greedy)
        return turns.asked

    assert asyncio.run(ask()) == 0
    addresses = [address for address, _ in served]
    assert addresses.index("modest") < 10
    assert dict(served)["modest"] == 1
    assert max(share for address, share in served[:20] if address == "greedy") <= 1 / 15


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def use(turns: Turns, event: asyncio.Event) -> None:
        async with turns.turn("here"):
            await event.wait()

    async def ask() -> None:
        turns, event = Turns(1), asyncio.Event()
        first, second, third = (asyncio.create_task(use(turns, event)) for _ in range(3))
        await asyncio.sleep(0.01)
        second.cancel()
        event.set()
        await asyncio.gather(first, third)
        assert turns.asked == 0
        async with asyncio.timeout(1), turns.turn("there") as share:
            assert share == 1

    asyncio.run(ask())
