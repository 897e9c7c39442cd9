"""Evaluation of states in this box: to the Marshal, and to bandits beside their money."""

from __future__ import annotations

from math import log

from .....engine.boxes.marshal.ending import POSTER
from .....engine.boxes.marshal.events import CRIME_PUNISHED
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.cards import PUNCH
from .....engine.places import CELL
from ...constants import GameConstants
from ...evaluation import how_many
from ...state import ModelState
from ...worth import LIBERTY
from .constants import marshal_on
from .ideas import at_the_prison, best_companion, prison_places
from .state import marshal_in
from .transitions import may_fall
from .winning import chance_to_all, chance_to_himself
from .worth import (
    ARREST_HERE,
    ARREST_NEAR,
    BRAWL_NOW,
    CELL_BARE,
    CELL_IDEA,
    FALL_HERE,
    IDEA_NEXT,
    IDEA_NOW,
    LEAST_CHANCE,
    LOG_CHANCE,
    MONEY_WEIGHT,
    VICTORY,
)


def worth_to_the_marshal(constants: GameConstants, state: ModelState, hand: int) -> float:
    """The value of a state to the Marshal: his chance to meet four goals, and a little for
    money."""
    chance = chance_to_himself(constants, state, hand)
    marshal, place = marshal_on(constants), state.at[constants.lawman]
    robbers = marshal.robbers
    if marshal.deadly and may_fall(constants, place):
        chance *= (1 - FALL_HERE) ** (state.at.count(place) - 1)
    made = sum([state.gains[constants.sides[n]] for n in robbers]) / len(robbers)
    gains = state.gains[constants.sides[constants.lawman]] - made
    return LOG_CHANCE * log(chance + LEAST_CHANCE) + MONEY_WEIGHT * gains


def worth_to_a_bandit(constants: GameConstants, state: ModelState, bandit: int, hand: int) -> float:
    """The value of a state to a bandit beside his money: the Marshal's chances, and his own
    risks."""
    worth = -VICTORY * chance_to_all(constants, state)
    hand = hand if marshal_on(constants).turns_left else 0
    if state.at[bandit] == CELL:
        return worth - cost_of_the_cell(constants, hand)
    return worth + prospects(constants, state, bandit, hand) - danger(constants, state, bandit)


def cost_of_the_cell(constants: GameConstants, hand: int) -> float:
    """The cost of being in the cell. MP-STATION-3: a bandit there at the end cannot win."""
    if how_many(hand, IDEA):
        return CELL_IDEA
    if constants.last_round:
        return LIBERTY if constants.event == CRIME_PUNISHED else 0
    return CELL_BARE


def danger(constants: GameConstants, state: ModelState, bandit: int) -> float:
    """The expected cost of being thrown off the train or arrested."""
    marshal, place, lawman = marshal_on(constants), state.at[bandit], state.at[constants.lawman]
    cost = 0.0
    if marshal.deadly and may_fall(constants, place):
        cost += LIBERTY * FALL_HERE * (state.at.count(place) - 1)
    if place == lawman:
        risk = ARREST_HERE
    elif constants.ways.near[lawman] >> place & 1:
        risk = ARREST_NEAR
    else:
        return cost
    lost = cost_of_the_cell(constants, 0) + (POSTER if marshal_in(state).wanted[bandit] else 0)
    return cost + risk * marshal.arrest_to_come * lost


def prospects(constants: GameConstants, state: ModelState, bandit: int, hand: int) -> float:
    """The expected gain from a brilliant idea or a punch in hand."""
    worth, place = 0.0, state.at[bandit]
    if not hand:
        return worth
    part = marshal_in(state)
    if part.prisoners and how_many(hand, IDEA):
        if at_the_prison(constants, place):
            worth += IDEA_NOW * best_companion(constants, state, bandit)
        else:
            near = constants.ways.moves[place]
            corridor, above = prison_places(constants)
            if corridor in near or above in near:
                worth += IDEA_NEXT * best_companion(constants, state, bandit)
    if part.brawlers and place == state.at[constants.lawman] and how_many(hand, PUNCH):
        worth += BRAWL_NOW * part.brawlers[-1]
    return worth
