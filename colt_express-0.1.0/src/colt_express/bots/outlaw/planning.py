"""Planning: which card to play, or whether to draw."""

from __future__ import annotations

from ...engine.cards import KIND_MASK, is_bullet
from ...engine.game import Decision
from ...engine.options import DRAW, PICK, PLAY, PLAY_HIDDEN, Option
from .constants import ON_TOP, actor_of
from .evaluation import act, add_coming, best_worth, evaluate, roll_out
from .situation import Situation
from .state import ModelState
from .transitions import states_after
from .worth import FRESH_CARDS, SECRECY


def plan(decision: Decision, now: Situation) -> Option:
    """The card to play after the visible part of the pile, or to draw."""
    return now.best(decision.options, worth_of_plans(decision.options, now))


def worth_of_plans(options: list[Option], now: Situation) -> list[float]:
    """By option: its value in planning, in dollars."""
    coming = add_coming(now.in_hand[:], now.pile)
    state = roll_out(now.constants, now.state, now.pile, coming)
    return [worth_of(option, now, state) for option in options]


def pick(decision: Decision, now: Situation) -> Option:
    """PAIR-5: the card to play first; a bullet only if there is nothing else to pick."""
    actions = [option for option in decision.options if not is_bullet(option.value)]
    if not actions:
        return decision.options[0]
    return now.best(actions, [worth_of(option, now, now.state) for option in actions])


def card_of(option: Option, now: Situation) -> int:
    """The card that an option plays or picks."""
    return now.constants.read(option.value, now.observation.seat, ON_TOP)


def worth_of(option: Option, now: Situation, state: ModelState) -> float:
    kind = option.kind
    if kind in (PLAY, PLAY_HIDDEN, PICK):
        secrecy = SECRECY if kind == PLAY_HIDDEN else 0
        return worth_of_card(card_of(option, now), now, state) + secrecy
    waiting = evaluate(now.constants, state, now.constants.me, now.in_hand)
    if option is DRAW:
        return waiting + worth_of_drawing(now)
    for value in now.constants.model.plans:
        worth = value(option, now, state, waiting)
        if worth is not None:
            return worth
    return waiting


def worth_of_card(card: int, now: Situation, state: ModelState) -> float:
    """The value of playing a card next, with the rest of the hand to follow."""
    constants, bandit = now.constants, actor_of(card)
    coming = now.rest_of_hand(card) if now.more_turns else [0] * len(state.at)
    follow_up = constants.model.follow_ups.get(card & KIND_MASK)
    if follow_up is None and bandit in constants.companions[constants.me]:
        return best_worth(constants, states_after(constants, state, card), bandit, coming)
    # TEAM-3: the partner makes the choices of his own card
    after = act(constants, state, card, coming)
    worth = evaluate(constants, after, constants.me, coming)
    return worth if follow_up is None else follow_up(now, after, card, worth)


def worth_of_drawing(now: Situation) -> float:
    """The value of three new cards: higher for a smaller hand, lower with bullets in the deck."""
    if not now.more_turns:
        return 0
    observation = now.observation
    bullets = 0
    for bandit in now.constants.companions[now.constants.me]:
        bullets += sum(observation.hits[bandit])
    in_hand = len(observation.hand) - len(now.hand)
    unseen = max(1, observation.deck_size)
    share = max(0, unseen - (bullets - in_hand)) / unseen
    return FRESH_CARDS * share / (len(now.hand) + 1)
