"""Choices of the box's own: what the outlaw answers as the Marshal, and beside him."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.actions import THROW_OFF
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.prison import ARREST
from .....engine.boxes.marshal.shooting import SIDES
from .....engine.cards import CLIMB, MOVE, ROB, SHOOT
from .....engine.game import Decision
from .....engine.options import DONE, TARGET, Option
from .....engine.places import CELL
from ...choices import best_end
from ...situation import Situation
from ...state import Scene
from ...targets import seen_by, spared
from ...transitions import go, knock_back
from .ideas import free, take_companion
from .shooting import arrest, hit, shots
from .state import marshal_in
from .transitions import falls

HIS_KEEPSAKES: Final[list[int]] = [ARREST, MOVE_PLUS, CLIMB_PLUS, SHOOT, MOVE]
CAPTIVES: Final[list[int]] = [IDEA, ROB, SHOOT, MOVE, CLIMB]


def whom_to_shoot_first(decision: Decision, now: Situation) -> Option:
    """MP-SHOOT, with the bullet in mind that may follow."""
    return best_end(decision, now, [_first_shot(now, o) for o in decision.options])


def _first_shot(now: Situation, option: Option) -> list[Scene]:
    stage = now.stage
    figure, side = divmod(option.value, len(SIDES))
    target = now.bandit(figure)
    scene = hit(stage, now.scene, target, side)
    if not marshal_in(scene).cylinders[1 - side]:
        return [scene]
    seen = seen_by(stage, scene, stage.lawman)
    others = seen if len(seen) == 2 else spared(stage, seen)
    both = [hit(stage, scene, other, 1 - side) for other in others if other != target]
    return [scene, *both]


def whom_to_shoot_next(decision: Decision, now: Situation) -> Option:
    return best_end(decision, now, [[_next_shot(now, o)] for o in decision.options])


def _next_shot(now: Situation, option: Option) -> Scene:
    if option is DONE:
        return now.scene
    figure, side = divmod(option.value, len(SIDES))
    return hit(now.stage, now.scene, now.bandit(figure), side)


def whom_to_arrest(decision: Decision, now: Situation) -> Option:
    scenes = [[arrest(now.stage, now.scene, now.bandit(o.value))] for o in decision.options]
    return best_end(decision, now, scenes)


def shoot_in_anger(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-4"""
    shooting = shots(now.stage, now.scene, now.stage.lawman)
    return best_end(decision, now, _or_not(decision, now, shooting))


def walk_in_anger(decision: Decision, now: Situation) -> Option:
    walk = now.stage.lore.deeds[MOVE]
    assert walk is not None
    walking = walk(now.stage, now.scene, now.stage.lawman)
    return best_end(decision, now, _or_not(decision, now, walking))


def _or_not(decision: Decision, now: Situation, scenes: list[Scene]) -> list[list[Scene]]:
    """By option: the scenes of doing it, or that of being done."""
    return [[now.scene] if option is DONE else scenes for option in decision.options]


def whom_to_free(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: a prisoner to come along, or a bandit out of the cell."""
    bandit = now.bandit(decision.bandit)
    return best_end(decision, now, [[_freed(now, bandit, o)] for o in decision.options])


def _freed(now: Situation, bandit: int, option: Option) -> Scene:
    if option.kind == TARGET:
        return free(now.stage, now.scene, bandit, now.bandit(option.value))
    return take_companion(now.stage, now.scene, bandit, option.value)


def what_else_to_rob(decision: Decision, now: Situation) -> Option:
    """MP-PRISONER: with his own companion he leaves nothing that is worth anything."""
    dollars = now.stage.dollars
    worths = [0.0 if o is DONE else float(dollars[o.value]) for o in decision.options]
    return now.best(decision.options, worths)


def what_to_give(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: whoever is freed gives what he will miss least."""
    dollars = now.stage.dollars
    return now.best(decision.options, [-float(dollars[o.value]) for o in decision.options])


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2; MP-STATION-2: or off the train."""
    target = now.bandit(decision.target)
    return best_end(decision, now, [[_pushed(now, target, o)] for o in decision.options])


def _pushed(now: Situation, target: int, option: Option) -> Scene:
    if option is THROW_OFF:
        return falls(now.stage, now.scene, target)
    return go(now.stage, now.scene, target, option.value)


def push_or_throw_off(decision: Decision, now: Situation) -> Option:
    """MP-STATION-2: after a shot of Django's."""
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    pushed = now.scene.copy()
    knock_back(now.stage, pushed, bandit, target)
    thrown_off = falls(now.stage, now.scene, target)
    scenes = [[thrown_off if option is THROW_OFF else pushed] for option in decision.options]
    return best_end(decision, now, scenes)


def keepsakes(now: Situation) -> list[int]:
    """KEEP-1, EXPERT-2: the cards to keep, the most useful first, of the Marshal and of captives,
    whom nothing helps but an idea; none of others, who keep what they always keep."""
    if now.stage.me == now.stage.lawman:
        return HIS_KEEPSAKES
    return CAPTIVES if now.scene.at[now.stage.me] == CELL else []
