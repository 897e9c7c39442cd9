"""Foresight: where a seat's bandits would be after each of its cards if nothing else happened.

An outlaw's rehearsal of the pile as far as the seat has seen it: cards that lie face down do
nothing, and everybody does what is best for himself. It is a function of the seat's view and the
rules alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from ..engine.places import PLACE_WORDS
from ..engine.rulebook import Rulebook
from ..engine.view import PlayedView, PlayOption, View
from .outlaw.rehearsal import act, coming_of
from .outlaw.scene import Scene
from .outlaw.situation import Situation
from .outlaw.stage import Card

PLANNING: Final = "planning"


class Step(msgspec.Struct, frozen=True, gc=False):
    """Where a bandit would be after a card that is laid in that turn."""

    turn: int
    bandit: str
    at: str


class Ahead(msgspec.Struct, frozen=True):
    """What a seat can expect of its cards: of those on the pile, in order, and by the words of an
    option what would follow if that card were laid next."""

    laid: list[Step] = []
    next: dict[str, Step] = {}


def foresee(view: View, rules: Rulebook | None) -> Ahead:
    """Nothing unless the seat plans."""
    if view.phase != PLANNING or view.seat < 0 or not view.bandits:
        return Ahead()
    now = Situation(view, rules, Random(0))  # dice are not rolled in a rehearsal
    coming = coming_of(now.scene, [*now.pile, *now.hand])
    scene, laid = now.scene, []
    for played, card in zip(_known(view), now.pile, strict=True):
        coming[card.bandit].remove(card.kind)
        scene = act(now.stage, scene, card, coming)
        if played.seat == view.seat:
            laid.append(_step(view, played.turn, scene, card))
    return Ahead(laid, _next(now, scene))


def _known(view: View) -> list[PlayedView]:
    """The cards that a situation has on its pile."""
    return [played for played in view.pile if not played.resolved and played.card]


def _next(now: Situation, scene: Scene) -> dict[str, Step]:
    view, steps = now.view, {}
    for option in view.question.options or () if view.question else ():
        if isinstance(option, PlayOption):
            card = now.stage.card_called(option.card, view.seat)
            rest = now.hand[:]
            if card in rest:
                rest.remove(card)
            after = act(now.stage, scene, card, coming_of(scene, rest))
            steps[option.words] = _step(view, view.turn, after, card)
    return steps


def _step(view: View, turn: int, scene: Scene, card: Card) -> Step:
    return Step(turn, view.bandits[card.bandit].name, PLACE_WORDS[scene.at[card.bandit]])
