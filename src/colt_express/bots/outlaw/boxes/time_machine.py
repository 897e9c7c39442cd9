"""The time machine, as the outlaw imagines it (TM)."""

from __future__ import annotations

from ....engine.boxes.time_machine.travelling import FARE
from ....engine.game import Decision
from ....engine.options import Option
from ....engine.places import COACH, PLACE_CALLED, inside, other_level, roof
from ....engine.places import TIME_MACHINE as PLACE
from ....engine.view import View
from ..deeds import go
from ..judgement import promise
from ..lore import Box, Lore, Reach
from ..scene import Scene
from ..situation import Situation
from ..stage import Stage
from ..ways import Layout, Ways
from ..worth import ALONE_THERE


def is_at(view: View) -> bool:
    return view.time_machine is not None


def install(lore: Lore) -> None:
    lore.layouts.append(add_machine)
    lore.rows.append(stand_ahead)
    lore.sights.insert(0, look_back)  # before those who look at it, too
    lore.stages.append(close_to_the_marshal)
    lore.scenes.append(out_of_hiding)
    lore.reach = travels_too(lore.reach)
    lore.bonuses.append(fare)
    lore.answers["hide"] = where_to_hide


def add_machine(_view: View, layout: Layout) -> Layout:
    return layout._replace(machine=True)


def stand_ahead(ways: Ways, layout: Layout) -> None:
    """TM-4, CASE-15: at either level the time machine ends the row that leads forward."""
    cars = layout.cars
    for place in range(2 * cars):
        if place > roof(0):
            ways.rows[place][0].append(PLACE)
        else:
            ways.rows[place].insert(0, [PLACE])
    ways.rows[PLACE] = [[level + 2 * car for car in range(cars)] for level in (inside(0), roof(0))]


def look_back(ways: Ways, layout: Layout) -> None:
    """TM-3"""
    ways.sights[PLACE] = [[inside(0)], [roof(car) for car in range(layout.cars)]]


def close_to_the_marshal(_view: View, stage: Stage) -> None:
    """TM-2: he never enters it."""
    if stage.lawman >= 0:
        stage.closed[stage.lawman] = PLACE


def out_of_hiding(view: View, stage: Stage, scene: Scene) -> None:
    """Before the first card his own traveller will be where he hides; of others nobody knows."""
    machine = view.time_machine
    if machine is None or machine.traveller is None or machine.hiding is None:
        return
    place = PLACE_CALLED[machine.hiding]
    met = place == scene.marshal_at  # MEET-1
    scene.at[stage.names[machine.traveller]] = other_level(place) if met else place


def travels(scene: Scene, bandit: int) -> bool:
    """TM-5: whether he would travel if the round ended like this."""
    return scene.at[bandit] == PLACE and scene.at.count(PLACE) == 1


def fare(stage: Stage, scene: Scene, bandit: int) -> int:
    """TM-6: what he finds in it at the very end."""
    if not (stage.last_round and travels(scene, bandit)):
        return 0
    return FARE + stage.total(scene.floor[PLACE])


def travels_too(reach: Reach) -> Reach:
    """A time traveller may be where he likes (TM-5)."""

    def reach_in_time(stage: Stage, scene: Scene, bandit: int) -> list[int]:
        if travels(scene, bandit):
            return hiding_places(stage)
        return reach(stage, scene, bandit)

    return reach_in_time


def hiding_places(stage: Stage) -> list[int]:
    """TM-5: under the locomotive, a car or the stagecoach."""
    places = [inside(car) for car in range(stage.cars)]
    return [*places, COACH] if stage.layout.coach >= 0 else places


def where_to_hide(decision: Decision, now: Situation) -> Option:
    """TM-5: where the most can be made of it, with as few others as possible."""
    stage, bandit = now.stage, now.bandit(decision.bandit)

    def worth(option: Option) -> float:
        scene = go(stage, now.scene, bandit, option.value)
        company = scene.at.count(scene.at[bandit]) - 1
        loot = promise(stage, scene, bandit, ["rob"]) / (1 + ALONE_THERE * company)
        risk = sum(danger(stage, scene, bandit) for danger in stage.lore.dangers)
        return loot + scene.gains[stage.sides[bandit]] - risk

    return now.best(decision.options, worth)


TIME_MACHINE = Box("time_machine", is_at, install)
