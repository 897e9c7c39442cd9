"""Deeds: the scenes a card can lead to, one for every choice worth thinking about.

No deed changes the scene it is given; one that has no effect returns it as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.places import TIME_MACHINE, other_level
from .law.brawls import falls, may_fall, scratch, take_brawler
from .riding import arrive_beside, ride_to, rides, throw_the_shotgun
from .scene import Scene
from .stage import Stage
from .targets import at_hand, in_sight, worth_hitting

Deed = Callable[[Stage, Scene, int], list[Scene]]


def move(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    ways = stage.ways
    reach = ways.steps if scene.hostage[bandit] == "old_lady" else ways.moves
    places = open_to(stage, bandit, reach[scene.at[bandit]])
    return [go(stage, scene, bandit, place) for place in places] or [scene]


def open_to(stage: Stage, bandit: int, places: list[int]) -> list[int]:
    """TM-2: the Marshal never enters the time machine."""
    if bandit != stage.lawman:
        return places
    return [place for place in places if place != TIME_MACHINE]


def climb(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    ways = stage.ways
    climbs = ways.diagonals if "mei" in stage.abilities[bandit] else ways.climbs
    return [go(stage, scene, bandit, place) for place in climbs[scene.at[bandit]]] or [scene]


def go(stage: Stage, scene: Scene, bandit: int, place: int) -> Scene:
    """He gets there, by whatever means."""
    new = scene.copy()
    new.at[bandit] = place
    if place == new.marshal:
        meet_the_marshal(stage, new)
    if stage.coach >= 0:
        arrive_beside(stage, new, bandit)
    return new


def marshal(stage: Stage, scene: Scene, _bandit: int) -> list[Scene]:
    return [drive(stage, scene, place) for place in stage.ways.walks[scene.marshal]]


def drive(stage: Stage, scene: Scene, place: int) -> Scene:
    """The Marshal goes there."""
    new = scene.copy()
    new.marshal = place
    meet_the_marshal(stage, new)
    return new


def meet_the_marshal(stage: Stage, scene: Scene) -> None:
    """MEET-1, in a scene just made."""
    for bandit in scene.who_is_at(scene.marshal):
        scene.at[bandit] = other_level(scene.marshal)
        scene.gains[stage.sides[bandit]] -= stage.bite


def rob(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """The best token there; nobody would take another."""
    place = scene.at[bandit]
    tokens = scene.floor[place]
    if place == scene.guard:  # HS-GUN-1
        tokens = tuple(token for token in tokens if token != stage.guarded)
    if not tokens:
        return [scene]
    new = scene.copy()
    new.floor[place] = tuple(token for token in new.floor[place] if token != tokens[0])
    hold(stage, new, bandit, tokens[0])
    return [new]


def hold(stage: Stage, scene: Scene, bandit: int, token: int) -> None:
    """The token is his, in a scene just made."""
    scene.loot[bandit] = stage.by_worth((*scene.loot[bandit], token))
    scene.gains[stage.sides[bandit]] += stage.dollars[token]


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    if not scene.bullets[bandit]:
        return [scene]
    targets = in_sight(stage, scene, bandit)
    if not targets:
        return [scene]
    victims = worth_hitting(stage, scene, bandit, targets)
    return [shoot_at(stage, scene, bandit, victim) for victim in victims]


def shoot_at(stage: Stage, scene: Scene, bandit: int, target: int) -> Scene:
    """Bullets into one's own side do not count for the gunslinger (PAIR-9, TEAM-5)."""
    ours, theirs = stage.sides[bandit], stage.sides[target]
    new = scene.copy()
    new.bullets[bandit] -= 1
    new.gains[theirs] -= stage.bite
    if ours != theirs:
        new.gains[ours] += stage.shot
    if target == stage.lawman:
        scratch(new, bandit)
    if "django" in stage.abilities[bandit]:
        knock_back(stage, new, bandit, target)
    return new


def knock_back(stage: Stage, scene: Scene, bandit: int, target: int) -> None:
    """CHAR-DJANGO, in a scene just made: one car on in the direction of the shot."""
    place = scene.at[target]
    for row in stage.ways.rows[scene.at[bandit]]:
        if place in row[:-1]:
            pushed = open_to(stage, target, [row[row.index(place) + 1]])
            scene.at[target] = pushed[0] if pushed else place
            meet_the_marshal(stage, scene)


def punch(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    if scene.hostage[bandit] == "teacher":
        return [scene]
    thrown = [throw_the_shotgun(stage, scene)] if scene.at[bandit] == scene.guard else []
    targets = at_hand(stage, scene, bandit)
    if not targets or (thrown and all("belle" in stage.abilities[n] for n in targets)):
        return thrown or [scene]
    for victim in worth_hitting(stage, scene, bandit, targets):
        thrown += punch_him(stage, scene, bandit, victim)
    return thrown


def punch_him(stage: Stage, scene: Scene, bandit: int, target: int) -> list[Scene]:
    """His best token drops; then he is pushed either way, or off the train."""
    loot = scene.loot[target]
    if target == stage.lawman:
        scene = take_brawler(stage, scene, bandit)
    elif loot:
        scene = knock_off(stage, scene, bandit, target, loot[0])
    place = scene.at[target]
    pushes = open_to(stage, target, stage.ways.pushes[place])
    scenes = [go(stage, scene, target, beside) for beside in pushes]
    if stage.law is not None and may_fall(stage, place):
        scenes.append(falls(stage, scene, target))
    return scenes


def knock_off(stage: Stage, scene: Scene, bandit: int, target: int, token: int) -> Scene:
    """PUNCH-1: the token drops at their place; CHAR-CHEYENNE keeps a purse."""
    new = scene.copy()
    new.loot[target] = tuple(other for other in new.loot[target] if other != token)
    new.gains[stage.sides[target]] -= stage.dollars[token]
    if "cheyenne" in stage.abilities[bandit] and token in stage.purses:
        hold(stage, new, bandit, token)
    else:
        place = new.at[target]
        new.floor[place] = stage.by_worth((*new.floor[place], token))
    return new


def ride(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """HS-RIDE-1"""
    new = [ride_to(stage, scene, bandit, place) for place in rides(stage, scene, bandit)]
    for one in new:
        if one.at[bandit] == one.marshal:
            meet_the_marshal(stage, one)
    return new or [scene]


DEEDS: Final[dict[str, Deed]] = {
    "move": move,
    "climb": climb,
    "shoot": shoot,
    "punch": punch,
    "rob": rob,
    "marshal": marshal,
    "ride": ride,
}
