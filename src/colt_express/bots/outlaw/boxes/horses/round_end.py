"""The end of the round, with events and stations of the box."""

from __future__ import annotations

from typing import Final

from .....engine.places import AWAY, COACH, COACH_ROOF
from .....engine.tokens import STRONGBOX
from ...constants import Stage
from ...round_end import Effect
from ...state import Scene
from ...worth import BULLET_RECEIVED, LIBERTY
from .transitions import car_beside


def shotguns_rage(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-EVENT-4"""
    place = scene.at[bandit]
    near = place != AWAY and car_beside(stage, place) == stage.train.coach
    return -BULLET_RECEIVED if near else 0


def sharing_the_loot(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-STATION-1: his share of others' strongboxes, less theirs of his."""
    company = [n for n in scene.who_is_at(scene.at[bandit]) if n != stage.lawman]
    if len(company) == 1:
        return 0
    gain = 0
    for holder in company:
        for token in scene.loot[holder]:
            if stage.kinds[token] == STRONGBOX:
                share = stage.dollars[token] // len(company)
                gain += share - stage.dollars[token] if holder == bandit else share
    return gain


def escape(stage: Stage, scene: Scene, bandit: int) -> int:
    """HS-STATION-2: all is lost who stays with the train."""
    if scene.at[bandit] in (COACH, COACH_ROOF, AWAY):
        return 0
    return -stage.total(scene.loot[bandit]) - LIBERTY


HORSES_EFFECTS: Final[dict[str, Effect]] = {
    "shotguns_rage": shotguns_rage,
    "sharing_the_loot": sharing_the_loot,
    "escape": escape,
}
