"""A legend in whose tree the others search, too: is predicting opponents what legends lack?

``colt-express arena benchmarks/opponents/predicting.py:Foreseer --against legend:4000 --limit 120``
lets it play. It has as many engine steps of its own as `STEPS`; what the others' searches take is
not counted, so one decision takes seconds.
"""

from __future__ import annotations

from random import Random
from typing import Final

from colt_express.bots.search.basis import Budget
from colt_express.bots.search.rollout_policies import AskingPolicy, RolloutPolicy
from colt_express.bots.search.tree import Search
from colt_express.bots.searcher import Gunslinger, Legend
from colt_express.engine.game import Game
from colt_express.engine.options import Option
from colt_express.engine.rulebook import Rulebook
from colt_express.engine.state import Question

STEPS: Final = 4000
INNER: Final = 100
"""Steps of the search for one card of an opponent."""


class Foreseer(Legend):
    """A legend who expects the others to search."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        super().__init__(seat, dice, rules, Budget(steps=STEPS))

    def rollout_policy(self) -> RolloutPolicy:
        return AskingPolicy(self.seat, self.ask)

    def ask(self, game: Game, question: Question, dice: Random) -> Option:
        """The card a gunslinger with `INNER` steps would play in that deal, by what its seat
        sees there."""
        mind = Gunslinger(question.seat, dice, self.rules, Budget(steps=INNER))
        search: Search = mind.search()

        def guess(own_dice: Random) -> Game:
            return game.guess(question.seat, own_dice)

        return search.think(question, guess, Budget(steps=INNER))
