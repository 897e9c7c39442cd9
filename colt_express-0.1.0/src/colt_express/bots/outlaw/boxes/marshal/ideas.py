"""Brilliant ideas: out of the cell, at the prison car, and anywhere else (MP-IDEA); and companions,
prisoners whom a bandit takes along (MP-PRISONER)."""

from __future__ import annotations

from .....engine.boxes.marshal.ending import PRISONER
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.cards import KIND_MASK
from .....engine.places import CELL, inside, roof
from ...constants import GameConstants, actor_of, card_of, copied_by
from ...state import ModelState
from .constants import marshal_on
from .state import marshal_in, own_marshal
from .worth import ABILITY, SECOND_TOKEN


def read_idea(constants: GameConstants, card: int, position: int) -> int:
    """A brilliant idea with the card that it copies at that position; other cards as they are."""
    if card & KIND_MASK != IDEA:
        return card
    return card_of(actor_of(card), IDEA, marshal_on(constants).copied[position])


def have_an_idea(constants: GameConstants, state: ModelState, card: int) -> list[ModelState]:
    """MP-IDEA: the effect depends on the bandit's place. MP-BULLET: wounds prevent only copies of
    his own cards."""
    bandit, copied = actor_of(card), copied_by(card)
    if state.at[bandit] == CELL:
        return break_out(constants, state, bandit)
    if at_the_prison(constants, state.at[bandit]):
        return help_somebody(constants, state, bandit)
    kind = copied & KIND_MASK
    transition = constants.model.transitions[kind]
    if transition is None or (
        actor_of(copied) == bandit and marshal_in(state).hinders(bandit, kind)
    ):
        return [state]
    return transition(constants, state, bandit)


def prison_places(constants: GameConstants) -> list[int]:
    """The corridor and the roof of the prison car, the last car of the train."""
    return [inside(constants.cars - 1), roof(constants.cars - 1)]


def at_the_prison(constants: GameConstants, place: int) -> bool:
    return place == inside(constants.cars - 1) or place == roof(constants.cars - 1)


def break_out(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    states = []
    for place in prison_places(constants):
        new = state.copy()
        new.at[bandit] = place
        states.append(new)
    return states


def help_somebody(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """CASE-33: a prisoner becomes his companion, or a bandit is freed."""
    part = marshal_in(state)
    states = [free(constants, state, bandit, captive) for captive in state.who_is_at(CELL)]
    if part.companion[bandit] < 0:
        states += [take_companion(constants, state, bandit, one) for one in part.prisoners]
    return states or [state]


def free(constants: GameConstants, state: ModelState, bandit: int, captive: int) -> ModelState:
    """The state after a bandit frees another, who gives him his least valuable token."""
    new = state.copy()
    new.at[captive] = state.at[bandit]
    loot = new.loot[captive]
    if loot:
        given = loot[-1]
        new.give(captive, loot[:-1])
        new.give(bandit, constants.with_token(new.loot[bandit], given))
        new.earn(constants.sides[captive], -constants.dollars[given])
        new.earn(constants.sides[bandit], constants.dollars[given])
    return new


def has_his_own(constants: GameConstants, bandit: int, companion: int) -> bool:
    """Whether the companion is the one printed for this bandit."""
    return companion >= 0 and constants.players.number[companion] == bandit


def companion_worth(constants: GameConstants, bandit: int, companion: int) -> float:
    """The value of a companion: his own lets a bandit rob two tokens, others bring an ability."""
    own = has_his_own(constants, bandit, companion)
    return PRISONER + (SECOND_TOKEN if own else ABILITY) * marshal_on(constants).time


def best_companion(constants: GameConstants, state: ModelState, bandit: int) -> float:
    """The value of the best prisoner to a bandit; 0 if he has a companion already."""
    part = marshal_in(state)
    if part.companion[bandit] >= 0:
        return 0
    return max([companion_worth(constants, bandit, one) for one in part.prisoners], default=0.0)


def take_companion(
    constants: GameConstants, state: ModelState, bandit: int, companion: int
) -> ModelState:
    new = state.copy()
    part = own_marshal(new)
    part.prisoners = [other for other in part.prisoners if other != companion]
    part.companion[bandit] = companion
    new.earn(constants.sides[bandit], companion_worth(constants, bandit, companion))
    return new
