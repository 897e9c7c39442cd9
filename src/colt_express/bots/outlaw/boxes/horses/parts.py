"""What the box adds to a stage and to a scene."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.events import BULLET_PRICE, MORTAL_BULLET
from .....engine.figures import NOBODY
from .....engine.geometry import Train
from .....engine.information.observation import HorsesSight, Sight
from .....engine.places import COACH, COACH_ROOF, inside
from .....engine.tokens import STRONGBOX
from ...constants import Stage, take_slot
from ...state import Scene, ScenePart
from ...ways import Ways

SLOT: Final = take_slot()


class HorsesStage:
    """``guarded``: the strongbox that the Shotgun sits on (HS-GUN-1); -1 once he is gone.
    ``wounds``: by bandit, bullets of other bandits in him."""

    __slots__ = ("guarded", "wounds")

    def __init__(self, sight: Sight) -> None:
        self.guarded: int = _guarded(sight)
        self.wounds: list[int] = [sum(hits) - hits[NOBODY] for hits in sight.hits]


class HorsesScene(ScenePart):
    __slots__ = ("guard", "horses", "hostage", "hostages")

    guard: int  # the Shotgun's place
    horses: list[int]  # by car; last, at the time machine
    hostage: list[int]  # by bandit: whom he has taken, -1 for nobody
    hostages: list[int]  # left in the stagecoach; replaced where it changes, never changed

    def copy(self) -> HorsesScene:
        new = HorsesScene()
        new.guard = self.guard
        new.horses = self.horses[:]
        new.hostage = self.hostage[:]
        new.hostages = self.hostages
        return new


def horses_on(stage: Stage) -> HorsesStage:
    part = stage.parts[SLOT]
    assert isinstance(part, HorsesStage)
    return part


def horses_in(scene: Scene) -> HorsesScene:
    part = scene.parts[SLOT]
    assert isinstance(part, HorsesScene)
    return part


def own_horses(scene: Scene) -> HorsesScene:
    """That may be changed, in a scene just made."""
    part = scene.own(SLOT)
    assert isinstance(part, HorsesScene)
    return part


def horses_of(sight: Sight) -> HorsesSight:
    horses = sight.horses
    assert horses is not None
    return horses


def look_across(ways: Ways, train: Train) -> None:
    """HS-COACH-3, HS-COACH-4, TM-3: between coach and train, whatever stands between."""
    coach = train.coach
    if coach < 0:
        return
    for place in train.lined_up:
        ways.sights[place] = [*ways.sights[place], [COACH_ROOF]]
    ways.sights[COACH_ROOF] = [[place] for place in train.lined_up]
    ways.sights[inside(coach)] = [*ways.sights[inside(coach)], [COACH]]
    ways.sights[COACH] = [[inside(coach)]]


def complete_stage(sight: Sight, stage: Stage) -> None:
    stage.parts[SLOT] = HorsesStage(sight)
    if stage.event == MORTAL_BULLET:
        stage.bite += BULLET_PRICE


def complete_scene(sight: Sight, _stage: Stage, scene: Scene) -> None:
    horses = horses_of(sight)
    part = HorsesScene()
    part.guard = horses.guard
    part.horses = horses.horses
    part.hostage = horses.hostage_of
    part.hostages = horses.hostages
    scene.put(SLOT, part)
    scene.blockers = (part.guard,)  # HS-GUN-4: he hides who is behind him


def _guarded(sight: Sight) -> int:
    if horses_of(sight).guard == COACH_ROOF:
        for token, where in enumerate(sight.token_at):
            if where == COACH_ROOF and sight.kinds[token] == STRONGBOX:
                return token
    return -1
