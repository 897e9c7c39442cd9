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
from ..engine.serialization.notation import ALL, Notation, plug_in
from .errors import NotationError
from .games.reading import read_game
from .games.tree import GameText, Move, text_of
from .positions.fields import VERSION
from .positions.position import Position, read_position
from .positions.writing import position_line

__all__ = [
    "ALL",
    "NOTATION",
    "VERSION",
    "GameText",
    "Move",
    "NotationError",
    "Position",
    "position_line",
    "read",
    "read_game",
    "read_position",
    "text_of",
]


def read(text: str) -> Position | GameText:
    """A position, if the text begins like one, or the text of a game."""
    begins = text.lstrip()[:2]
    if begins.startswith("{"):
        raise NotationError("this is a record of a game, or other JSON; load_record() reads it")
    return read_position(text.strip()) if begins == "CX" else read_game(text)


def _game(text: str) -> Game:
    found = read(text)
    return found.game if isinstance(found, Position) else found.game()


NOTATION: Final = Notation(position_line, lambda game, seat: str(text_of(game, seat)), _game)
plug_in(lambda: NOTATION)
