"""The outlaw: a handful of good sense.

He rehearses the pile in his head, as far as he has seen it, with everyone doing what is best
for himself, and does what leaves him the richest. He looks no further than this round.
"""

from __future__ import annotations

from typing import Final

from ...engine.game import Decision
from ...engine.options import Option
from ..base import Bot, Eyes
from . import boxes, choices
from .lore import BOXES, Answer, lore_with
from .planning import pick, plan
from .situation import Situation

__all__ = ["ANSWERS", "Outlaw", "boxes"]

ANSWERS: Final[dict[str, Answer]] = {
    "plan": plan,
    "extra": plan,
    "pick": pick,
    "move": choices.where_to,
    "climb": choices.where_to,
    "shoot": choices.whom_to_shoot,
    "punch": choices.whom_to_punch,
    "token": choices.what_to_knock_off,
    "keep": choices.keep_it,
    "push": choices.where_to_push,
    "marshal": choices.where_to_drive_the_marshal,
    "rob": choices.most_valuable_token,
    "purse": choices.most_valuable_token,
    "pickpocket": choices.take_it,
    "keep_cards": choices.what_to_keep,
    **lore_with(BOXES).answers,
}
"""What he does about each kind of question, with all boxes; those not named here he leaves to his
dice."""

CASTING: Final = ("bandit", "pair")
FAVOURITES: Final = ("belle", "cheyenne", "doc", "django", "ghost", "mei", "tuco")
"""The characters in the order in which outlaws win with them."""


def favourite(options: list[Option]) -> Option:
    """PAIR-2, DUEL-1: whom he would rather be."""
    return min(options, key=lambda option: FAVOURITES.index(str(option)))


class Outlaw(Bot):
    """Plays to be the richest when the train arrives."""

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.name in CASTING:
            return favourite(decision.options)
        answer = ANSWERS.get(decision.name)
        if answer is None:
            return self.dice.choice(decision.options)
        return answer(decision, Situation(look(), self.rules, self.dice))
