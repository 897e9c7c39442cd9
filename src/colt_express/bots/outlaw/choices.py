"""Choices: what the outlaw answers when one of his cards is done, and between rounds.

Where it matters what comes after, each option is tried in the head and the rest of the pile
rehearsed; elsewhere he takes what is worth most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.boxes.horses.riding import ESCAPE
from ...engine.boxes.marshal.actions import THROW_OFF
from ...engine.cards import KIND_NAMES, kind_of
from ...engine.figures import SHOTGUN
from ...engine.game import Decision
from ...engine.options import DONE, KEEP, TAKE, Option
from ...engine.places import AWAY
from .deeds import drive, go, knock_off, punch_him, shoot_at
from .judgement import judge
from .law.brawls import falls
from .law.judgement import danger
from .law.keeping import keepsakes_beside_the_law
from .promise import promise
from .rehearsal import best_of, coming_of, rehearse
from .riding import hostage_worth, ride_to, throw_the_shotgun
from .scene import Scene
from .situation import Situation
from .worth import ALONE_THERE

KEEPSAKES: Final = ("rob", "shoot", "move", "climb")
KEPT_AT_MOST: Final = 4


def where_to(decision: Decision, now: Situation) -> Option:
    """Of a move or a climb."""
    bandit = now.bandit(decision.bandit)
    return try_each(decision, now, lambda o: [go(now.stage, now.scene, bandit, o.value)])


def whom_to_shoot(decision: Decision, now: Situation) -> Option:
    bandit = now.bandit(decision.bandit)
    return try_each(
        decision, now, lambda o: [shoot_at(now.stage, now.scene, bandit, now.bandit(o.value))]
    )


def whom_to_punch(decision: Decision, now: Situation) -> Option:
    bandit = now.bandit(decision.bandit)

    def scenes(option: Option) -> list[Scene]:
        if option.value == SHOTGUN:
            return [throw_the_shotgun(now.stage, now.scene)]
        return punch_him(now.stage, now.scene, bandit, now.bandit(option.value))

    return try_each(decision, now, scenes)


def what_to_knock_off(decision: Decision, now: Situation) -> Option:
    bandit, target = now.bandit(decision.bandit), now.bandit(decision.target)
    return try_each(
        decision, now, lambda o: [knock_off(now.stage, now.scene, bandit, target, o.value)]
    )


def where_to_push(decision: Decision, now: Situation) -> Option:
    """PUNCH-2; MP-STATION-2: or off the train."""
    target = now.bandit(decision.target)

    def scenes(option: Option) -> list[Scene]:
        if option is THROW_OFF:
            return [falls(now.stage, now.scene, target)]
        return [go(now.stage, now.scene, target, option.value)]

    return try_each(decision, now, scenes)


def where_to_ride(decision: Decision, now: Situation) -> Option:
    """HS-RIDE-1; to escape is to be away."""
    bandit = now.bandit(decision.bandit)

    def scenes(option: Option) -> list[Scene]:
        place = AWAY if option is ESCAPE else option.value
        return [ride_to(now.stage, now.scene, bandit, place)]

    return try_each(decision, now, scenes)


def where_to_hide(decision: Decision, now: Situation) -> Option:
    """TM-5: where the most can be made of it, with as few others as possible."""
    stage, bandit = now.stage, now.bandit(decision.bandit)

    def worth(option: Option) -> float:
        scene = go(stage, now.scene, bandit, option.value)
        company = scene.at.count(scene.at[bandit]) - 1
        loot = promise(stage, scene, bandit, ["rob"]) / (1 + ALONE_THERE * company)
        risk = danger(stage, stage.law, scene, bandit) if stage.law else 0
        return loot + scene.gains[stage.sides[bandit]] - risk

    return now.best(decision.options, worth)


def which_hostage(decision: Decision, now: Situation) -> Option:
    """HS-COACH-5"""
    bandit = now.bandit(decision.bandit)
    return now.best(decision.options, lambda o: hostage_worth(now.stage, now.scene, bandit, str(o)))


def where_to_drive_the_marshal(decision: Decision, now: Situation) -> Option:
    return try_each(decision, now, lambda o: [drive(now.stage, now.scene, o.value)])


def try_each(decision: Decision, now: Situation, scenes: Callable[[Option], list[Scene]]) -> Option:
    """The option after which the rest of the pile leads to the best end of the round."""
    stage = now.stage
    bandit = now.bandit(decision.bandit)
    coming = coming_of(now.scene, now.pile)
    nothing = coming_of(now.scene, [])

    def worth(option: Option) -> float:
        scene = best_of(stage, scenes(option), bandit, coming)
        return judge(stage, rehearse(stage, scene, now.pile, []), bandit, nothing)

    return now.best(decision.options, worth)


def most_valuable_token(decision: Decision, now: Situation) -> Option:
    """Of those that can be robbed or picked."""
    return now.best(decision.options, lambda option: now.stage.dollars[option.value])


def keep_it(_decision: Decision, _now: Situation) -> Option:
    """CHAR-CHEYENNE: a purse in the hand is better than one on the floor."""
    return KEEP


def take_it(_decision: Decision, _now: Situation) -> Option:
    """STATION-2"""
    return TAKE


def what_to_keep(decision: Decision, now: Situation) -> Option:
    """EXPERT-2: a few cards that are always of use, and room for new ones."""
    kinds = {KIND_NAMES[kind_of(o.value)]: o for o in decision.options if o is not DONE}
    if len(now.player.kept or ()) < KEPT_AT_MOST:
        for kind in keepsakes_beside_the_law(now) or KEEPSAKES:
            if kind in kinds:
                return kinds[kind]
    return DONE
