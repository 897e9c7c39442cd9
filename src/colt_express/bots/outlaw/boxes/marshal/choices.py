"""Choices of the box's own: what the outlaw answers as the Marshal, and beside him."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.actions import THROW_OFF
from .....engine.boxes.marshal.shooting import SIDES
from .....engine.figures import CHARACTERS
from .....engine.game import Decision
from .....engine.options import DONE, TARGET, Option
from .....engine.places import CELL
from ...choices import try_each
from ...deeds import go, knock_back
from ...scene import Scene
from ...situation import Situation
from ...targets import seen_by, spared
from .brawls import falls
from .companions import take_companion
from .ideas import free
from .scene import marshal_in
from .shooting import arrest, hit, shots
from .stage import ARREST, IDEA

HIS_KEEPSAKES: Final = (ARREST, "move+", "climb+", "shoot", "move")
CAPTIVES: Final = (IDEA, "rob", "shoot", "move", "climb")


def whom_to_shoot_first(decision: Decision, now: Situation) -> Option:
    """MP-SHOOT, with the bullet in mind that may follow."""
    stage = now.stage

    def scenes(option: Option) -> list[Scene]:
        figure, side = divmod(option.value, len(SIDES))
        target = now.bandit(figure)
        scene = hit(stage, now.scene, target, side)
        if not marshal_in(scene).cylinders[1 - side]:
            return [scene]
        seen = seen_by(stage, scene, stage.lawman)
        others = seen if len(seen) == 2 else spared(stage, seen)
        both = [hit(stage, scene, other, 1 - side) for other in others if other != target]
        return [scene, *both]

    return try_each(decision, now, scenes)


def whom_to_shoot_next(decision: Decision, now: Situation) -> Option:
    def scenes(option: Option) -> list[Scene]:
        if option is DONE:
            return [now.scene]
        figure, side = divmod(option.value, len(SIDES))
        return [hit(now.stage, now.scene, now.bandit(figure), side)]

    return try_each(decision, now, scenes)


def whom_to_arrest(decision: Decision, now: Situation) -> Option:
    return try_each(decision, now, lambda o: [arrest(now.stage, now.scene, now.bandit(o.value))])


def shoot_in_anger(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-4"""

    def scenes(option: Option) -> list[Scene]:
        return [now.scene] if option is DONE else shots(now.stage, now.scene, now.stage.lawman)

    return try_each(decision, now, scenes)


def walk_in_anger(decision: Decision, now: Situation) -> Option:
    walk = now.stage.lore.deeds["move"]

    def scenes(option: Option) -> list[Scene]:
        return [now.scene] if option is DONE else walk(now.stage, now.scene, now.stage.lawman)

    return try_each(decision, now, scenes)


def whom_to_free(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: a prisoner to come along, or a bandit out of the cell."""
    bandit = now.bandit(decision.bandit)

    def scenes(option: Option) -> list[Scene]:
        if option.kind != TARGET:
            return [take_companion(now.stage, now.scene, bandit, CHARACTERS[option.value])]
        return [free(now.stage, now.scene, bandit, now.bandit(option.value))]

    return try_each(decision, now, scenes)


def what_else_to_rob(decision: Decision, now: Situation) -> Option:
    """MP-PRISONER: with his own companion he leaves nothing that is worth anything."""
    dollars = now.stage.dollars
    return now.best(decision.options, lambda o: 0 if o is DONE else dollars[o.value])


def what_to_give(decision: Decision, now: Situation) -> Option:
    """MP-IDEA: whoever is freed gives what he will miss least."""
    return now.best(decision.options, lambda option: -now.stage.dollars[option.value])


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2; MP-STATION-2: or off the train."""
    target = now.bandit(decision.target)

    def scenes(option: Option) -> list[Scene]:
        if option is THROW_OFF:
            return [falls(now.stage, now.scene, target)]
        return [go(now.stage, now.scene, target, option.value)]

    return try_each(decision, now, scenes)


def push_or_throw_off(decision: Decision, now: Situation) -> Option:
    """MP-STATION-2: after a shot of Django's."""
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)

    def scenes(option: Option) -> list[Scene]:
        if option is THROW_OFF:
            return [falls(now.stage, now.scene, target)]
        pushed = now.scene.copy()
        knock_back(now.stage, pushed, bandit, target)
        return [pushed]

    return try_each(decision, now, scenes)


def keepsakes(now: Situation) -> tuple[str, ...]:
    """KEEP-1, EXPERT-2: the cards to keep, the most useful first, of the Marshal and of captives,
    whom nothing helps but an idea; none of others, who keep what they always keep."""
    if now.stage.me == now.stage.lawman:
        return HIS_KEEPSAKES
    return CAPTIVES if now.scene.at[now.stage.me] == CELL else ()
