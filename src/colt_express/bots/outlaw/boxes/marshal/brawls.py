"""Bandits against the Marshal: bullets, brawler cards, and deadly falls (MP-6, MP-STATION-2)."""

from __future__ import annotations

from .....engine.boxes.marshal.events import DEADLY_FALL
from .....engine.places import AWAY, is_roof
from ...deeds import pushed, relieved
from ...scene import Scene
from ...stage import Stage
from ...worth import LIBERTY
from .scene import marshal_in, own_marshal


def scratch(stage: Stage, scene: Scene, bandit: int, target: int) -> None:
    """In a scene just made, after a shot that may have hit the Marshal."""
    if target == stage.lawman:
        own_marshal(scene).scratches[bandit] += 1


def punch_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """As ever; or for a brawler card, or off the train."""
    if target == stage.lawman:
        scene = take_brawler(stage, scene, bandit)
    else:
        scene = relieved(stage, scene, bandit, target)
    scenes = pushed(stage, scene, target)
    if may_fall(stage, scene.at[target]):
        scenes.append(falls(stage, scene, target))
    return scenes


def take_brawler(stage: Stage, scene: Scene, bandit: int) -> Scene:
    """MP-6: who punches the Marshal takes his top brawler card."""
    brawlers = marshal_in(scene).brawlers
    if not brawlers:
        return scene
    new = scene.copy()
    worth, *own_marshal(new).brawlers = brawlers
    new.gains[stage.sides[bandit]] += worth
    return new


def may_fall(stage: Stage, place: int) -> bool:
    """MP-STATION-2: off a roof of the train."""
    return stage.event == DEADLY_FALL and is_roof(place) and place < 2 * stage.cars


def falls(stage: Stage, scene: Scene, target: int) -> Scene:
    """He is out of it, and cannot win."""
    new = scene.copy()
    new.at[target] = AWAY
    new.gains[stage.sides[target]] -= LIBERTY
    return new
