"""Prospects: what a scene promises beyond the money already made, in dollars."""

from __future__ import annotations

from ...engine.geometry import LOCOMOTIVE
from ...engine.places import car_of, is_roof, other_level
from .deeds import best_of, in_sight
from .scene import Card, Scene, Stage
from . import worth
from .worth import HIT
P = dict(now=0.5, nownear=0.3, later=0.3, laternear=0.25, shot=0.3)

def judge(stage, scene, bandit, coming) -> float:
    gains = scene.gains
    total = (1 + worth.SHARE) * gains[stage.sides[bandit]] - worth.SHARE * sum(gains)
    for companion in stage.companions[bandit]:
        total += bandit_prospects(stage, scene, companion, coming[companion])
    return total


def bandit_prospects(stage, scene, bandit, kinds) -> float:
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
    if kinds:
        if "rob" in kinds:
            reach = max(near if "move" in kinds else 0, up if "climb" in kinds else 0)
            value += max(P["now"] * here, P["nownear"] * reach)
        if "shoot" in kinds and scene.bullets[bandit] and in_sight(stage, scene, bandit):
            value += P["shot"] * stage.shot
    if not stage.last_round:
        value += P["later"] * here + P["laternear"] * max(near, up)
    return value + event(stage, scene, bandit)


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
