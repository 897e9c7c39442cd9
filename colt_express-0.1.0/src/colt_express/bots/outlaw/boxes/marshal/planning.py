"""Planning in this box: cards that let another one follow, ideas to fetch, and reflexes."""

from __future__ import annotations

from .....engine.base.planning import STANDARD
from .....engine.boxes.marshal.ideas import FETCH, IDEA
from .....engine.game import Decision
from .....engine.options import PASS, Option
from ...evaluation import act, coming_of, evaluate, one_of
from ...planning import card_of
from ...situation import Situation
from ...state import ModelState


def reflex(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-3: a card that takes effect at once, or none; the rest of the hand goes back."""
    constants, nothing = now.constants, coming_of(now.state, [])
    worths: list[float] = []
    for option in decision.options:
        state = now.state
        if option is not PASS:
            state = act(constants, state, card_of(option, now), nothing)
        worths.append(evaluate(constants, state, constants.me, nothing))
    return now.best(decision.options, worths)


def worth_of_another(now: Situation, state: ModelState, card: int, alone: float) -> float:
    """MP-PLUS: the value after the best card that may follow at once. ``alone``: without
    another."""
    round_card = now.observation.card
    if round_card is None or not now.observation.planning:
        return alone
    if now.observation.rules.turns[round_card.turns[now.observation.turn]].name != STANDARD.name:
        return alone
    rest = now.hand[:]
    rest.remove(card)
    best = alone
    for another in dict.fromkeys(rest):
        later = rest[:]
        later.remove(another)
        coming = coming_of(state, later if now.more_turns else [])
        after = act(now.constants, state, another, coming)
        best = max(best, evaluate(now.constants, after, now.constants.me, coming))
    return best


def worth_of_fetching(
    option: Option, now: Situation, state: ModelState, _waiting: float
) -> float | None:
    """MP-FETCH: the value of the same state with a brilliant idea to come, or None."""
    if option is not FETCH:
        return None
    coming = coming_of(state, now.hand)
    if now.more_turns:
        coming[now.constants.me] += one_of(IDEA)
    return evaluate(now.constants, state, now.constants.me, coming)
