"""Planning beside the Marshal: cards that let another one follow, ideas to fetch, and reflexes."""

from __future__ import annotations

from .....engine.base.planning import STANDARD
from .....engine.boxes.marshal.ideas import FETCH, IDEA
from .....engine.game import Decision
from .....engine.options import PASS, Option
from ...evaluation import act, coming_of, judge, one_of
from ...planning import card_of
from ...situation import Situation
from ...state import Scene


def reflex(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-3: a card that is done at once, or none; the rest of the hand goes back."""
    stage, nothing = now.stage, coming_of(now.scene, [])
    worths: list[float] = []
    for option in decision.options:
        scene = now.scene
        if option is not PASS:
            scene = act(stage, scene, card_of(option, now), nothing)
        worths.append(judge(stage, scene, stage.me, nothing))
    return now.best(decision.options, worths)


def worth_of_another(now: Situation, scene: Scene, card: int, alone: float) -> float:
    """MP-PLUS: what the best card that may follow at once leads to, or nothing."""
    round_card = now.sight.card
    if round_card is None or not now.sight.planning:
        return alone
    if now.sight.rules.turns[round_card.turns[now.sight.turn]].name != STANDARD.name:
        return alone
    rest = now.hand[:]
    rest.remove(card)
    best = alone
    for another in dict.fromkeys(rest):
        later = rest[:]
        later.remove(another)
        coming = coming_of(scene, later if now.more_turns else [])
        after = act(now.stage, scene, another, coming)
        best = max(best, judge(now.stage, after, now.stage.me, coming))
    return best


def worth_of_fetching(
    option: Option, now: Situation, scene: Scene, _waiting: float
) -> float | None:
    """MP-FETCH: the same scene, with an idea to come."""
    if option is not FETCH:
        return None
    coming = coming_of(scene, now.hand)
    if now.more_turns:
        coming[now.stage.me] += one_of(IDEA)
    return judge(now.stage, scene, now.stage.me, coming)
