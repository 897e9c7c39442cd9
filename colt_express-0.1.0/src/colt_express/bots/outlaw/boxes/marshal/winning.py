"""The Marshal's chance of winning: as he knows it, and as the bandits can estimate it."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.prison import ARREST
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.cards import SHOOT
from .....engine.places import AWAY
from ...constants import GameConstants
from ...evaluation import how_many
from ...state import ModelState
from ...targets import seen_by
from .chances import SHOTS_A_ROUND, GoalFactors, Hunt, four_of_five, specials, warrants
from .constants import EVERY_CARD, MarshalConstants, marshal_on
from .state import marshal_in

IN_SIGHT: Final = 0.9  # probability that a shoot card hits if a bandit is in sight now
OUT_OF_SIGHT: Final = 0.4  # the same if none is
NEW_HAND: Final = 0.4  # readiness for an arrest, from 0 to 1, if he may still draw a card for it
NO_TURN: Final = 0.1  # the same if he has no turn left for it


def chance_to_all(constants: GameConstants, state: ModelState) -> float:
    """The Marshal's chance of winning, from public information. It does not depend on places, so it
    is cached for all states that share the Marshal's part."""
    if state.at[constants.lawman] == AWAY:  # MP-STATION-2
        return 0.0
    marshal, part = marshal_on(constants), marshal_in(state)
    bags, delivered = mail(constants, state, marshal)
    memory, key = part.memory, -1 - (bags << 1 | delivered)
    known = memory.get(key)
    if known is None:
        factors = GoalFactors(marshal, SHOTS_A_ROUND * marshal.time, bags, delivered, 0)
        goals = marshal.publicly
        chances = warrants(part, goals, marshal, None) + specials(part, goals, factors)
        known = [four_of_five(chances)]
        memory[key] = known
    return known[0]


def chance_to_himself(constants: GameConstants, state: ModelState, hand: int) -> float:
    """The Marshal's chance of winning, from what he knows. ``hand``: his cards to come."""
    if state.at[constants.lawman] == AWAY:
        return 0.0
    marshal, part = marshal_on(constants), marshal_in(state)
    goals, hunt = marshal.privately, hunt_of(constants, state, marshal, hand)
    shots = min(how_many(hand, SHOOT), marshal.turns_left)
    sees = shots > 0 and len(seen_by(constants, state, constants.lawman)) > 0
    bags, delivered = mail(constants, state, marshal)
    memory = part.memory
    key = (shots << 1 | sees) << 8 | hunt.company << 4 | bags << 1 | delivered
    known = memory.get(key)
    if known is None:
        later = SHOTS_A_ROUND * marshal.rounds_left
        shooting = later + shots * (IN_SIGHT if sees else OUT_OF_SIGHT)
        factors = GoalFactors(marshal, shooting, bags, delivered, hunt.company)
        known = specials(part, goals, factors)
        memory[key] = known
    return four_of_five(warrants(part, goals, marshal, hunt) + known)


def mail(
    constants: GameConstants, state: ModelState, marshal: MarshalConstants
) -> tuple[int, bool]:
    """The number of mailbags that no figure holds, and whether the Marshal has one; cached for
    states that share their loot."""
    if state.loot is not marshal.loot:
        marshal.loot, marshal.mail = state.loot, _counted(constants, state, len(marshal.bags))
    return marshal.mail


def _counted(constants: GameConstants, state: ModelState, bags: int) -> tuple[int, bool]:
    free, delivered, kinds = bags, False, constants.kinds
    for holder, loot in enumerate(state.loot):
        for token in loot:
            if kinds[token] == MAILBAG:
                free -= 1
                if holder == constants.lawman:
                    delivered = True
    return free, delivered


def hunt_of(
    constants: GameConstants, state: ModelState, marshal: MarshalConstants, hand: int
) -> Hunt:
    if marshal.turns_left and how_many(hand, ARREST):
        return Hunt(constants, state.at, 1.0, 1.0 if marshal.turns_left > 1 else NO_TURN)
    all_planned = marshal.turns_left == EVERY_CARD
    ready = NEW_HAND if all_planned and marshal.rounds_left else NO_TURN
    return Hunt(constants, state.at, ready, ready)
