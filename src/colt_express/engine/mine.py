"""What only one seat knows, apart from what everybody knows.

A server makes the public view once for all and adds this small part for each seat.
"""

from __future__ import annotations

import msgspec

from .cards import card_words
from .state import OVER, State
from .view import (
    SPECTATOR,
    QuestionView,
    TokenView,
    View,
    knows_value,
    player_view,
    question_view,
)


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat knows beyond what everybody knows: its spectator's view and this make its own.

    ``values``: of face-down tokens, by number; ``hidden``: its own face-down cards, by their place
    in the pile from 0.
    """

    seat: int
    hand: list[str] | None = None
    kept: list[str] | None = None
    discard: list[str] | None = None
    values: dict[int, int] = {}
    hidden: dict[int, str] = {}
    question: QuestionView | None = None


def mine_of(state: State, seat: int) -> Mine:
    """The private part of a seat's view."""
    if not 0 <= seat < state.rules.seats:
        return Mine(seat)
    own = player_view(state.players[seat], seat, state.phase == OVER) if state.players else None
    values = {
        token: state.token_values[token]
        for token, known in enumerate(state.token_known)
        if known >> seat & 1 and not knows_value(state, token, SPECTATOR)
    }
    hidden = {
        n: card_words(played.card, True)
        for n, played in enumerate(state.pile)
        if played.hidden and played.seat == seat and n >= state.resolved
    }
    questions = [question_view(q, seat) for q in state.questions if q.seat == seat]
    return Mine(
        seat=seat,
        hand=own.hand if own else None,
        kept=own.kept if own else None,
        discard=own.discard if own else None,
        values=values,
        hidden=hidden,
        question=questions[0] if questions else None,
    )


def merged(public: View, mine: Mine) -> View:
    """A seat's view out of the spectator's and its own part, as a client puts them together."""
    replace = msgspec.structs.replace

    def valued(tokens: list[TokenView]) -> list[TokenView]:
        return [replace(t, value=mine.values.get(t.number, t.value)) for t in tokens]

    return replace(
        public,
        seat=mine.seat,
        bandits=[replace(bandit, loot=valued(bandit.loot)) for bandit in public.bandits],
        players=[
            replace(player, hand=mine.hand, kept=mine.kept, discard=mine.discard)
            if player.seat == mine.seat
            else player
            for player in public.players
        ],
        floor={place: valued(tokens) for place, tokens in public.floor.items()},
        aside=valued(public.aside),
        removed=valued(public.removed),
        pile=[
            replace(played, card=mine.hidden.get(n, played.card))
            for n, played in enumerate(public.pile)
        ],
        questions=[
            mine.question if mine.question and question.seat == mine.seat else question
            for question in public.questions
        ],
    )
