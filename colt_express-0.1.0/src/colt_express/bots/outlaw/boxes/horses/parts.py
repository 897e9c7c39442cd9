"""This box's parts of the constants and of a state, and its lines of sight."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.events import BULLET_PRICE, MORTAL_BULLET
from .....engine.figures import NOBODY
from .....engine.geometry import Train
from .....engine.information.observation import HorsesObservation, Observation
from .....engine.places import COACH, COACH_ROOF, inside
from .....engine.tokens import STRONGBOX
from ...constants import GameConstants, take_slot
from ...state import ModelState, StatePart
from ...ways import Ways

SLOT: Final = take_slot()


class HorsesConstants:
    """``guarded``: the strongbox that the Shotgun sits on (HS-GUN-1), or -1 if he has left it.
    ``wounds``: by bandit, how many bullets of other bandits he has received."""

    __slots__ = ("guarded", "wounds")

    def __init__(self, observation: Observation) -> None:
        self.guarded: int = _guarded(observation)
        self.wounds: list[int] = [sum(hits) - hits[NOBODY] for hits in observation.hits]


class HorsesState(StatePart):
    __slots__ = ("guard", "horses", "hostage", "hostages")

    guard: int  # the Shotgun's place
    horses: list[int]  # by car; last, at the time machine
    hostage: list[int]  # by bandit: the hostage he has taken, or -1
    hostages: list[int]  # left in the stagecoach; replaced, not changed

    def copy(self) -> HorsesState:
        new = HorsesState()
        new.guard = self.guard
        new.horses = self.horses[:]
        new.hostage = self.hostage[:]
        new.hostages = self.hostages
        return new


def horses_on(constants: GameConstants) -> HorsesConstants:
    part = constants.parts[SLOT]
    assert isinstance(part, HorsesConstants)
    return part


def horses_in(state: ModelState) -> HorsesState:
    part = state.parts[SLOT]
    assert isinstance(part, HorsesState)
    return part


def own_horses(state: ModelState) -> HorsesState:
    """This box's part of a fresh state, to be changed."""
    part = state.own(SLOT)
    assert isinstance(part, HorsesState)
    return part


def horses_of(observation: Observation) -> HorsesObservation:
    horses = observation.horses
    assert horses is not None
    return horses


def look_across(ways: Ways, train: Train) -> None:
    """HS-COACH-3, HS-COACH-4, TM-3: add lines of sight between coach and train, which nothing
    blocks."""
    coach = train.coach
    if coach < 0:
        return
    for place in train.lined_up:
        ways.sights[place] = [*ways.sights[place], [COACH_ROOF]]
    ways.sights[COACH_ROOF] = [[place] for place in train.lined_up]
    ways.sights[inside(coach)] = [*ways.sights[inside(coach)], [COACH]]
    ways.sights[COACH] = [[inside(coach)]]


def complete_constants(observation: Observation, constants: GameConstants) -> None:
    constants.parts[SLOT] = HorsesConstants(observation)
    if constants.event == MORTAL_BULLET:
        constants.bite += BULLET_PRICE


def complete_state(observation: Observation, _constants: GameConstants, state: ModelState) -> None:
    horses = horses_of(observation)
    part = HorsesState()
    part.guard = horses.guard
    part.horses = horses.horses
    part.hostage = horses.hostage_of
    part.hostages = horses.hostages
    state.put(SLOT, part)
    state.blockers = (part.guard,)  # HS-GUN-4: he hides who is behind him


def _guarded(observation: Observation) -> int:
    if horses_of(observation).guard == COACH_ROOF:
        for token, where in enumerate(observation.token_at):
            if where == COACH_ROOF and observation.kinds[token] == STRONGBOX:
                return token
    return -1
