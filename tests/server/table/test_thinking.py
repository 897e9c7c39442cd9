"""Thinking: bots answer within a second, even if many are asked at once."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import pytest

from colt_express import Game, Setup
from colt_express.bots import BOTS
from colt_express.server.base.fair_queue import FairQueue
from colt_express.server.base.metrics import Metrics
from colt_express.server.table.thinking import A_MOMENT, PATIENCE, Thinkers, bot_choice
from colt_express.server.table.workers import Workers

from ...patience import busy


@pytest.mark.parametrize("bot", BOTS)
def test_bots_keep_their_time_limit(bot: str) -> None:
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
    thinkers = Thinkers(Workers(2), Metrics())
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

    for bots, queue in ((1, 1), (2, 1), (3, 2), (5, 3)):
        assert asyncio.run(ask(bots)) == [patience / queue] * bots
    thinkers.close()


def test_an_address_with_many_requests_delays_only_itself() -> None:
    """One address asks for thirty, another for one: the latter is served at once, with its full
    share of the time."""
    served: list[tuple[str, float]] = []

    async def use(queue: FairQueue, address: str) -> None:
        async with queue.turn(address) as share:
            served.append((address, share))
            await asyncio.sleep(0.001)

    async def ask() -> int:
        queue = FairQueue(2)
        greedy = [asyncio.create_task(use(queue, "greedy")) for _ in range(30)]
        await asyncio.sleep(0.0025)
        await use(queue, "modest")
        await asyncio.gather(*greedy)
        return queue.asked

    assert asyncio.run(ask()) == 0
    addresses = [address for address, _ in served]
    assert addresses.index("modest") < 10
    assert dict(served)["modest"] == 1
    assert max(share for address, share in served[:20] if address == "greedy") <= 1 / 15


def test_cancelled_requests_leave_their_place_to_others() -> None:
    async def use(queue: FairQueue, event: asyncio.Event) -> None:
        async with queue.turn("here"):
            await event.wait()

    async def ask() -> None:
        queue, event = FairQueue(1), asyncio.Event()
        first, second, third = (asyncio.create_task(use(queue, event)) for _ in range(3))
        await asyncio.sleep(0.01)
        second.cancel()
        event.set()
        await asyncio.gather(first, third)
        assert queue.asked == 0
        async with asyncio.timeout(1), queue.turn("there") as share:
            assert share == 1

    asyncio.run(ask())
