"""How a game ended, as it is sent."""

from __future__ import annotations

import msgspec

from ..engine.awards import Tally, awards_of
from ..engine.game import Game
from ..engine.information.view_parts import Award


class Result(msgspec.Struct, frozen=True):
    """The result of a game. Lists are by seat; partners, who have the same number in ``sides``,
    share the money of their side. Seats in ``barred`` cannot win, whatever they have. The game will
    be remembered for its ``awards``."""

    money: list[int]
    breakdown: list[dict[str, int]]
    hits: list[int]
    gunslingers: list[int]
    winners: list[int]
    barred: list[int]
    sides: list[int]
    awards: list[Award]


def result_of(game: Game, stolen_before: Tally | None = None) -> Result | None:
    """The result of a game; None while it is played. See ``awards_of`` for games that began in the
    middle."""
    end = game.result
    if end is None:
        return None
    return Result(
        end.money,
        end.breakdown,
        end.hits,
        end.gunslingers,
        end.winners,
        end.barred,
        game.setup.rulebook.sides,
        awards_of(game, stolen_before),
    )
