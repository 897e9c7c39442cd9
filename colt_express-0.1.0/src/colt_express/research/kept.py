"""Spaces of tables that were asked for before, so that functions which are given a game need not
make them anew."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..engine import Game, Setup
from .remembering import Memory
from .spaces import Actions, Observations

MOST_TABLES: Final = 64
"""How many tables' spaces are kept ready; those that were asked for least recently make room."""


class _Table:
    """A setup, equal to all others with the same rulebook."""

    __slots__ = ("setup",)

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and other.setup.rulebook is self.setup.rulebook

    def __hash__(self) -> int:
        return id(self.setup.rulebook)


def observations_of(game: Game) -> Observations:
    """The observations of the table at which a game is played."""
    return _observations(_Table(game.setup))


def actions_of(game: Game) -> Actions:
    """The actions of the table at which a game is played."""
    return _actions(_Table(game.setup))


def memory_of(game: Game) -> Memory:
    """The information states of the table at which a game is played."""
    return _memory(_Table(game.setup))


@lru_cache(MOST_TABLES)
def _observations(table: _Table) -> Observations:
    return Observations(table.setup)


@lru_cache(MOST_TABLES)
def _actions(table: _Table) -> Actions:
    return Actions(table.setup)


@lru_cache(MOST_TABLES)
def _memory(table: _Table) -> Memory:
    return Memory(table.setup)
