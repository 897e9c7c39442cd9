"""Transitions of this box: the Marshal's cards, and those of bandits who may be in the cell,
wounded or have a companion; bullets for the Marshal, brawler cards and deadly falls (MP-6,
MP-STATION-2)."""

from __future__ import annotations

from .....engine.boxes.marshal.ideas import IDEA
from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.prison import ARREST
from .....engine.cards import CLIMB, MOVE, ROB, SHOOT
from .....engine.figures import DJANGO
from .....engine.geometry import LOCOMOTIVE
from .....engine.places import AWAY, CELL, COACH, COACH_ROOF, is_roof, roof
from ...constants import GameConstants
from ...forward_model import ForwardModel
from ...state import ModelState
from ...transitions import Transition, fire_at, pushed, relieved, shoot_at
from ...transitions import shoot as shoot_once
from ...worth import LIBERTY
from .constants import marshal_on
from .ideas import has_his_own, have_an_idea
from .shooting import arrests, shots
from .state import marshal_in, own_marshal


def install_transitions(model: ForwardModel) -> None:
    """Replace transitions of the base game, and add those of this box's cards."""
    rob = model.transitions[ROB]
    assert rob is not None
    model.transitions[ROB] = rob_twice(rob)
    model.transitions[SHOOT] = shoot
    model.transitions[MOVE_PLUS] = model.transitions[MOVE]
    model.transitions[CLIMB_PLUS] = model.transitions[CLIMB]
    model.transitions[ARREST] = arrests
    model.card_transitions[IDEA] = have_an_idea
    model.hindrances.append(is_hindered)
    model.shoot_him = shoot_him
    model.punch_him = punch_him
    model.shots.append(scratch)


def is_hindered(state: ModelState, bandit: int, kind: int) -> bool:
    """Whether a kind of card has no effect: in the cell only an idea has; wounds forbid some
    (MP-BULLET)."""
    return state.at[bandit] == CELL or marshal_in(state).hinders(bandit, kind)


def shoot(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    if bandit == constants.lawman:
        return shots(constants, state, bandit)
    return shoot_once(constants, state, bandit)


def rob_twice(rob: Transition) -> Transition:
    """MP-PRISONER: ``rob``, but a bandit with his own companion takes two tokens."""

    def rob_in_company(
        constants: GameConstants, state: ModelState, bandit: int
    ) -> list[ModelState]:
        states = rob(constants, state, bandit)
        if has_his_own(constants, bandit, marshal_in(state).companion[bandit]):
            return rob(constants, states[0], bandit)
        return states

    return rob_in_company


def shoot_him(
    constants: GameConstants, state: ModelState, bandit: int, target: int
) -> list[ModelState]:
    """MP-STATION-2: a bandit with Django's ability may shoot the target off the train."""
    states = [shoot_at(constants, state, bandit, target)]
    if marshal_on(constants).deadly and constants.can(bandit, DJANGO):
        at_an_end = state.at[target] in (roof(LOCOMOTIVE), roof(constants.cars - 1))
        if at_an_end and state.at[bandit] not in (COACH, COACH_ROOF):
            states.append(falls(constants, fire_at(constants, state, bandit, target), target))
    return states


def scratch(constants: GameConstants, state: ModelState, bandit: int, target: int) -> None:
    """Count a bullet for the Marshal if he is the target, in a fresh state."""
    if target == constants.lawman:
        own_marshal(state).scratches[bandit] += 1


def punch_him(
    constants: GameConstants, state: ModelState, bandit: int, target: int
) -> list[ModelState]:
    """As in the base game, but for a brawler card if the target is the Marshal, or off the
    train."""
    if target == constants.lawman:
        hit = [take_brawler(constants, state, bandit)]
    else:
        hit = relieved(constants, state, bandit, target)
    states: list[ModelState] = []
    for after in hit:
        states += pushed(constants, after, target)
        if may_fall(constants, after.at[target]):
            states.append(falls(constants, after, target))
    return states


def take_brawler(constants: GameConstants, state: ModelState, bandit: int) -> ModelState:
    """MP-6: the state after a bandit takes the Marshal's top brawler card with a punch."""
    brawlers = marshal_in(state).brawlers
    if not brawlers:
        return state
    new = state.copy()
    own_marshal(new).brawlers = brawlers[:-1]
    new.earn(constants.sides[bandit], brawlers[-1])
    return new


def may_fall(constants: GameConstants, place: int) -> bool:
    """MP-STATION-2: whether a figure can be thrown off at that place, a roof of the train."""
    return marshal_on(constants).deadly and is_roof(place) and place < 2 * constants.cars


def falls(constants: GameConstants, state: ModelState, target: int) -> ModelState:
    """The state after a target is thrown off; it leaves the game and cannot win."""
    new = state.copy()
    new.at[target] = AWAY
    new.earn(constants.sides[target], -LIBERTY)
    return new
