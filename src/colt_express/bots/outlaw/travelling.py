"""The time machine, as the outlaw imagines it (TM)."""

from __future__ import annotations

from ...engine.boxes.time_machine.travelling import FARE
from ...engine.places import COACH, TIME_MACHINE, inside, other_level
from ...engine.view import View
from .scene import Scene
from .stage import Stage
from .ways import PLACE_CALLED


def travels(scene: Scene, bandit: int) -> bool:
    """TM-5: whether he would travel if the round ended like this."""
    return scene.at[bandit] == TIME_MACHINE and scene.at.count(TIME_MACHINE) == 1


def fare(stage: Stage, scene: Scene, bandit: int) -> int:
    """TM-6: what he finds in it at the very end."""
    if not (stage.last_round and travels(scene, bandit)):
        return 0
    return FARE + stage.total(scene.floor[TIME_MACHINE])


def hiding_places(stage: Stage) -> list[int]:
    """TM-5: under the locomotive, a car or the stagecoach."""
    places = [inside(car) for car in range(stage.cars)]
    return [*places, COACH] if stage.coach >= 0 else places


def out_of_hiding(view: View, stage: Stage, scene: Scene) -> Scene:
    """Before the first card his own traveller will be where he hides; of others nobody knows."""
    machine = view.time_machine
    if machine is None or machine.traveller is None or machine.hiding is None:
        return scene
    place = PLACE_CALLED[machine.hiding]
    met = place == scene.marshal  # MEET-1
    scene.at[stage.names[machine.traveller]] = other_level(place) if met else place
    return scene
