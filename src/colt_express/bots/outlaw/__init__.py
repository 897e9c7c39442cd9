"""The outlaw: a handful of good sense.

He rehearses the pile in his head, as far as he has seen it, with everyone doing what is best
for himself, and does what leaves him the richest. He looks no further than this round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.game import Decision
from ...engine.options import Option
from ..base import Bot, Eyes
from . import boarding, choices
from .law import choices as law
from .planning import pick, plan, reflex
from .situation import Situation

Answer = Callable[[Decision, Situation], Option]

ANSWERS: Final[dict[str, Answer]] = {
    "plan": plan,
    "extra": plan,
    "turmoil": plan,
    "turmoil_card": plan,
    "turmoil_cards": plan,
    "after_whiskey": plan,
    "first_of_two": plan,
    "second_of_two": plan,
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
    "board": boarding.board_or_ride,
    "board_where": boarding.where_to_board,
    "ride": choices.where_to_ride,
    "flee": choices.where_to,
    "hostage": choices.which_hostage,
    "hide": choices.where_to_hide,
    "and_then": plan,
    "reflex": reflex,
    "marshal_shoot": law.whom_to_shoot_first,
    "marshal_shoot_again": law.whom_to_shoot_next,
    "mailbag": choices.most_valuable_token,
    "flask": choices.most_valuable_token,
    "rob_again": law.what_else_to_rob,
    "arrest": law.whom_to_arrest,
    "angry_shot": law.shoot_in_anger,
    "angry_move": law.walk_in_anger,
    "break_out": choices.where_to,
    "free": law.whom_to_free,
    "thanks": law.what_to_give,
    "deadly_shot": law.push_or_throw_off,
}
"""What he does about each kind of question; those not named here he leaves to his dice."""

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
