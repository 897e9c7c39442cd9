"""Deeds: the scenes each card can lead to, one for every choice worth thinking about.

No function here changes the scene it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.places import other_level
from .scene import Scene, Stage
from .worth import HIT

Deed = Callable[[Stage, Scene, int], list[Scene]]


def go(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    new = scene.copy()
    new.at[bandit] = place
    if place == new.marshal:
        settle(stage, new)
    return new


def settle(stage: Stage, scene: Scene) -> None:
    """MEET-1: whoever is in the Marshal's car gets a bullet and flees to the roof."""
    car = scene.marshal
    for bandit, place in enumerate(scene.at):
        if place == car:
            scene.at[bandit] = other_level(car)
            scene.gains[stage.sides[bandit]] -= HIT


def move(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    return [go(stage, scene, bandit, place) for place in stage.ways.moves[scene.at[bandit]]]


def climb(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """CHAR-MEI may go diagonally."""
    ways = stage.ways
    climbs = ways.diagonals if "mei" in stage.abilities[bandit] else ways.climbs
    return [go(stage, scene, bandit, place) for place in climbs[scene.at[bandit]]]


def rob(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    tokens = scene.floor[scene.at[bandit]]
    return [take(stage, scene, bandit, tokens[0])] if tokens else [scene]


def take(stage: Stage, scene: Scene, bandit: int, token: int) -> Scene:
    new = scene.copy()
    place = new.at[bandit]
    new.floor[place] = without(new.floor[place], token)
    hold(stage, new, bandit, token)
    return new


def hold(stage: Stage, scene: Scene, bandit: int, token: int) -> None:
    scene.loot[bandit] = stage.with_token(scene.loot[bandit], token)
    scene.gains[stage.sides[bandit]] += stage.dollars[token]


def without(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    return tuple(other for other in tokens if other != token)


def in_sight(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """SHOOT-3, SHOOT-4, CHAR-TUCO, CHAR-BELLE"""
    at = scene.at
    place = at[bandit]
    seen: list[int] = []
    for line in stage.ways.lines[place]:
        for spot in line:
            if spot in at:
                seen += [other for other, there in enumerate(at) if there == spot]
                break
    if "tuco" in stage.abilities[bandit]:
        through = other_level(place)
        seen += [other for other, there in enumerate(at) if there == through]
    return spared(stage, seen)


def at_his_place(stage: Stage, scene: Scene, bandit: int) -> list[int]:
    """PUNCH-1, CHAR-BELLE"""
    at = scene.at
    place = at[bandit]
    if at.count(place) == 1:
        return []
    return spared(stage, [o for o, there in enumerate(at) if there == place and o != bandit])


def spared(stage: Stage, targets: list[int]) -> list[int]:
    if len(targets) < 2:
        return targets
    return [target for target in targets if "belle" not in stage.abilities[target]] or targets


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    if not scene.bullets[bandit]:
        return [scene]
    targets = in_sight(stage, scene, bandit)
    if not targets:
        return [scene]
    return [shoot_at(stage, scene, bandit, favourite(stage, scene, bandit, targets))]


def favourite(stage: Stage, scene: Scene, bandit: int, targets: list[int]) -> int:
    """The richest rival; a friend only if there is nobody else."""
    side = stage.sides[bandit]
    return max(targets, key=lambda n: (stage.sides[n] != side, stage.riches(scene.loot[n])))


def shoot_at(stage: Stage, scene: Scene, bandit: int, target: int) -> Scene:
    new = scene.copy()
    new.bullets[bandit] -= 1
    side, other = stage.sides[bandit], stage.sides[target]
    if side != other:
        new.gains[side] += stage.shot
    new.gains[other] -= HIT
    if "django" in stage.abilities[bandit]:
        knock_back(stage, new, bandit, target)
    return new


def knock_back(stage: Stage, scene: Scene, bandit: int, target: int) -> None:
    """CHAR-DJANGO: one car on in the direction of the shot."""
    for line in stage.ways.lines[scene.at[bandit]]:
        if scene.at[target] in line:
            beyond = [p for p in stage.ways.pushes[scene.at[target]] if p not in (scene.at[bandit], *line[:line.index(scene.at[target])])]
            if beyond:
                scene.at[target] = beyond[0]
                settle(stage, scene)
            return


def punch(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    targets = at_his_place(stage, scene, bandit)
    if not targets:
        return [scene]
    side = stage.sides[bandit]
    target = max(targets, key=lambda n: (stage.sides[n] != side, best_of(stage, scene.loot[n])))
    return punches(stage, scene, bandit, target)


def best_of(stage: Stage, tokens: tuple[int, ...]) -> int:
    return stage.dollars[tokens[0]] if tokens else 0


def punches(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """One scene for each direction of the push."""
    new = scene.copy()
    loot = new.loot[target]
    if loot:
        knock_off(stage, new, bandit, target, loot[0])
    return [go(stage, new, target, place) for place in stage.ways.pushes[new.at[target]]]


def knock_off(stage: Stage, scene: Scene, bandit: int, target: int, token: int) -> None:
    """PUNCH-1: it drops where they stand; CHAR-CHEYENNE keeps a purse."""
    scene.loot[target] = without(scene.loot[target], token)
    scene.gains[stage.sides[target]] -= stage.dollars[token]
    if "cheyenne" in stage.abilities[bandit] and token in stage.purses:
        hold(stage, scene, bandit, token)
    else:
        place = scene.at[target]
        scene.floor[place] = stage.with_token(scene.floor[place], token)


def marshal(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    return [drive(stage, scene, place) for place in stage.ways.walks[scene.marshal]]


def drive(stage: Stage, scene: Scene, place: int) -> Scene:
    new = scene.copy()
    new.marshal = place
    settle(stage, new)
    return new


DEEDS: Final[dict[str, Deed]] = {
    "move": move,
    "climb": climb,
    "shoot": shoot,
    "punch": punch,
    "rob": rob,
    "marshal": marshal,
}
