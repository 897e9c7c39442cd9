"""Brilliant ideas: out of the cell, at the prison car, and anywhere else (MP-IDEA); and companions,
prisoners whom a bandit takes along (MP-PRISONER)."""

from __future__ import annotations

from .....engine.boxes.marshal.ending import PRISONER
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.cards import KIND_MASK
from .....engine.places import CELL, inside, roof
from ...constants import Stage, actor_of, card_of, copied_by
from ...state import Scene
from .constants import marshal_on
from .state import marshal_in, own_marshal
from .worth import ABILITY, SECOND_TOKEN


def read_idea(stage: Stage, card: int, position: int) -> int:
    """With what it copies there."""
    if card & KIND_MASK != IDEA:
        return card
    return card_of(actor_of(card), IDEA, marshal_on(stage).copied[position])


def have_an_idea(stage: Stage, scene: Scene, card: int) -> list[Scene]:
    """MP-IDEA, by where he is then. MP-BULLET: wounds hinder only the copy of his own card."""
    bandit, copied = actor_of(card), copied_by(card)
    if scene.at[bandit] == CELL:
        return break_out(stage, scene, bandit)
    if at_the_prison(stage, scene.at[bandit]):
        return help_somebody(stage, scene, bandit)
    kind = copied & KIND_MASK
    deed = stage.lore.deeds[kind]
    if deed is None or (actor_of(copied) == bandit and marshal_in(scene).hinders(bandit, kind)):
        return [scene]
    return deed(stage, scene, bandit)


def prison_places(stage: Stage) -> list[int]:
    """The corridor and the roof of the prison car, which is the last."""
    return [inside(stage.cars - 1), roof(stage.cars - 1)]


def at_the_prison(stage: Stage, place: int) -> bool:
    return place == inside(stage.cars - 1) or place == roof(stage.cars - 1)


def break_out(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    scenes = []
    for place in prison_places(stage):
        new = scene.copy()
        new.at[bandit] = place
        scenes.append(new)
    return scenes


def help_somebody(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """CASE-33: a prisoner comes along, or a bandit is freed, if there is anybody to help."""
    part = marshal_in(scene)
    scenes = [free(stage, scene, bandit, captive) for captive in scene.who_is_at(CELL)]
    if part.companion[bandit] < 0:
        scenes += [take_companion(stage, scene, bandit, one) for one in part.prisoners]
    return scenes or [scene]


def free(stage: Stage, scene: Scene, bandit: int, captive: int) -> Scene:
    """He gives his liberator what he will miss least."""
    new = scene.copy()
    new.at[captive] = scene.at[bandit]
    loot = new.loot[captive]
    if loot:
        given = loot[-1]
        new.give(captive, loot[:-1])
        new.give(bandit, stage.with_token(new.loot[bandit], given))
        new.earn(stage.sides[captive], -stage.dollars[given])
        new.earn(stage.sides[bandit], stage.dollars[given])
    return new


def has_his_own(stage: Stage, bandit: int, companion: int) -> bool:
    """Whether it is the companion who belongs to him."""
    return companion >= 0 and stage.cast.number[companion] == bandit


def companion_worth(stage: Stage, bandit: int, companion: int) -> float:
    """His own lets him rob twice as much; another one's ability is of some use."""
    own = has_his_own(stage, bandit, companion)
    return PRISONER + (SECOND_TOKEN if own else ABILITY) * marshal_on(stage).time


def best_companion(stage: Stage, scene: Scene, bandit: int) -> float:
    """What the best one laid out would bring him; nothing if he has one already."""
    part = marshal_in(scene)
    if part.companion[bandit] >= 0:
        return 0
    return max([companion_worth(stage, bandit, one) for one in part.prisoners], default=0.0)


def take_companion(stage: Stage, scene: Scene, bandit: int, companion: int) -> Scene:
    new = scene.copy()
    part = own_marshal(new)
    part.prisoners = [other for other in part.prisoners if other != companion]
    part.companion[bandit] = companion
    new.earn(stage.sides[bandit], companion_worth(stage, bandit, companion))
    return new
