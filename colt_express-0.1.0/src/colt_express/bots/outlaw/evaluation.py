"""Evaluation of states, in dollars, and the greedy rollout: cards played out in the model, with
every player doing what is best for himself.

The value of a state to a player is what his side has gained, less a part of what the others have
gained, plus what can be expected: loot within reach, and the effects of the end of the round.
"""

from __future__ import annotations

from typing import Final

from ...engine.cards import KIND_MASK, ROB
from .constants import GameConstants, actor_of
from .state import ModelState
from .transitions import states_after
from .worth import LOOT_LATER, LOOT_NOW

Coming = list[int]
"""By bandit: how many cards of each kind he is expected to play later, packed into an int."""

COUNT_BITS: Final = 5
"""Bits for the count of one kind."""
COUNT_MASK: Final = 31


def one_of(kind: int) -> int:
    """One card of that kind, to be added to or subtracted from a bandit's entry in `Coming`."""
    return 1 << kind * COUNT_BITS


def how_many(cards: int, kind: int) -> int:
    """The number of cards of that kind in an entry of `Coming`."""
    return cards >> kind * COUNT_BITS & COUNT_MASK


def coming_of(state: ModelState, cards: list[int]) -> Coming:
    return add_coming([0] * len(state.at), cards)


def add_coming(coming: Coming, cards: list[int]) -> Coming:
    """``coming``, after adding these cards to it."""
    for card in cards:
        coming[actor_of(card)] += one_of(card & KIND_MASK)
    return coming


def evaluate(constants: GameConstants, state: ModelState, bandit: int, coming: Coming) -> float:
    """The value of the state to the player who leads this bandit."""
    model, effect = constants.model, constants.effect
    aim = model.aim
    if aim is not None and bandit == constants.lawman:
        return aim(constants, state, coming[bandit])
    side, envy, gains = constants.sides[bandit], constants.envy, state.gains
    worth = (1 + envy[side]) * gains[side]
    for other, gain in enumerate(gains):
        worth -= envy[other] * gain
    for companion in constants.companions[bandit]:
        worth += promise(constants, state, companion, how_many(coming[companion], ROB))
        gained = 0 if effect is None else effect(constants, state, companion)
        for bonus in model.bonuses:
            gained += bonus(constants, state, companion)
        worth += gained
    for beside_money in model.worths:
        worth += beside_money(constants, state, bandit, coming[bandit])
    return worth


def promise(constants: GameConstants, state: ModelState, bandit: int, robberies: int) -> float:
    """The value to a bandit of the loot within his reach. ``robberies``: his rob cards to come."""
    place = state.at[bandit]
    floor = state.floor
    here = floor[place]
    worth = LOOT_NOW * constants.total(here[:robberies]) if robberies and here else 0.0
    if not constants.last_round:
        reach = constants.ways.reach[place]
        for further in constants.model.reaches:
            reach = further(constants, state, bandit, reach)
        near, dollars = 0, constants.dollars
        for there in reach:
            tokens = floor[there]
            if tokens and there != state.marshal_at:
                best = dollars[tokens[0]]
                if best > near:
                    near = best
        worth += LOOT_LATER * (constants.best(here) + near)
    return worth


def roll_out(
    constants: GameConstants, state: ModelState, cards: list[int], coming: Coming
) -> ModelState:
    """The state after the cards of the pile. ``coming``: these cards and those that follow."""
    coming = coming[:]
    for card in cards:
        coming[actor_of(card)] -= one_of(card & KIND_MASK)
        state = act(constants, state, card, coming)
    return state


def act(constants: GameConstants, state: ModelState, card: int, coming: Coming) -> ModelState:
    """The state after a card, of those that it can lead to the one that its player values most."""
    return best_of(constants, states_after(constants, state, card), actor_of(card), coming)


def best_worth(
    constants: GameConstants, states: list[ModelState], bandit: int, coming: Coming
) -> float:
    """The value to the bandit's player of the best of ``states``."""
    most = evaluate(constants, states[0], bandit, coming)
    for state in states[1:]:
        most = max(most, evaluate(constants, state, bandit, coming))
    return most


def best_of(
    constants: GameConstants, states: list[ModelState], bandit: int, coming: Coming
) -> ModelState:
    best = states[0]
    if len(states) == 1:
        return best
    most = evaluate(constants, best, bandit, coming)
    for state in states[1:]:
        worth = evaluate(constants, state, bandit, coming)
        if worth > most:
            best, most = state, worth
    return best
