"""Bots at tables: the choice of a bot in a game, made anew from the game alone."""

from __future__ import annotations

from ..engine.game import Game
from .base import Eyes
from .codes import make_bot


def choice_at_table(game: Game, seat: int, bot: str, patience: float = 0.0) -> str:
    """The choice of a bot at a seat that is asked. Its dice depend on the game's seed and how often
    it has chosen, and not on who else chooses at the same time."""
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked")
    seed = f"{game.setup.seed} {game.choosers.count(seat)}"
    mind = make_bot(bot, seed, seat, game.setup.rulebook, patience)
    return str(mind.choose(decision, Eyes(game, seat)))
