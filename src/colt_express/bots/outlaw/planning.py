"""Planning: which card goes onto the pile, or whether to draw."""

from __future__ import annotations

from ...engine.cards import is_bullet
from ...engine.game import Decision
from ...engine.option_views import card_view
from ...engine.options import DRAW, PICK, PLAY, PLAY_HIDDEN, Option
from .judgement import judge
from .rehearsal import act, coming_of, rehearse
from .scene import Scene
from .situation import Situation
from .stage import Card
from .worth import FRESH_CARDS, SECRECY


def plan(decision: Decision, now: Situation) -> Option:
    """Think the pile through as far as it is known, and add what makes the most of its end."""
    scene = rehearse(now.stage, now.scene, now.pile, now.hand)
    return now.best(decision.options, lambda option: worth_of(option, now, scene))


def worth_of_plans(options: list[Option], now: Situation) -> list[float]:
    """By option, what `plan` chooses by."""
    scene = rehearse(now.stage, now.scene, now.pile, now.hand)
    return [worth_of(option, now, scene) for option in options]


def pick(decision: Decision, now: Situation) -> Option:
    """PAIR-5: the card one would play first; rather no bullet, though any card may be picked."""
    actions = [option for option in decision.options if not is_bullet(option.value)]
    if not actions:
        return decision.options[0]
    return now.best(actions, lambda option: worth_of(option, now, now.scene))


def card_of(option: Option, now: Situation) -> Card:
    """The card that an option plays or picks."""
    return now.stage.card_called(card_view(option.value, option.detail == 1), now.view.seat)


def worth_of(option: Option, now: Situation, scene: Scene) -> float:
    if option.kind in (PLAY, PLAY_HIDDEN, PICK):
        secrecy = SECRECY if option.kind == PLAY_HIDDEN else 0
        return worth_of_card(card_of(option, now), now, scene) + secrecy
    waiting = judge(now.stage, scene, now.stage.me, coming_of(scene, now.hand))
    if option is DRAW:
        return waiting + worth_of_drawing(now)
    for value in now.stage.lore.plans:
        worth = value(option, now, scene, waiting)
        if worth is not None:
            return worth
    return waiting


def worth_of_card(card: Card, now: Situation, scene: Scene) -> float:
    """What playing it next would lead to, with the rest of the hand to follow."""
    rest = now.hand[:] if now.more_turns else []
    if card in rest:
        rest.remove(card)
    coming = coming_of(scene, rest)
    after = act(now.stage, scene, card, coming)
    worth = judge(now.stage, after, now.stage.me, coming)
    follow_up = now.stage.lore.follow_ups.get(card.kind)
    return worth if follow_up is None else follow_up(now, after, card, worth)


def worth_of_drawing(now: Situation) -> float:
    """New cards are the more welcome the fewer one holds; bullets among them are not."""
    if not now.more_turns:
        return 0
    player = now.player
    mine = [bandit for bandit in now.view.bandits if bandit.seat == now.view.seat]
    bullets = sum(sum(bandit.hits.values()) for bandit in mine)
    in_hand = len(player.hand or ()) - len(now.hand)
    unseen = max(1, player.deck_size)
    share = max(0, unseen - (bullets - in_hand)) / unseen
    return FRESH_CARDS * share / (len(now.hand) + 1)
