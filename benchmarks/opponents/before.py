"""The legend of before the value function was fitted to games between searching bots, so that later
legends can be compared with it: ``colt-express arena legend:4000
benchmarks/opponents/before.py:LegendBefore``.

Its weights are those fitted to outlaws; only how the Marshal fares was fitted to 200 games between
gunslingers (``before.json``). Gunslingers have not changed since.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import msgspec

from colt_express.bots.knowledge import knowledge
from colt_express.bots.search.basis import Budget
from colt_express.bots.search.value import ValueFunction
from colt_express.bots.searcher import Legend
from colt_express.engine.rulebook import Rulebook

STEPS: Final = 4000
FILE: Final = Path(__file__).with_name("before.json")


class Fitted(msgspec.Struct, frozen=True):
    """The weights of `ValueFunction` for the Marshal."""

    law: list[list[list[float]]]
    verdict: list[list[float]]


class LegendBefore(Legend):
    """A legend with `STEPS` engine steps for a decision."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        super().__init__(seat, dice, rules, Budget(steps=STEPS))
        fitted = msgspec.json.decode(FILE.read_bytes(), type=Fitted)
        sides = knowledge().value_function.sides
        self._before = ValueFunction(sides, fitted.law, fitted.verdict)

    def value_function(self) -> ValueFunction:
        return self._before
