"""Colt Express: the train-robbery board game as a library.

The whole public interface:

>>> from random import Random
>>> from colt_express import Game, Setup
>>> game = Game(Setup(4, seed="folsom"))
>>> dice = Random(1)
>>> while not game.over:
...     for decision in game.decisions:
...         _ = game.choose(decision.seat, dice.choice(decision.options))
>>> result = game.result
>>> max(result.money) == result.money[result.winners[0]]
True
"""

from .engine.components import Box, load_box
from .engine.errors import (
    ColtExpressError,
    ComponentError,
    IllegalChoice,
    RecordError,
    SetupError,
)
from .engine.events import Event
from .engine.game import RULES_VERSION, Decision, Game, Result
from .engine.options import Option
from .engine.playout import play_at_random
from .engine.record import load_record, save_record
from .engine.setup import Setup
from .engine.view import EventView, View

__all__ = [
    "RULES_VERSION",
    "Box",
    "ColtExpressError",
    "ComponentError",
    "Decision",
    "Event",
    "EventView",
    "Game",
    "IllegalChoice",
    "Option",
    "RecordError",
    "Result",
    "Setup",
    "SetupError",
    "View",
    "load_box",
    "load_record",
    "play_at_random",
    "save_record",
]
