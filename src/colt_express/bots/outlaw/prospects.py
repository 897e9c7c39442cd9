"""Prospects: what a scene promises beyond the money already made, in dollars."""

from __future__ import annotations

from ...engine.geometry import LOCOMOTIVE, car_of, is_roof, other_level
from .deeds import best_of, in_sight
from .scene import Card, Scene, Stage
from .worth import HIT, SHARE
P = dict(now=0.7, nownear=0.5, later=0.3, laternear=0.25, far=0.1, shot=0.6, danger=30, roof=0)

def prospects(stage: Stage, scene: Scene, hand, turns: int, ev=True) -> float:
    total = 0.0
    for bandit, mine in enumerate(stage.mine):
        if mine:
            total += bandit_prospects(stage, scene, bandit, hand, turns)
    return total


def bandit_prospects(stage, scene, bandit, hand, turns) -> float:
    place = scene.at[bandit]
    ways = stage.ways
    dollars = stage.dollars
    floor = scene.floor
    tokens = floor[place]
    here = dollars[tokens[0]] if tokens else 0
    near = 0
    for there in ways.moves[place]:
        t = floor[there]
        if t and there != scene.marshal:
            d = dollars[t[0]]
            if d > near: near = d
    t = floor[other_level(place)]
    up = dollars[t[0]] if t and other_level(place) != scene.marshal else 0
    value = 0.0
    if turns >= 1 and hand:
        kinds = [c.kind for c in hand if c.bandit == bandit]
        if "rob" in kinds:
            now = P["now"] * here
            if turns >= 2:
                reach = max(near if "move" in kinds else 0, up if "climb" in kinds else 0)
                now = max(now, P["nownear"] * reach)
            value += now
        if "shoot" in kinds and scene.bullets[bandit] and in_sight(stage, scene, bandit):
            value += P["shot"] * stage.shot
    if not stage.last_round:
        value += P["later"] * here + P["laternear"] * max(near, up)
        if abs(car_of(place) - car_of(scene.marshal)) <= 1 and not is_roof(place):
            value -= P["danger"]
    return value * scene.trust + event(stage, scene, bandit) * scene.trust


def event(stage, scene, bandit) -> float:
    place = scene.at[bandit]
    name = stage.event
    if not name: return 0
    if name == "passengers_rebellion":
        return -HIT if not is_roof(place) else 0
    if name == "angry_marshal":
        return -HIT if place == other_level(scene.marshal) or place == scene.marshal + 2 else 0
    if name == "marshals_revenge":
        if place == other_level(scene.marshal):
            purses = [stage.dollars[t] for t in scene.loot[bandit] if t in stage.purses]
            return -min(purses) if purses else 0
    if name == "hostage_conductor":
        return 250 if car_of(place) == LOCOMOTIVE else 0
    if name == "pickpocketing":
        if scene.at.count(place) == 1:
            purses = [stage.dollars[t] for t in scene.floor[place] if t in stage.purses]
            return max(purses) if purses else 0
    return 0
