"""What cards do beside the Marshal: his own, and those of bandits who may be in the cell, wounded,
or in company; bullets in him, brawler cards, and deadly falls (MP-6, MP-STATION-2)."""

from __future__ import annotations

from .....engine.boxes.marshal.ideas import IDEA
from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.prison import ARREST
from .....engine.cards import CLIMB, MOVE, ROB, SHOOT
from .....engine.figures import DJANGO
from .....engine.geometry import LOCOMOTIVE
from .....engine.places import AWAY, CELL, COACH, COACH_ROOF, is_roof, roof
from ...constants import Stage
from ...forward_model import Lore
from ...state import Scene
from ...transitions import Deed, fire_at, pushed, relieved, shoot_at
from ...transitions import shoot as shoot_once
from ...worth import LIBERTY
from .constants import marshal_on
from .ideas import has_his_own, have_an_idea
from .shooting import arrests, shots
from .state import marshal_in, own_marshal


def install_deeds(lore: Lore) -> None:
    """What the same cards do here, and others."""
    rob = lore.deeds[ROB]
    assert rob is not None
    lore.deeds[ROB] = rob_twice(rob)
    lore.deeds[SHOOT] = shoot
    lore.deeds[MOVE_PLUS] = lore.deeds[MOVE]
    lore.deeds[CLIMB_PLUS] = lore.deeds[CLIMB]
    lore.deeds[ARREST] = arrests
    lore.card_deeds[IDEA] = have_an_idea
    lore.hindrances.append(is_hindered)
    lore.shoot_him = shoot_him
    lore.punch_him = punch_him
    lore.shots.append(scratch)


def is_hindered(scene: Scene, bandit: int, kind: int) -> bool:
    """In the cell nothing helps but an idea; wounds forbid some cards (MP-BULLET)."""
    return scene.at[bandit] == CELL or marshal_in(scene).hinders(bandit, kind)


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    if bandit == stage.lawman:
        return shots(stage, scene, bandit)
    return shoot_once(stage, scene, bandit)


def rob_twice(rob: Deed) -> Deed:
    """MP-PRISONER: two tokens with his own companion."""

    def rob_in_company(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
        scenes = rob(stage, scene, bandit)
        if has_his_own(stage, bandit, marshal_in(scene).companion[bandit]):
            return rob(stage, scenes[0], bandit)
        return scenes

    return rob_in_company


def shoot_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """MP-STATION-2: who shoots like Django may throw him off the train."""
    scenes = [shoot_at(stage, scene, bandit, target)]
    if marshal_on(stage).deadly and stage.can(bandit, DJANGO):
        at_an_end = scene.at[target] in (roof(LOCOMOTIVE), roof(stage.cars - 1))
        if at_an_end and scene.at[bandit] not in (COACH, COACH_ROOF):
            scenes.append(falls(stage, fire_at(stage, scene, bandit, target), target))
    return scenes


def scratch(stage: Stage, scene: Scene, bandit: int, target: int) -> None:
    """In a scene just made, after a shot that may have hit the Marshal."""
    if target == stage.lawman:
        own_marshal(scene).scratches[bandit] += 1


def punch_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """As ever; or for a brawler card, or off the train."""
    if target == stage.lawman:
        hit = [take_brawler(stage, scene, bandit)]
    else:
        hit = relieved(stage, scene, bandit, target)
    scenes: list[Scene] = []
    for after in hit:
        scenes += pushed(stage, after, target)
        if may_fall(stage, after.at[target]):
            scenes.append(falls(stage, after, target))
    return scenes


def take_brawler(stage: Stage, scene: Scene, bandit: int) -> Scene:
    """MP-6: who punches the Marshal takes his top brawler card."""
    brawlers = marshal_in(scene).brawlers
    if not brawlers:
        return scene
    new = scene.copy()
    own_marshal(new).brawlers = brawlers[:-1]
    new.earn(stage.sides[bandit], brawlers[-1])
    return new


def may_fall(stage: Stage, place: int) -> bool:
    """MP-STATION-2: off a roof of the train."""
    return marshal_on(stage).deadly and is_roof(place) and place < 2 * stage.cars


def falls(stage: Stage, scene: Scene, target: int) -> Scene:
    """He is out of it, and cannot win."""
    new = scene.copy()
    new.at[target] = AWAY
    new.earn(stage.sides[target], -LIBERTY)
    return new
