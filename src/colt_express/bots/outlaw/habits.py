"""Habits: what the outlaw expects others to do with the cards he sees on the pile.

Unlike a deed, a habit changes the scene it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.geometry import is_roof
from .deeds import at_his_place, best_of, knock_off, settle
from .scene import Scene, Stage

Habit = Callable[[Stage, Scene, int], None]


def moves(stage: Stage, scene: Scene, bandit: int) -> None:
    """Inside the train people go where loot lies, not where the Marshal is."""
    place = scene.at[bandit]
    if is_roof(place):
        return
    ways = [there for there in stage.ways.moves[place] if there != scene.marshal]
    if ways:
        scene.at[bandit] = max(ways, key=lambda there: best_of(stage, scene.floor[there]))


def climbs(stage: Stage, scene: Scene, bandit: int) -> None:
    scene.at[bandit] = stage.ways.climbs[scene.at[bandit]][0]
    settle(stage, scene)


def shoots(stage: Stage, scene: Scene, bandit: int) -> None:
    if scene.bullets[bandit]:
        scene.bullets[bandit] -= 1


def robs(stage: Stage, scene: Scene, bandit: int) -> None:
    place = scene.at[bandit]
    tokens = scene.floor[place]
    if tokens:
        scene.floor[place] = tokens[1:]
        scene.loot[bandit] = stage.with_token(scene.loot[bandit], tokens[0])


def punches(stage: Stage, scene: Scene, bandit: int) -> None:
    targets = at_his_place(stage, scene, bandit)
    if not targets:
        return
    target = max(targets, key=lambda n: best_of(stage, scene.loot[n]))
    if scene.loot[target]:
        knock_off(stage, scene, bandit, target, scene.loot[target][0])
    scene.at[target] = stage.ways.pushes[scene.at[target]][-1]
    settle(stage, scene)


def drives_the_marshal(stage: Stage, scene: Scene, bandit: int) -> None:
    """Onto as many others as possible."""
    scene.marshal = max(
        stage.ways.walks[scene.marshal],
        key=lambda place: (place != scene.at[bandit], scene.at.count(place), place),
    )
    settle(stage, scene)


HABITS: Final[dict[str, Habit]] = {
    "move": moves,
    "climb": climbs,
    "shoot": shoots,
    "punch": punches,
    "rob": robs,
    "marshal": drives_the_marshal,
}
