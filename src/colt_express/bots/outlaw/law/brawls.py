"""Bandits against the Marshal: bullets, brawler cards, and deadly falls (MP-6, MP-STATION-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.boxes.marshal.events import DEADLY_FALL
from ....engine.places import AWAY, is_roof
from ..worth import LIBERTY

if TYPE_CHECKING:
    from ..scene import Scene
    from ..stage import Stage


def scratch(scene: Scene, bandit: int) -> None:
    """He has hit the Marshal, in a scene just made."""
    scene.law = scene.law.copy()
    scene.law.scratches[bandit] += 1


def take_brawler(stage: Stage, scene: Scene, bandit: int) -> Scene:
    """MP-6: who punches the Marshal takes his top brawler card."""
    if not scene.law.brawlers:
        return scene
    new = scene.copy_of_all()
    worth, *new.law.brawlers = scene.law.brawlers
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
