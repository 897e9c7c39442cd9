"""What only one seat knows, apart from what everybody knows.

A server makes the public view once for all and adds this small part for each seat.
"""

from __future__ import annotations

import msgspec

from .view import CardView, GoalView, LawView, QuestionView, TokenView, View


class Mine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat knows beyond what everybody knows: its spectator's view and this make its own.

    ``values``: of face-down tokens, by number; ``hidden``: its own face-down cards, by their place
    in the pile from 0; ``hiding``: where its time traveller will appear;
    ``goals``: the Marshal's, as far as they are turned up.
    """

    seat: int
    hand: list[CardView] | None = None
    kept: list[CardView] | None = None
    discard: list[CardView] | None = None
    values: dict[int, int] = {}
    hidden: dict[int, CardView] = {}
    question: QuestionView | None = None
    hiding: str | None = None
    goals: list[GoalView] | None = None


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
        machine=public.machine and replace(public.machine, hiding=mine.hiding),
        law=public.law if mine.goals is None else _with_goals(public.law, mine.goals),
    )


def _with_goals(law: LawView | None, goals: list[GoalView]) -> LawView | None:
    return law and msgspec.structs.replace(law, goals=goals)
