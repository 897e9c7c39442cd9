"""A seat's view, put together from the public view and the seat's own part.

A server encodes the public view once and adds the small part of each seat.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .view import Mine, View
from .view_parts import TokenView

BOXES: Final = [
    name for name in Mine.__struct_fields__ if name in View.__struct_fields__ and name != "seat"
]
"""The boxes that have secrets of a seat."""


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
        **{box: _joined(getattr(public, box), getattr(mine, box)) for box in BOXES},
    )


def _joined(public: msgspec.Struct | None, mine: msgspec.Struct | None) -> msgspec.Struct | None:
    """A box's part of a view, completed with the seat's own knowledge."""
    if public is None or mine is None:
        return public
    return msgspec.structs.replace(public, **msgspec.structs.asdict(mine))
