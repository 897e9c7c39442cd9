"""Guessing: re-deal uniformly everything a seat cannot know (SECRET-1, SECRET-2).

A guess respects what all players can infer: cards that went face up onto a deck are there, a
face-down card in the pile is no bullet, a hand kept from the last round holds none.

Hidden things are sorted before they are shuffled. Otherwise a caller that supplies the random
generator could undo the shuffle and see the real position.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..options import Option
from ..registry import QUESTIONS
from ..state import OVER, Question
from .cards import deal, shuffle_with, take_up
from .knowing import EVERYBODY, knows
from .partners import deal_team

if TYPE_CHECKING:
    from ..rulebook import RoundCard
    from ..state import State

FEW_TO_SAMPLE: Final = 21
"""Largest population of which `Random.sample` draws from a list of all that are left."""


def guess_state(state: State, seat: int, rng: Random) -> State:
    """A state that looks the same to this seat (-1: a spectator; `EVERYBODY`: all seats)."""
    new = state.copy(False)
    new.key = rng.getrandbits(256).to_bytes(32, "little")
    if new.phase != OVER:
        _guess_tokens(new, seat, rng)
        _guess_round_cards(new, rng)
        if new.players:
            _guess_cards(new, seat, rng)
            for guess in new.rules.guesses:
                guess(new, seat, rng)
        _guess_questions(new, seat, rng)
    return new


def _guess_tokens(state: State, seat: int, rng: Random) -> None:
    """Values this seat has never seen are shuffled with those that stayed in the box."""
    bit = 1 << seat if seat >= 0 else 0
    if seat == EVERYBODY:
        bit = (1 << state.rules.seats) - 1
    for kind, face_down in enumerate(state.rules.face_down):
        if not face_down:
            continue
        unknown = [
            token
            for token, its_kind in enumerate(state.token_kinds)
            if its_kind == kind and not state.token_known[token] & bit and not _open(state, token)
        ]
        if not unknown:
            continue
        values = [state.token_values[token] for token in unknown] + state.spare[kind]
        values.sort()
        shuffle_with(values, rng)
        state.token_values = state.token_values[:]
        for token in unknown:
            state.token_values[token] = values.pop()
        state.spare = state.spare[:]
        state.spare[kind] = values


def _open(state: State, token: int) -> bool:
    """Known to everyone, and so to a spectator."""
    return state.token_known[token] == (1 << state.rules.seats) - 1


def _guess_round_cards(state: State, rng: Random) -> None:
    """SET-8: cards not yet revealed are drawn again from those that can still come."""
    seen = state.round + 1
    rules = state.rules
    hidden = len(state.round_cards) - seen
    if hidden <= 0:
        return
    cards = state.round_cards[:seen]
    stations = 1 if rules.stations else 0
    pool = [card for card in rules.rounds if card not in cards]
    if len(pool) < hidden - stations:
        return
    cards += drawn(pool, hidden - stations, rng)
    if stations:
        cards.append(rules.stations[int(rng.random() * len(rules.stations))])
    state.round_cards = cards


def drawn(cards: list[RoundCard], count: int, rng: Random) -> list[RoundCard]:
    """``rng.sample(cards, count)``, and the same for the same dice, but compiled: it would take a
    sixth of the time of a guess."""
    if len(cards) > FEW_TO_SAMPLE:
        return rng.sample(cards, count)
    chosen: list[RoundCard] = []
    left = len(cards)
    for _ in range(count):
        bits = left.bit_length()
        n = rng.getrandbits(bits)
        while n >= left:
            n = rng.getrandbits(bits)
        chosen.append(cards[n])
        left -= 1
        cards[n] = cards[left]
    return chosen


def _guess_cards(state: State, seat: int, rng: Random) -> None:
    sides = state.rules.sides
    for player in state.players:
        own = knows(seat, player.seat)
        if sides.count(sides[player.seat]) == 1 or seat == EVERYBODY:
            deal(state, player, own, take_up(state, player, own), rng)
        else:
            first, second = [p for p in state.players if sides[p.seat] == sides[player.seat]]
            if first is player:
                deal_team(state, first, second, seat, rng)


def _guess_questions(state: State, seat: int, rng: Random) -> None:
    """Other seats' questions follow from what they hold now; their secret answers are open."""
    state.questions = tuple(
        [q if knows(seat, q.seat) else _with_new_options(state, q) for q in state.questions]
    )
    answered: list[tuple[Question, Option]] = []
    for question, option in state.answered:
        if not knows(seat, question.seat):
            question = _with_new_options(state, question)
            option = question.options[int(rng.random() * len(question.options))]
        answered.append((question, option))
    state.answered = tuple(answered)


def _with_new_options(state: State, question: Question) -> Question:
    options = QUESTIONS[question.kind].kind.options(state, question)
    return Question(
        question.seat, question.kind, options, question.bandit, question.target, question.token
    )
