"""Choices of the box's own: where to ride, whom to take along, and a punch for the Shotgun."""

from __future__ import annotations

from .....engine.boxes.horses.riding import ESCAPE
from .....engine.figures import SHOTGUN
from .....engine.game import Decision
from .....engine.options import Option
from .....engine.places import AWAY
from ...choices import try_each
from ...scene import Scene
from ...situation import Situation
from .deeds import ride_to, throw_the_shotgun
from .hostages import hostage_worth


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    stage, bandit = now.stage, now.bandit(decision.bandit)

    def scenes(option: Option) -> list[Scene]:
        if option.value == SHOTGUN:
            return [throw_the_shotgun(stage, now.scene)]
        return stage.lore.punch_him(stage, now.scene, bandit, now.bandit(option.value))

    return try_each(decision, now, scenes)


def where_to_ride(decision: Decision, now: Situation) -> Option:
    """HS-RIDE-1; to escape is to be away."""
    bandit = now.bandit(decision.bandit)

    def scenes(option: Option) -> list[Scene]:
        place = AWAY if option is ESCAPE else option.value
        return [ride_to(now.stage, now.scene, bandit, place)]

    return try_each(decision, now, scenes)


def which_hostage(decision: Decision, now: Situation) -> Option:
    """HS-COACH-5"""
    bandit = now.bandit(decision.bandit)
    return now.best(decision.options, lambda o: hostage_worth(now.stage, now.scene, bandit, str(o)))
