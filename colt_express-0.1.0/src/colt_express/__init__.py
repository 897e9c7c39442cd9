"""Colt Express: the train-robbery board game as a library.

The whole public interface is what the engine offers:

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

The engine is imported when one of its names is first asked for: many commands answer without it.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .engine import *  # noqa: F403 - every name of it
else:

    def __getattr__(name: str) -> object:
        """One of the engine's names, or all of them."""
        if name == "__all__" or not name.startswith("_"):
            engine = _engine()
            if name == "__all__" or name in engine.__all__:
                return getattr(engine, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def _engine() -> ModuleType:
        """The engine, told where the notation is, which is above it."""
        plug = import_module(".engine.serialization.notation", __name__)
        if not plug.LOADERS:
            plug.plug_in(lambda: import_module(".notation", __name__).NOTATION)
        return import_module(".engine", __name__)

    def __dir__() -> list[str]:
        return [*globals(), *_engine().__all__]
