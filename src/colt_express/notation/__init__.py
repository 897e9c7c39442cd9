"""Notation: one line for a position and a readable text for a game, as FEN and PGN are for chess.

`docs/notation.md` has the grammar. The package is above the engine and knows neither server nor
database; `Game.position`, `Game.notation` and `Game.from_notation` lead here.

>>> from colt_express import Game, Setup
>>> game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="folsom"))
>>> line = game.position()
>>> Game.from_notation(line).position() == line
True
"""

from __future__ import annotations

from typing import Final

from ..engine.game import Game
from ..engine.serialization.notation import Notation, plug_in
from .errors import NotationError
from .positions.fields import ALL, VERSION
from .positions.position import Position, read_position
from .positions.writing import position_line

__all__ = ["ALL", "VERSION", "NotationError", "Position", "position_line", "read_position"]


class _Notation(Notation):
    def position(self, game: Game, seat: int, /) -> str:
        return position_line(game, seat)

    def game(self, text: str, /) -> Game:
        return read_position(text).game


NOTATION: Final = _Notation()
plug_in(lambda: NOTATION)
