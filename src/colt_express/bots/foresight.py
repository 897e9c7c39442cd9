"""Foresight: where a seat's bandits would be after each of its cards if nothing else happened.

An outlaw's rehearsal of the pile as far as the seat has seen it: cards that lie face down do
nothing, and everybody does what is best for himself. It depends on nothing but what the seat may
know.
"""

from __future__ import annotations

from random import Random

import msgspec

from ..engine.cards import KIND_MASK
from ..engine.figures import FIGURES
from ..engine.game import Decision
from ..engine.options import PLAY, PLAY_HIDDEN
from ..engine.places import PLACE_WORDS
from .base import Eyes
from .outlaw.constants import actor_of
from .outlaw.evaluation import act, coming_of, one_of
from .outlaw.planning import card_of
from .outlaw.players import Memory
from .outlaw.situation import Situation
from .outlaw.state import Scene


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


def foresee(decision: Decision | None, look: Eyes) -> Ahead:
    """``decision``: what the seat is asked now. Nothing unless it plans."""
    sight = look.sight()
    if not sight.planning or sight.seat < 0 or not sight.seats:
        return Ahead()
    now = Situation(sight, Memory(), Random(0))  # nobody rolls these dice
    coming = coming_of(now.scene, now.pile + now.hand)
    known = [played for played in look().pile if not played.resolved and played.card]
    scene, laid = now.scene, []
    for played, card in zip(known, now.pile, strict=True):
        coming[actor_of(card)] -= one_of(card & KIND_MASK)
        scene = act(now.stage, scene, card, coming)
        if played.seat == sight.seat:
            laid.append(_step(now, played.turn, scene, card))
    return Ahead(laid, {} if decision is None else _next(decision, now, scene))


def _next(decision: Decision, now: Situation, scene: Scene) -> dict[str, Step]:
    steps: dict[str, Step] = {}
    for option in decision.options:
        if option.kind in (PLAY, PLAY_HIDDEN):
            card = card_of(option, now)
            after = act(now.stage, scene, card, now.rest_of_hand(card))
            steps[str(option)] = _step(now, now.sight.turn + 1, after, card)
    return steps


def _step(now: Situation, turn: int, scene: Scene, card: int) -> Step:
    bandit = actor_of(card)
    return Step(turn, FIGURES[now.sight.characters[bandit]], PLACE_WORDS[scene.at[bandit]])
