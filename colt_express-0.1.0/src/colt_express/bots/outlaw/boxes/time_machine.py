"""The time machine in the outlaw's forward model (TM)."""

from __future__ import annotations

from ....engine.boxes.time_machine.travelling import FARE
from ....engine.game import Decision
from ....engine.information.observation import Observation
from ....engine.options import Option
from ....engine.places import AWAY, COACH, inside, other_level
from ....engine.places import TIME_MACHINE as PLACE
from ..constants import GameConstants
from ..evaluation import promise
from ..forward_model import ForwardModel
from ..situation import Situation
from ..state import ModelState
from ..transitions import go
from ..worth import ALONE_THERE


def install(model: ForwardModel) -> None:
    model.completing_state.append(out_of_hiding)
    model.reaches.append(anywhere_in_time)
    model.bonuses.append(fare)
    model.answers["hide"] = where_to_hide


def out_of_hiding(observation: Observation, _constants: GameConstants, state: ModelState) -> None:
    """Place the seat's own time traveller where he hides; he appears there before the first card.
    The hiding places of others are unknown."""
    machine = observation.time_machine
    if machine is None or machine.hiding == AWAY:
        return
    met = machine.hiding == state.marshal_at  # MEET-1
    state.at[machine.traveller] = other_level(machine.hiding) if met else machine.hiding


def travels(state: ModelState, bandit: int) -> bool:
    """TM-5: whether the bandit would travel if the round ended in this state."""
    return state.at[bandit] == PLACE and state.at.count(PLACE) == 1


def fare(constants: GameConstants, state: ModelState, bandit: int) -> int:
    """TM-6: what a bandit in the time machine gets at the end of the game."""
    if not (constants.last_round and travels(state, bandit)):
        return 0
    return FARE + constants.total(state.floor[PLACE])


def anywhere_in_time(
    constants: GameConstants, state: ModelState, bandit: int, reach: list[int]
) -> list[int]:
    """The places a bandit can reach; a time traveller can choose (TM-5)."""
    return hiding_places(constants) if travels(state, bandit) else reach


def hiding_places(constants: GameConstants) -> list[int]:
    """TM-5: under the locomotive, a car or the stagecoach."""
    places = [inside(car) for car in range(constants.cars)]
    return [*places, COACH] if constants.train.coach >= 0 else places


def where_to_hide(decision: Decision, now: Situation) -> Option:
    """TM-5: the hiding place of the highest value."""
    bandit = now.bandit(decision.bandit)
    return now.best(decision.options, [worth_of_hiding(now, bandit, o) for o in decision.options])


def worth_of_hiding(now: Situation, bandit: int, option: Option) -> float:
    constants = now.constants
    state = go(constants, now.state, bandit, option.value)
    company = state.at.count(state.at[bandit]) - 1
    loot = promise(constants, state, bandit, 1) / (1 + ALONE_THERE * company)
    risk = 0.0
    for danger in constants.model.dangers:
        risk += danger(constants, state, bandit)
    return loot + state.gains[constants.sides[bandit]] - risk
