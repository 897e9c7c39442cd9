"""What the box adds to a stage and to a scene."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.events import BULLET_PRICE, MORTAL_BULLET
from .....engine.geometry import Train
from .....engine.places import AWAY, COACH, COACH_ROOF, PLACE_CALLED, car_of, inside
from .....engine.view import HorsesView, View
from ...scene import Scene, ScenePart
from ...stage import Stage, take_slot
from ...ways import Layout, Ways

SLOT: Final = take_slot()


class HorsesStage:
    """``guarded``: the strongbox that the Shotgun sits on (HS-GUN-1); -1 once he is gone.
    ``wounds``: by bandit, bullets of other bandits in him."""

    __slots__ = ("guarded", "wounds")

    def __init__(self, view: View) -> None:
        self.guarded = _guarded(view)
        self.wounds = [sum(b.hits.values()) - b.hits.get("neutral", 0) for b in view.bandits]


class HorsesScene(ScenePart):
    __slots__ = ("guard", "horses", "hostage", "hostages")

    guard: int  # the Shotgun's place
    horses: list[int]  # by car; last, at the time machine
    hostage: list[str]  # by bandit: whom he has taken, or nobody
    hostages: tuple[str, ...]  # left in the stagecoach

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


def horses_of(view: View) -> HorsesView:
    horses = view.horses
    assert horses is not None
    return horses


def add_coach(view: View, layout: Layout) -> Layout:
    coach = horses_of(view).coach
    return layout._replace(coach=car_of(PLACE_CALLED[coach])) if coach else layout


def look_across(ways: Ways, layout: Layout) -> None:
    """HS-COACH-3, HS-COACH-4, TM-3: between coach and train, whatever stands between."""
    coach = layout.coach
    if coach < 0:
        return
    lined_up = Train(layout.cars, coach, layout.machine).lined_up
    for place in lined_up:
        ways.sights[place] = [*ways.sights[place], [COACH_ROOF]]
    ways.sights[COACH_ROOF] = [[place] for place in lined_up]
    ways.sights[inside(coach)] = [*ways.sights[inside(coach)], [COACH]]
    ways.sights[COACH] = [[inside(coach)]]


def complete_stage(view: View, stage: Stage) -> None:
    stage.parts[SLOT] = HorsesStage(view)
    if stage.event == MORTAL_BULLET:
        stage.bite += BULLET_PRICE


def complete_scene(view: View, _stage: Stage, scene: Scene) -> None:
    horses = horses_of(view)
    part = HorsesScene()
    part.guard = PLACE_CALLED[horses.shotgun] if horses.shotgun else AWAY
    part.horses = [*horses.horses, view.time_machine.horses if view.time_machine else 0]
    part.hostage = [horses.taken.get(bandit.name, "") for bandit in view.bandits]
    part.hostages = tuple(horses.hostages)
    scene.put(SLOT, part)
    scene.blockers = (part.guard,)  # HS-GUN-4: he hides who is behind him


def _guarded(view: View) -> int:
    if horses_of(view).shotgun == "coach roof":
        for token in view.floor.get("coach roof", ()):
            if token.kind == "strongbox":
                return token.number
    return -1
