"""Where a bot lost most: the choices of a game that a legend would have made otherwise."""

from __future__ import annotations

from typing import Final

import msgspec

from ..bots.considering import Effort
from ..bots.review import LegendsChoice, Regret, look_through
from ..engine.serialization.record import read_record

PATIENCE: Final = 30.0
"""Seconds for a game at most; a browser on a desktop needs about twenty."""
GLANCE: Final = Effort(200, 16)
CLOSE_LOOK: Final = Effort(600, 48)
"""A fifth of what the server spends on a review: Python in a browser has one slow core."""


class Regrets(msgspec.Struct, frozen=True):
    """The costliest choices of a seat, the worst first, and what a legend would have chosen each
    time; as the server sends a review."""

    regrets: list[Regret]
    choices: list[LegendsChoice]
    ready: bool = True


def regrets(record: str, seat: int, patience: float = PATIENCE) -> Regrets:
    """The review of a seat's choices in a game, found in about ``patience`` seconds."""
    return Regrets(*look_through(read_record(record), seat, patience, GLANCE, CLOSE_LOOK))
