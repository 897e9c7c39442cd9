"""This box's part of a state: the Marshal's bullets and brawlers, posters, prisoners and wounds."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.table import LOST_GUN, WOUNDED_KNEE, WOUNDED_SHOULDER
from .....engine.cards import CLIMB, PUNCH, SHOOT
from .....engine.figures import MARSHAL_FIGURE
from .....engine.information.observation import Observation
from ...constants import GameConstants
from ...state import ModelState, StatePart
from .constants import SLOT, marshal_observation

HINDERED_BY: Final[dict[int, int]] = {
    SHOOT: LOST_GUN,
    CLIMB: WOUNDED_KNEE,
    PUNCH: WOUNDED_SHOULDER,
}
"""MP-BULLET: by kind of card, the bullet that keeps a wounded bandit from playing it."""


class MarshalState(StatePart):
    """Lists by bandit include the Marshal."""

    __slots__ = (
        "brawlers",
        "companion",
        "cylinders",
        "hits",
        "memory",
        "prisoners",
        "scratches",
        "wanted",
        "with_the_law",
        "wounds",
    )

    cylinders: list[list[int]]  # the effects of the bullets left, the next one last
    brawlers: list[int]  # values of the cards left, the next one last
    prisoners: list[int]  # laid out
    companion: list[int]  # by bandit: his companion, or -1
    with_the_law: int  # number of prisoners taken back
    wanted: list[bool]  # by bandit: whether his poster is not captured yet
    wounds: list[list[int]]  # by bandit: bullets that lie open before him
    hits: list[int]  # by bandit: bullets received from the Marshal
    scratches: list[int]  # by bandit: bullets the Marshal received from him
    memory: dict[int, list[float]]  # cache of `winning`

    def copy(self) -> MarshalState:
        """A copy that may be changed. Lists within lists are replaced, not changed."""
        new = MarshalState()
        new.cylinders = self.cylinders[:]
        new.brawlers = self.brawlers
        new.prisoners = self.prisoners
        new.companion = self.companion[:]
        new.with_the_law = self.with_the_law
        new.wanted = self.wanted[:]
        new.wounds = self.wounds[:]
        new.hits = self.hits[:]
        new.scratches = self.scratches[:]
        new.memory = {}
        return new

    def hinders(self, bandit: int, kind: int) -> bool:
        wounds = self.wounds[bandit]
        return len(wounds) > 0 and kind in HINDERED_BY and HINDERED_BY[kind] in wounds


def marshal_in(state: ModelState) -> MarshalState:
    part = state.parts[SLOT]
    assert isinstance(part, MarshalState)
    return part


def own_marshal(state: ModelState) -> MarshalState:
    """This box's part of a fresh state, to be changed."""
    part = state.own(SLOT)
    assert isinstance(part, MarshalState)
    return part


def complete_state(observation: Observation, constants: GameConstants, state: ModelState) -> None:
    """Add this box's part, as the table is now."""
    law = marshal_observation(observation)
    in_the_marshal = observation.hits[constants.lawman]
    part = MarshalState()
    part.cylinders = law.cylinders
    part.brawlers = law.brawlers
    part.prisoners = law.prisoners
    part.companion = law.companions
    part.with_the_law = law.with_the_law
    part.wanted = law.wanted[:]
    part.wanted[constants.lawman] = False
    part.wounds = law.wounds
    part.hits = [hits[MARSHAL_FIGURE] for hits in observation.hits]
    part.memory = {}
    part.scratches = [in_the_marshal[character] for character in observation.characters]
    state.put(SLOT, part)
