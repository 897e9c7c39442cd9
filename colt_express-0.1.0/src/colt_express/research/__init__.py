"""For those who study the game: options and positions as numbers, environments, many games at once.

``pip install "colt-express[research]"`` installs what this package needs. Its functions are given
a game and a seat; the classes do the same for one table, without looking up its sizes.

>>> import numpy as np
>>> from colt_express import Game, Setup, research
>>> game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
>>> observation = np.zeros(research.observations_of(game).size, np.uint8)
>>> research.encode(game, 0, observation)
>>> mask = np.zeros(research.actions_of(game).size, np.uint8)
>>> research.mask(game, 0, mask)
9
>>> number = int(mask.nonzero()[0][0])
>>> research.describe(game, number), research.from_id(game, 0, number)
('draw', <draw>)
"""

from __future__ import annotations

from . import needed as needed  # isort: skip - says what to install, before it is missed
from ..engine import Game, Option
from ..engine.numbers import Number
from .arrays import BatchArrays
from .batches import Batch
from .buffers import Array, Buffer
from .core.errors import ResearchError, WrongAction, WrongBuffer
from .core.fields import Field
from .core.layout import LAYOUT_VERSION
from .kept import actions_of, memory_of, observations_of
from .remembering import COLUMNS, WHAT, Memory
from .shared import SharedBatch
from .spaces import Actions, Observations

__all__ = [
    "COLUMNS",
    "LAYOUT_VERSION",
    "WHAT",
    "Actions",
    "Batch",
    "BatchArrays",
    "Field",
    "Memory",
    "Observations",
    "ResearchError",
    "SharedBatch",
    "WrongAction",
    "WrongBuffer",
    "action_id",
    "actions_of",
    "describe",
    "encode",
    "from_id",
    "information_state",
    "information_state_tensor",
    "mask",
    "memory_of",
    "observations_of",
]


def encode(game: Game, seat: Number, out: Buffer) -> None:
    """Write what a seat knows into a buffer of uint8 or float32, see `Observations.encode`."""
    observations_of(game).encode(game, seat, out)


def mask(game: Game, seat: Number, out: Buffer) -> int:
    """Write 1 for each action open to a seat and 0 for the others; returns how many are open."""
    return actions_of(game).mask(game, seat, out)


def action_id(game: Game, seat: Number, option: Option | str) -> int:
    """The number of an open option among the actions of the game's table."""
    return actions_of(game).action_id(game, seat, option)


def from_id(game: Game, seat: Number, number: Number) -> Option:
    """The open option with this number."""
    return actions_of(game).from_id(game, seat, number)


def describe(game: Game, number: Number) -> str:
    """What the action with this number is."""
    return actions_of(game).describe(number)


def information_state(game: Game, seat: Number) -> str:
    """Everything a seat has seen and done, as text, see `Memory.string`."""
    return memory_of(game).string(game, seat)


def information_state_tensor(game: Game, seat: Number, rows: int | None = None) -> Array:
    """The same as an array of int16, see `Memory.tensor`."""
    return memory_of(game).tensor(game, seat, rows)
