"""Planning: which card goes onto the pile, or whether to draw."""

from __future__ import annotations

from ...engine.cards import KIND_MASK, is_bullet
from ...engine.game import Decision
from ...engine.options import DRAW, PICK, PLAY, PLAY_HIDDEN, Option
from .constants import ON_TOP, actor_of
from .evaluation import act, add_coming, best_worth, judge, rehearse
from .situation import Situation
from .state import Scene
from .transitions import scenes_after
from .worth import FRESH_CARDS, SECRECY


def plan(decision: Decision, now: Situation) -> Option:
    """Think the pile through as far as it is known, and add what makes the most of its end."""
    return now.best(decision.options, worth_of_plans(decision.options, now))


def worth_of_plans(options: list[Option], now: Situation) -> list[float]:
    """By option, what `plan` chooses by."""
    coming = add_coming(now.in_hand[:], now.pile)
    scene = rehearse(now.stage, now.scene, now.pile, coming)
    return [worth_of(option, now, scene) for option in options]


def pick(decision: Decision, now: Situation) -> Option:
    """PAIR-5: the card one would play first; rather no bullet, though any card may be picked."""
    actions = [option for option in decision.options if not is_bullet(option.value)]
    if not actions:
        return decision.options[0]
    return now.best(actions, [worth_of(option, now, now.scene) for option in actions])


def card_of(option: Option, now: Situation) -> int:
    """The card that an option plays or picks."""
    return now.stage.read(option.value, now.sight.seat, ON_TOP)


def worth_of(option: Option, now: Situation, scene: Scene) -> float:
    kind = option.kind
    if kind in (PLAY, PLAY_HIDDEN, PICK):
        secrecy = SECRECY if kind == PLAY_HIDDEN else 0
        return worth_of_card(card_of(option, now), now, scene) + secrecy
    waiting = judge(now.stage, scene, now.stage.me, now.in_hand)
    if option is DRAW:
        return waiting + worth_of_drawing(now)
    for value in now.stage.lore.plans:
        worth = value(option, now, scene, waiting)
        if worth is not None:
            return worth
    return waiting


def worth_of_card(card: int, now: Situation, scene: Scene) -> float:
    """What playing it next would lead to, with the rest of the hand to follow."""
    stage, bandit = now.stage, actor_of(card)
    coming = now.rest_of_hand(card) if now.more_turns else [0] * len(scene.at)
    follow_up = stage.lore.follow_ups.get(card & KIND_MASK)
    if follow_up is None and bandit in stage.companions[stage.me]:
        return best_worth(stage, scenes_after(stage, scene, card), bandit, coming)
    # TEAM-3: with a card of a partner it is he who chooses
    after = act(stage, scene, card, coming)
    worth = judge(stage, after, stage.me, coming)
    return worth if follow_up is None else follow_up(now, after, card, worth)


def worth_of_drawing(now: Situation) -> float:
    """New cards are the more welcome the fewer one holds; bullets among them are not."""
    if not now.more_turns:
        return 0
    sight = now.sight
    bullets = 0
    for bandit in now.stage.companions[now.stage.me]:
        bullets += sum(sight.hits[bandit])
    in_hand = len(sight.hand) - len(now.hand)
    unseen = max(1, sight.deck_size)
    share = max(0, unseen - (bullets - in_hand)) / unseen
    return FRESH_CARDS * share / (len(now.hand) + 1)
