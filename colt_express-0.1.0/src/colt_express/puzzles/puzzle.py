"""A puzzle as data: a position as one seat knew it, its options, and what each is worth.

Values are chances to win, from 0 to 1, as a legend estimates them from what the seat could know.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from ..bots.reasons import Reason
from ..engine.game import Game
from ..errors import ColtExpressError
from ..notation import Position, read_position

KEY_LENGTH: Final = 12
DEAL_SEED: Final = "puzzle {}"
"""Seed of a deal of what the seat cannot know; `Puzzle.deal` is its number."""


class PuzzleError(ColtExpressError):
    """A puzzle, or a file of puzzles, that cannot be read or found."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option, as the words of its choice.

    ``reason`` says why the best option is better. ``follows`` are the choices, of all seats, that
    usually follow it up to the end of the round, in the deal that the puzzle names.
    """

    option: str
    value: float
    reason: Reason | None = None
    follows: list[str] = []


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game in which the moment occurred: its setup and the choices before it. It knows more
    than the seat did, so it is never sent to a solver."""

    setup: dict[str, object]
    choices: list[str]


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle. ``position`` is a line of notation that knows no more than ``seat`` did;
    ``answers`` begin with the best. ``lead``: by how much it is ahead of the second, in the closest
    of the searches. ``kind`` is the name of the question.

    ``level``: 1 if an outlaw would find the answer, 2 if only a gunslinger would, otherwise 3.
    """

    position: str
    seat: int
    kind: str
    rules: int
    answers: list[Answer]
    lead: float
    level: int
    deal: int = 0
    boxes: list[str] = []
    variant: str = ""
    bandits: list[str] = []
    source: Source | None = None

    @property
    def key(self) -> str:
        """The same for the same position."""
        return sha256(self.position.encode()).hexdigest()[:KEY_LENGTH]

    @property
    def best(self) -> Answer:
        return self.answers[0]

    def answer(self, option: str) -> Answer | None:
        """The answer with these words, or None."""
        return next((one for one in self.answers if one.option == option), None)

    def read(self) -> Position:
        """The position, as the seat knew it."""
        return read_position(self.position)

    def dealt(self) -> Game:
        """A game in which futures are played: all that the seat cannot know is dealt at random, the
        same way every time."""
        return dealt(self.read(), self.deal)


def dealt(position: Position, number: int) -> Game:
    """Deal ``number`` of everything that the viewer of a position cannot know."""
    return position.guess(Random(DEAL_SEED.format(number)))
