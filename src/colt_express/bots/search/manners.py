"""Manners: how everybody plays where a search has no tree yet."""

from __future__ import annotations

from random import Random

from ...engine.game import Game
from ...engine.options import Option
from ...engine.state import Question
from ..base import Eyes
from ..outlaw import Outlaw
from .habits import Habits


class Manner:
    """``ripe``: so many visits a node has before the tree grows on."""

    def __init__(self, ripe: int) -> None:
        self.ripe: int = ripe

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        raise NotImplementedError


class ByHabit(Manner):
    """At a glance: a hundred times as fast as thinking, and right three times of four."""

    def __init__(self, habits: Habits) -> None:
        super().__init__(2)
        self.habits: Habits = habits

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        return self.habits.pick(game.state, question, dice)


class LikeOutlaws(Manner):
    """Everybody with his own eyes, as far as they reach in that deal."""

    def __init__(self) -> None:
        super().__init__(24)
        self.outlaws: list[Outlaw] = []

    def pick(self, game: Game, question: Question, dice: Random) -> Option:
        if len(question.options) == 1:
            return question.options[0]
        rules = game.state.rules
        if not self.outlaws:
            self.outlaws = [Outlaw(seat, dice, rules) for seat in range(rules.seats)]
        return self.outlaws[question.seat].choose(question, Eyes(game, question.seat))
