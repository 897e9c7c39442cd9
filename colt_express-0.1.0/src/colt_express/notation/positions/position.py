"""A position that was read from a line."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ...engine.errors import NotationError
from ...engine.information.view import SPECTATOR
from .fields import ALL
from .reading import read_line
from .writing import position_line

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...engine.information.view import View
    from ..errors import Source


class Position:
    """What a line says. ``seat`` is its viewer: a seat, -1 for a spectator, or `ALL`.

    Only a line that knows everything is a ``game``. Any other has a ``view``, and `guess` completes
    it with what its viewer cannot know, dealt at random.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def game(self) -> Game:
        """A new game that goes on from here."""
        if self.seat != ALL:
            raise NotationError(
                "this line does not know everything, so it is no game; "
                "guess() completes it with what its viewer cannot know"
            )
        return self._game.copy(listening=True)

    @property
    def view(self) -> View:
        """The table as its viewer sees it; of a line that knows everything, a spectator's."""
        return self._game.view(SPECTATOR if self.seat == ALL else self.seat)

    def guess(self, rng: Random) -> Game:
        """A game with everything this viewer knows, and all else dealt uniformly."""
        return self._game.guess(SPECTATOR if self.seat == ALL else self.seat, rng)

    @property
    def line(self) -> str:
        """The position as it would be written now."""
        return position_line(self._game, self.seat)


def read_position(line: str, source: Source | None = None) -> Position:
    """The position of a line; raises `NotationError` with column and reason."""
    return Position(*read_line(line, source))
