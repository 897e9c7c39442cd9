"""Foresight: where a seat's bandits would be after each of its cards if nothing else happened.

This is an outlaw's rollout of the pile as far as the seat has seen it: cards face down have no
effect, and every player does what is best for himself. It depends only on what the seat may know.
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
from .outlaw.state import ModelState


class Step(msgspec.Struct, frozen=True, gc=False):
    """Where a bandit would be after a card that is played in that turn."""

    turn: int
    bandit: str
    at: str


class Ahead(msgspec.Struct, frozen=True):
    """What a seat can expect of its cards. ``laid``: of those on the pile, in order. ``next``: by
    the words of an option, what would follow if that card were played next."""

    laid: list[Step] = []
    next: dict[str, Step] = {}


def foresee(decision: Decision | None, look: Eyes) -> Ahead:
    """What the seat can expect of its cards, empty unless it is planning. ``decision``: what it is
    asked now."""
    observation = look.sight()
    if not observation.planning or observation.seat < 0 or not observation.seats:
        return Ahead()
    now = Situation(observation, Memory(), Random(0))  # the rollout uses no dice
    coming = coming_of(now.state, now.pile + now.hand)
    known = [played for played in look().pile if not played.resolved and played.card]
    state, laid = now.state, []
    for played, card in zip(known, now.pile, strict=True):
        coming[actor_of(card)] -= one_of(card & KIND_MASK)
        state = act(now.constants, state, card, coming)
        if played.seat == observation.seat:
            laid.append(_step(now, played.turn, state, card))
    return Ahead(laid, {} if decision is None else _next(decision, now, state))


def _next(decision: Decision, now: Situation, state: ModelState) -> dict[str, Step]:
    steps: dict[str, Step] = {}
    for option in decision.options:
        if option.kind in (PLAY, PLAY_HIDDEN):
            card = card_of(option, now)
            after = act(now.constants, state, card, now.rest_of_hand(card))
            steps[str(option)] = _step(now, now.observation.turn + 1, after, card)
    return steps


def _step(now: Situation, turn: int, state: ModelState, card: int) -> Step:
    bandit = actor_of(card)
    return Step(turn, FIGURES[now.observation.characters[bandit]], PLACE_WORDS[state.at[bandit]])
