"""Bots: computer players by name, each seeing only what its seat may know.

>>> make_bot("greenhorn", seed=7, seat=0)
<greenhorn at seat 0>
>>> make_bot("outlow", seed=7, seat=0)
Traceback (most recent call last):
    ...
colt_express.bots.UnknownBot: no bot is called 'outlow'; did you mean 'outlaw'?
"""

from __future__ import annotations

from random import Random
from typing import Final

from ..engine.errors import ColtExpressError, did_you_mean
from ..engine.rulebook import Rulebook
from .base import Bot, Look
from .greenhorn import Greenhorn
from .outlaw import Outlaw

__all__ = ["BOTS", "Bot", "Look", "UnknownBot", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {"greenhorn": Greenhorn, "outlaw": Outlaw}
"""Every bot by its name, from the weakest to the strongest."""


class UnknownBot(ColtExpressError):
    """There is no bot of that name."""


def make_bot(name: str, seed: str | int, seat: int, rules: Rulebook | None = None) -> Bot:
    """A bot for one seat of the game with that seed, which only seeds the bot's own dice.

    ``rules`` are those in force at the table (`Setup.rulebook`): who are partners, and whether
    there is a gunslinger, is known to everyone there.
    """
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}{did_you_mean(name, tuple(BOTS))}")
    return BOTS[name](seat, Random(f"{seed} seat {seat}"), rules)
