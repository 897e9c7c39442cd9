"""The time machine, as the outlaw imagines it (TM)."""

from __future__ import annotations

from ....engine.boxes.time_machine.travelling import FARE
from ....engine.game import Decision
from ....engine.information.observation import Sight
from ....engine.options import Option
from ....engine.places import AWAY, COACH, inside, other_level
from ....engine.places import TIME_MACHINE as PLACE
from ..constants import Stage
from ..evaluation import promise
from ..forward_model import Lore
from ..situation import Situation
from ..state import Scene
from ..transitions import go
from ..worth import ALONE_THERE


def install(lore: Lore) -> None:
    lore.scenes.append(out_of_hiding)
    lore.reaches.append(anywhere_in_time)
    lore.bonuses.append(fare)
    lore.answers["hide"] = where_to_hide


def out_of_hiding(sight: Sight, _stage: Stage, scene: Scene) -> None:
    """Before the first card his own traveller will be where he hides; of others nobody knows."""
    machine = sight.time_machine
    if machine is None or machine.hiding == AWAY:
        return
    met = machine.hiding == scene.marshal_at  # MEET-1
    scene.at[machine.traveller] = other_level(machine.hiding) if met else machine.hiding


def travels(scene: Scene, bandit: int) -> bool:
    """TM-5: whether he would travel if the round ended like this."""
    return scene.at[bandit] == PLACE and scene.at.count(PLACE) == 1


def fare(stage: Stage, scene: Scene, bandit: int) -> int:
    """TM-6: what he finds in it at the very end."""
    if not (stage.last_round and travels(scene, bandit)):
        return 0
    return FARE + stage.total(scene.floor[PLACE])


def anywhere_in_time(stage: Stage, scene: Scene, bandit: int, reach: list[int]) -> list[int]:
    """A time traveller may be where he likes (TM-5)."""
    return hiding_places(stage) if travels(scene, bandit) else reach


def hiding_places(stage: Stage) -> list[int]:
    """TM-5: under the locomotive, a car or the stagecoach."""
    places = [inside(car) for car in range(stage.cars)]
    return [*places, COACH] if stage.train.coach >= 0 else places


def where_to_hide(decision: Decision, now: Situation) -> Option:
    """TM-5: where the most can be made of it, with as few others as possible."""
    bandit = now.bandit(decision.bandit)
    return now.best(decision.options, [worth_of_hiding(now, bandit, o) for o in decision.options])


def worth_of_hiding(now: Situation, bandit: int, option: Option) -> float:
    stage = now.stage
    scene = go(stage, now.scene, bandit, option.value)
    company = scene.at.count(scene.at[bandit]) - 1
    loot = promise(stage, scene, bandit, 1) / (1 + ALONE_THERE * company)
    risk = 0.0
    for danger in stage.lore.dangers:
        risk += danger(stage, scene, bandit)
    return loot + scene.gains[stage.sides[bandit]] - risk
