"""Spaces of tables that were asked for before, so that functions which are given a game need not
make them anew."""

from __future__ import annotations

from typing import Final, TypeVar

from ..engine import Game, Setup
from ..engine.rulebook import Rulebook
from .remembering import Memory
from .spaces import Actions, Observations

MOST_TABLES: Final = 64
"""Tables whose spaces are kept ready; the oldest make room."""

Space = TypeVar("Space", Actions, Observations, Memory)


class _Kept:
    """Spaces by rulebook, so that functions which are given a game need not make them anew."""

    def __init__(self) -> None:
        self.actions: dict[int, tuple[Rulebook, Actions]] = {}
        self.observations: dict[int, tuple[Rulebook, Observations]] = {}
        self.memories: dict[int, tuple[Rulebook, Memory]] = {}


_KEPT: Final = _Kept()


def observations_of(game: Game) -> Observations:
    """The observations of the table at which a game is played."""
    return _kept(_KEPT.observations, Observations, game.setup)


def actions_of(game: Game) -> Actions:
    """The actions of the table at which a game is played."""
    return _kept(_KEPT.actions, Actions, game.setup)


def memory_of(game: Game) -> Memory:
    """The information states of the table at which a game is played."""
    return _kept(_KEPT.memories, Memory, game.setup)


def _kept(kept: dict[int, tuple[Rulebook, Space]], make: type[Space], setup: Setup) -> Space:
    found = kept.get(id(setup.rulebook))
    if found is None:
        if len(kept) >= MOST_TABLES:
            del kept[next(iter(kept))]
        found = kept[id(setup.rulebook)] = (setup.rulebook, make(setup))
    return found[1]
