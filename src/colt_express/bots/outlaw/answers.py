"""Answers: what the outlaw does about each kind of question."""

from __future__ import annotations

from random import Random
from typing import Final

from ...engine.game import Decision
from ...engine.information.observation import Sight
from ...engine.options import Option
from ...engine.registry import QUESTION_NAMES
from . import choices
from .boxes import EVERY_BOX
from .forward_model import Answer, lore_with
from .planning import pick, plan
from .players import Memory
from .situation import Situation

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
    **lore_with(EVERY_BOX).answers,
}
"""By question, with all boxes; those not named here he leaves to his dice."""

_BY_KIND: Final[list[Answer | None]] = [ANSWERS.get(name) for name in QUESTION_NAMES]

CASTING: Final = ("bandit", "pair")
FAVOURITES: Final = ("belle", "cheyenne", "doc", "django", "ghost", "mei", "tuco")
"""The characters in the order in which outlaws win with them."""


def answer(decision: Decision, sight: Sight, memory: Memory, dice: Random) -> Option:
    """His choice, from what the seat that is asked can see."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    think = _BY_KIND[decision.kind]
    if think is not None:
        return think(decision, Situation(sight, memory, dice))
    return favourite(options) if decision.name in CASTING else dice.choice(options)


def is_plan(decision: Decision) -> bool:
    """Whether it is asked which card to play next."""
    return _BY_KIND[decision.kind] is plan


def favourite(options: list[Option]) -> Option:
    """PAIR-2, DUEL-1: whom he would rather be."""
    return min(options, key=lambda option: FAVOURITES.index(str(option)))
