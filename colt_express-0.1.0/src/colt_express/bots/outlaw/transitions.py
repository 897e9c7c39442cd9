"""Transitions: the states a card can lead to, one for every choice worth considering.

A transition does not change the state it is given; one without effect returns that state.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.cards import CLIMB, KIND_MASK, KIND_NAMES, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from ...engine.figures import CHEYENNE, DJANGO, MEI
from ...engine.places import AWAY, other_level
from ...engine.tokens import PURSE
from .constants import GameConstants, actor_of
from .state import ModelState
from .targets import at_hand, in_sight, worth_hitting
from .treasure import without

Transition = Callable[[GameConstants, ModelState, int], list[ModelState]]


def states_after(constants: GameConstants, state: ModelState, card: int) -> list[ModelState]:
    """The states a card may lead to. A kind of card without a transition has no effect in the
    model, nor has a card of a bandit who has left the game (CASE-10)."""
    bandit, kind, model = actor_of(card), card & KIND_MASK, constants.model
    if state.at[bandit] == AWAY:
        return [state]
    card_transition = model.card_transitions[kind]
    if card_transition is not None:
        return card_transition(constants, state, card)
    for hinders in model.hindrances:
        if hinders(state, bandit, kind):
            return [state]
    transition = model.transitions[kind]
    return [state] if transition is None else transition(constants, state, bandit)


def move(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    return go_somewhere(constants, state, bandit, constants.ways.moves[state.at[bandit]])


def go_somewhere(
    constants: GameConstants, state: ModelState, bandit: int, places: list[int]
) -> list[ModelState]:
    reached = [walk(constants, state, bandit, p) for p in open_to(constants, bandit, places)]
    return reached or [state]


def open_to(constants: GameConstants, bandit: int, places: list[int]) -> list[int]:
    """Those of ``places`` that the bandit may enter. TM-2: a played Marshal never leaves the train
    for a place at its end."""
    if bandit != constants.lawman:
        return places
    return [place for place in places if not constants.train.is_end(place)]


def climb(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    ways = constants.ways
    climbs = ways.diagonals if constants.can(bandit, MEI) else ways.climbs
    return go_somewhere(constants, state, bandit, climbs[state.at[bandit]])


def walk(constants: GameConstants, state: ModelState, bandit: int, place: int) -> ModelState:
    """The state after a bandit walks to a place, passing what is on the way."""
    new = go(constants, state, bandit, place)
    for pass_by in constants.model.passings:
        pass_by(constants, new, bandit, state.at[bandit], place)
    return new


def go(constants: GameConstants, state: ModelState, bandit: int, place: int) -> ModelState:
    """The state after a bandit gets to a place in any way."""
    new = state.copy()
    put(constants, new, bandit, place)
    return new


def put(constants: GameConstants, state: ModelState, bandit: int, place: int) -> None:
    """Place a bandit in a fresh state, with the meetings that follow."""
    state.at[bandit] = place
    if place == state.marshal_at:
        meet_the_marshal(constants, state)
    else:
        for arrive in constants.model.arrivals:
            arrive(constants, state, bandit)


def marshal(constants: GameConstants, state: ModelState, _bandit: int) -> list[ModelState]:
    return [drive(constants, state, place) for place in constants.ways.walks[state.marshal_at]]


def drive(constants: GameConstants, state: ModelState, place: int) -> ModelState:
    """The state after the Marshal moves to a place."""
    new = state.copy()
    new.marshal_at = place
    meet_the_marshal(constants, new)
    return new


def meet_the_marshal(constants: GameConstants, state: ModelState) -> None:
    """MEET-1: send all bandits at the Marshal's place to the other level, in a fresh state."""
    for bandit in state.who_is_at(state.marshal_at):
        state.at[bandit] = other_level(state.marshal_at)
        state.earn(constants.sides[bandit], -constants.bite)
        for arrive in constants.model.arrivals:
            arrive(constants, state, bandit)


def rob(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    """With the best token of his place; no player would take another."""
    tokens = state.floor[state.at[bandit]]
    return [take(constants, state, bandit, tokens[0])] if tokens else [state]


def take(constants: GameConstants, state: ModelState, bandit: int, token: int) -> ModelState:
    """The state after a bandit takes a token from his place."""
    place = state.at[bandit]
    new = state.copy()
    new.lay(place, without(new.floor[place], token))
    hold(constants, new, bandit, token)
    return new


def hold(constants: GameConstants, state: ModelState, bandit: int, token: int) -> None:
    """Give a token to a bandit, in a fresh state."""
    state.give(bandit, constants.with_token(state.loot[bandit], token))
    state.earn(constants.sides[bandit], constants.dollars[token])


def shoot(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    if not state.bullets[bandit]:
        return [state]
    targets = in_sight(constants, state, bandit)
    if not targets:
        return [state]
    states: list[ModelState] = []
    for victim in worth_hitting(constants, state, bandit, targets):
        states += constants.model.shoot_him(constants, state, bandit, victim)
    return states


def shoot_him(
    constants: GameConstants, state: ModelState, bandit: int, target: int
) -> list[ModelState]:
    return [shoot_at(constants, state, bandit, target)]


def shoot_at(constants: GameConstants, state: ModelState, bandit: int, target: int) -> ModelState:
    new = fire_at(constants, state, bandit, target)
    if constants.can(bandit, DJANGO):
        knock_back(constants, new, bandit, target)
    return new


def fire_at(constants: GameConstants, state: ModelState, bandit: int, target: int) -> ModelState:
    """The state after a shot. Bullets into one's own side do not count for the gunslinger (PAIR-9,
    TEAM-5)."""
    ours, theirs = constants.sides[bandit], constants.sides[target]
    new = state.copy()
    new.fire(bandit)
    new.earn(theirs, -constants.bite)
    if ours != theirs:
        new.earn(ours, constants.shot)
    for follow in constants.model.shots:
        follow(constants, new, bandit, target)
    return new


def knock_back(constants: GameConstants, state: ModelState, bandit: int, target: int) -> None:
    """CHAR-DJANGO: push the target one car on in the direction of the shot, in a fresh state."""
    place = state.at[target]
    for row in constants.ways.rows[state.at[bandit]]:
        if place in row[:-1]:
            onward = open_to(constants, target, [row[row.index(place) + 1]])
            if onward:
                put(constants, state, target, onward[0])


def punch(constants: GameConstants, state: ModelState, bandit: int) -> list[ModelState]:
    targets = at_hand(constants, state, bandit)
    if not targets:
        return [state]
    states: list[ModelState] = []
    for victim in worth_hitting(constants, state, bandit, targets):
        states += constants.model.punch_him(constants, state, bandit, victim)
    return states


def punch_him(
    constants: GameConstants, state: ModelState, bandit: int, target: int
) -> list[ModelState]:
    """The target's best token drops; then he is pushed in either direction."""
    states: list[ModelState] = []
    for after in relieved(constants, state, bandit, target):
        states += pushed(constants, after, target)
    return states


def relieved(
    constants: GameConstants, state: ModelState, bandit: int, target: int
) -> list[ModelState]:
    """The states after a target drops a token: the best one, or the least if he is on the bandit's
    side. CHAR-CHEYENNE: or the best purse, which she keeps."""
    loot, kinds = state.loot[target], constants.kinds
    if not loot:
        return [state]
    dropped = loot[0] if constants.sides[bandit] != constants.sides[target] else loot[-1]
    states = [knock_off(constants, state, bandit, target, dropped)]
    if kinds[dropped] != PURSE and constants.can(bandit, CHEYENNE):
        for token in loot:
            if kinds[token] == PURSE:
                states.append(knock_off(constants, state, bandit, target, token))
                break
    return states


def pushed(constants: GameConstants, state: ModelState, target: int) -> list[ModelState]:
    pushes = open_to(constants, target, constants.ways.pushes[state.at[target]])
    return [go(constants, state, target, place) for place in pushes]


def knock_off(
    constants: GameConstants, state: ModelState, bandit: int, target: int, token: int
) -> ModelState:
    """PUNCH-1: the state after a token drops at the place of the two; CHAR-CHEYENNE keeps a
    purse."""
    new = state.copy()
    new.give(target, without(new.loot[target], token))
    new.earn(constants.sides[target], -constants.dollars[token])
    if constants.kinds[token] == PURSE and constants.can(bandit, CHEYENNE):
        hold(constants, new, bandit, token)
    else:
        place = new.at[target]
        new.lay(place, constants.with_token(new.floor[place], token))
    return new


def base_transitions() -> list[Transition | None]:
    """By kind of card: the transition of the base game, or None."""
    transitions: list[Transition | None] = [None] * len(KIND_NAMES)
    transitions[MOVE] = move
    transitions[CLIMB] = climb
    transitions[SHOOT] = shoot
    transitions[PUNCH] = punch
    transitions[ROB] = rob
    transitions[MARSHAL] = marshal
    return transitions
