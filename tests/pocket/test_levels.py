"""How quickly bots choose on a device, and which are slow there."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from colt_express.pocket import levels
from colt_express.pocket.levels import PATIENCE, Levels, slow
from colt_express.pocket.work import InPlace

from .device import opened


@pytest.mark.parametrize(
    ("seconds", "gunslinger", "legend"),
    [(0.3, "", ""), (0.7, "", "short"), (0.9, "long", "short"), (1.1, "short", "short")],
)
def test_which_levels_are_slow(seconds: float, gunslinger: str, legend: str) -> None:
    assert [slow(one, seconds) for one in ("outlaw", "gunslinger", "legend")] == [
        "",
        gunslinger,
        legend,
    ]


def test_levels_are_measured_by_their_choices() -> None:
    measured = Levels()
    for seconds in (0.01, 0.03, 0.02):
        measured.bot_answered("outlaw", seconds)
    measured.bot_answered("gunslinger", 0.9)
    found = {one.level: one for one in asyncio.run(measured.speeds(InPlace()))}
    outlaw, gunslinger = found["outlaw"], found["gunslinger"]
    assert (outlaw.choices, outlaw.p95) == (3, 0.03)
    assert outlaw.seconds == pytest.approx(0.02)
    assert (gunslinger.choices, gunslinger.slow) == (1, "long")
    assert found["greenhorn"].choices == 0


def test_a_device_measures_itself_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is first asked."""
    made: list[str] = []

    def choose(_record: str, _seat: int, bot: str, patience: float) -> str:
        assert patience == PATIENCE.gunslinger
        made.append(bot)
        return "draw"

    monkeypatch.setattr(levels, "bot_choice", choose)
    monkeypatch.setattr(levels, "perf_counter", iter((1.0, 2.0)).__next__)

    async def ask() -> None:
        async with opened() as device:
            for _ in range(2):
                found = {one["level"]: one for one in await device.ask("/api/levels")}
                assert (found["gunslinger"]["seconds"], found["legend"]["slow"]) == (1.0, "short")
        assert made == ["gunslinger"]

    asyncio.run(ask())


def test_a_gunslinger_may_think_longer_than_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    patiences: list[float] = []

    def choose(_record: str, _seat: int, _bot: str, patience: float) -> str:
        patiences.append(patience)
        return "draw"

    monkeypatch.setattr("colt_express.server.table.thinking.bot_choice", choose)

    async def play() -> None:
        async with opened() as device:
            ann = await device.new_game("gunslinger", "gunslinger")
            while not patiences:
                await ann.choose(Random(1))
            assert patiences[0] == PATIENCE.gunslinger

    asyncio.run(play())
