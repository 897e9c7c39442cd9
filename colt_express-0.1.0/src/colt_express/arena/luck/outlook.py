"""The outlook: how good a position is for each seat, chosen before any result is seen.

Outlaws play a deal on to the end of its round, where the value function gives the chances,
tempered as in the curve of a game; the last round is played to the end of the game. The better that
foretells results, the narrower the intervals; it cannot make them wrong.
"""

from __future__ import annotations

from random import Random

from ...bots.curve.outlook import Outlook, horizon_of
from ...bots.outlaw.answers import answer as outlaws_answer
from ...bots.outlaw.players import Memory
from ...bots.search.value import final_chances
from ...engine.flow import answer
from ...engine.game import Game
from ...engine.information.observation import Observation
from ...engine.rulebook import Rulebook
from ...engine.state import OVER


class Prospects:
    """Evaluates deals for a kind of table. ``cost``: choices that outlaws have made for that."""

    def __init__(self, rules: Rulebook) -> None:
        self.cost = 0
        self._outlook = Outlook(rules)
        self._memory = Memory()

    def chances(self, deal: Game, dice: Random) -> list[float]:
        """By seat: the chance to win. Plays the deal on."""
        state = deal.state
        if state.phase == OVER:
            return final_chances(state)
        horizon = horizon_of(state)
        while state.phase != OVER and state.round < horizon.until:
            question = state.questions[0]
            option = question.options[0]
            if len(question.options) > 1:
                self.cost += 1
                seen = Observation(state, question.seat)
                option = outlaws_answer(question, seen, self._memory, dice)
            answer(state, 0, option)
        return self._outlook.evaluate(state, horizon.left)
