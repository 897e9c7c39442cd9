"""Planning: which card goes onto the pile, or whether to draw."""

from __future__ import annotations

from typing import Final

from ...engine.base.planning import STANDARD
from ...engine.boxes.horses.whiskey import is_drink, is_old_drink
from ...engine.boxes.marshal.ideas import FETCH
from ...engine.cards import is_bullet
from ...engine.game import Decision
from ...engine.option_views import card_view
from ...engine.options import DRAW, PASS, PICK, PLAY, PLAY_HIDDEN, Option
from ...engine.view import CardView
from .judgement import judge
from .law.stage import IDEA
from .rehearsal import act, coming_of, rehearse
from .scene import Scene
from .situation import Situation
from .stage import Card
from .worth import DRINK_PRICE, FRESH_CARDS, SECOND_CARD, SECRECY

PLUS: Final = ("move+", "climb+")


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


def reflex(decision: Decision, now: Situation) -> Option:
    """MP-EVENT-3: a card that is done at once, or none; the rest of the hand goes back."""
    nothing = coming_of(now.scene, [])

    def worth(option: Option) -> float:
        scene = now.scene
        if option is not PASS:
            scene = act(now.stage, scene, card_of(option, now), nothing)
        return judge(now.stage, scene, now.stage.me, nothing)

    return now.best(decision.options, worth)


def card_of(option: Option, now: Situation) -> Card:
    """The card that an option plays or picks."""
    return now.stage.card_called(card_view(option.value, option.detail == 1), now.view.seat)


def worth_of(option: Option, now: Situation, scene: Scene) -> float:
    if option.kind in (PLAY, PLAY_HIDDEN, PICK):
        secrecy = SECRECY if option.kind == PLAY_HIDDEN else 0
        return worth_of_card(card_of(option, now), now, scene) + secrecy
    waiting = judge(now.stage, scene, now.stage.me, coming_of(scene, now.hand))
    if option is FETCH:
        return worth_of_fetching(now, scene)
    if option is DRAW:
        return waiting + worth_of_drawing(now)
    if is_drink(option):
        gain = SECOND_CARD if is_old_drink(option) else worth_of_drawing(now)
        return worth_of_drink(now, scene, waiting) + gain
    return waiting


def worth_of_drink(now: Situation, scene: Scene, waiting: float) -> float:
    """The best card of the hand, less the drink."""
    best = max((worth_of_card(card, now, scene) for card in set(now.hand)), default=waiting)
    return best - DRINK_PRICE


def worth_of_card(card: Card, now: Situation, scene: Scene) -> float:
    """What playing it next would lead to, with the rest of the hand to follow."""
    rest = now.hand[:] if now.more_turns else []
    if card in rest:
        rest.remove(card)
    coming = coming_of(scene, rest)
    after = act(now.stage, scene, card, coming)
    worth = judge(now.stage, after, now.stage.me, coming)
    if card.kind in PLUS and now.view.turn_kind == STANDARD.name:
        return worth_of_another(now, after, card, worth)
    return worth


def worth_of_another(now: Situation, scene: Scene, card: Card, alone: float) -> float:
    """MP-PLUS: what the best card that may follow at once leads to, or nothing."""
    rest = now.hand[:]
    rest.remove(card)
    best = alone
    for another in set(rest):
        later = rest[:]
        later.remove(another)
        coming = coming_of(scene, later if now.more_turns else [])
        after = act(now.stage, scene, another, coming)
        best = max(best, judge(now.stage, after, now.stage.me, coming))
    return best


def worth_of_fetching(now: Situation, scene: Scene) -> float:
    """MP-FETCH: the same scene, with an idea to come."""
    fetched = [now.stage.card_called(CardView(IDEA), now.view.seat)] if now.more_turns else []
    return judge(now.stage, scene, now.stage.me, coming_of(scene, [*now.hand, *fetched]))


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
