"""Answers: how the outlaw answers each kind of question."""

from __future__ import annotations

from random import Random
from typing import Final

from ...engine.game import Decision
from ...engine.information.observation import Observation
from ...engine.options import Option
from ...engine.registry import QUESTION_NAMES
from . import choices
from .boxes import EVERY_BOX
from .forward_model import Answer, model_with
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
    **model_with(EVERY_BOX).answers,
}
"""By name of a question, with all boxes; other questions are answered at random."""

_BY_KIND: Final[list[Answer | None]] = [ANSWERS.get(name) for name in QUESTION_NAMES]

CASTING: Final = ("bandit", "pair")
"""Names of questions in which characters are chosen."""
FAVOURITES: Final = ("belle", "cheyenne", "doc", "django", "ghost", "mei", "tuco")
"""The characters in the order in which outlaws win with them."""


def answer(decision: Decision, observation: Observation, memory: Memory, dice: Random) -> Option:
    """The outlaw's choice, from what the seat that is asked can see."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    think = _BY_KIND[decision.kind]
    if think is not None:
        return think(decision, Situation(observation, memory, dice))
    return favourite(options) if decision.name in CASTING else dice.choice(options)


def is_plan(decision: Decision) -> bool:
    """Whether the decision is which card to play next."""
    return _BY_KIND[decision.kind] is plan


def favourite(options: list[Option]) -> Option:
    """PAIR-2, DUEL-1: the first of `FAVOURITES` among the options."""
    return min(options, key=lambda option: FAVOURITES.index(str(option)))
