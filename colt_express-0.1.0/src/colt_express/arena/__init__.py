"""The arena: games between bots, one or many, with statistics."""

from .games import Outcome, outcome_of, play_game
from .simulate import Simulation as Plan
from .simulate import simulate
from .statistics import Statistics

__all__ = ["Outcome", "Plan", "Statistics", "outcome_of", "play_game", "simulate"]
