"""Planning beside the Marshal: cards that let another one follow, ideas to fetch, and reflexes."""

from __future__ import annotations

from .....engine.base.planning import STANDARD
from .....engine.boxes.marshal.ideas import FETCH
from .....engine.game import Decision
from .....engine.options import PASS, Option
from .....engine.view import CardView
from ...judgement import judge
from ...planning import card_of
from ...rehearsal import act, coming_of
from ...scene import Scene
from ...situation import Situation
from ...stage import Card
from .stage import IDEA


def reflex(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-3: a card that is done at once, or none; the rest of the hand goes back."""
    nothing = coming_of(now.scene, [])

    def worth(option: Option) -> float:
        scene = now.scene
        if option is not PASS:
            scene = act(now.stage, scene, card_of(option, now), nothing)
        return judge(now.stage, scene, now.stage.me, nothing)

    return now.best(decision.options, worth)


def worth_of_another(now: Situation, scene: Scene, card: Card, alone: float) -> float:
    """MP-PLUS: what the best card that may follow at once leads to, or nothing."""
    if now.view.turn_kind != STANDARD.name:
        return alone
    rest = now.hand[:]
    rest.remove(card)
    best = alone
    for another in set(rest):
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
    fetched = [now.stage.card_called(CardView(IDEA), now.view.seat)] if now.more_turns else []
    return judge(now.stage, scene, now.stage.me, coming_of(scene, [*now.hand, *fetched]))
