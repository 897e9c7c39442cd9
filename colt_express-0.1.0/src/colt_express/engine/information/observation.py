"""Observation: what one seat may know, as ints of the engine; a view without words.

Bots that think thousands of times a second read it instead of a view. It is filled field by field
with what `seeing` shows the same seat, and what changes during a game is copied: no `State`, no
`Player` and no table of a box can be reached from here, nor any card or value that is hidden. What
is shared instead of copied (rules, train, kinds of tokens, a round card that lies face up) never
changes and is known to all.
"""

from __future__ import annotations

from typing import Final

from ..boxes.horses.observation import HorsesObservation
from ..boxes.marshal.observation import MarshalObservation
from ..boxes.time_machine.observation import TimeMachineObservation
from ..geometry import Train
from ..rulebook import RoundCard, Rulebook
from ..state import OVER, PLANNING, State
from .seeing import knowing_seats

__all__ = [
    "UNSEEN",
    "HorsesObservation",
    "MarshalObservation",
    "Observation",
    "TimeMachineObservation",
]

UNSEEN: Final = -1
"""Stands for a value or a card that this seat may not know."""


class Observation:
    """The table as one seat knows it now."""

    __slots__ = (
        "abilities",
        "bullets",
        "card",
        "cash",
        "characters",
        "deck_size",
        "hand",
        "hits",
        "horses",
        "kept",
        "kinds",
        "marshal",
        "marshal_at",
        "pile",
        "places",
        "planning",
        "played_by",
        "resolved",
        "rounds_left",
        "rules",
        "seat",
        "seats",
        "time_machine",
        "token_at",
        "train",
        "turn",
        "values",
    )

    def __init__(self, state: State, seat: int) -> None:
        self.seat: int = seat
        self.rules: Rulebook = state.rules
        self.train: Train = state.train
        self.planning: bool = state.phase == PLANNING
        self.rounds_left: int = len(state.round_cards) - state.round - 1  # after this one
        # SET-8: the card of this round; those of later ones lie face down
        self.card: RoundCard | None = state.round_card if state.round >= 0 else None
        self.turn: int = state.turn
        self.marshal_at: int = state.marshal_at  # unless a player is the Marshal
        # By bandit; all of it is public
        bandits = state.bandits
        self.characters: list[int] = [bandit.character for bandit in bandits]
        self.seats: list[int] = [bandit.seat for bandit in bandits]
        self.places: list[int] = [bandit.place for bandit in bandits]
        self.bullets: list[int] = [bandit.bullets for bandit in bandits]
        self.abilities: list[int] = [bandit.abilities for bandit in bandits]
        self.cash: list[int] = [bandit.cash for bandit in bandits]
        self.hits: list[tuple[int, ...]] = [bandit.hits for bandit in bandits]
        # By token
        self.kinds: list[int] = state.token_kinds
        self.token_at: list[int] = state.token_at[:]
        self.values: list[int] = _values(state, seat)
        # The seat's own cards
        self.hand: list[int] = []
        self.kept: int = 0  # number of cards chosen to be kept
        self.deck_size: int = 0
        if 0 <= seat < len(state.players):
            player = state.players[seat]
            self.hand = player.hand[:]
            self.kept = len(player.kept)
            self.deck_size = len(player.deck)
        # The pile, in order: the cards, as far as they can be seen, and who played them
        self.resolved: int = state.resolved
        self.pile: list[int] = []
        self.played_by: list[int] = []
        for n, played in enumerate(state.pile):
            # PLAN-6: face down it is known to its player, and to all once it is resolved
            shown = not played.hidden or n < state.resolved or played.seat == seat
            self.pile.append(played.card if shown else UNSEEN)
            self.played_by.append(played.seat)
        # The observations of boxes
        horses, law, machine = state.horses, state.marshal, state.time_machine
        self.horses: HorsesObservation | None = (
            None if horses is None else HorsesObservation(horses)
        )
        self.marshal: MarshalObservation | None = (
            None if law is None else MarshalObservation(state, law, seat)
        )
        self.time_machine: TimeMachineObservation | None = (
            None if machine is None else TimeMachineObservation(state, machine, seat)
        )


def _values(state: State, seat: int) -> list[int]:
    """SECRET-1: by token, its value if the seat knows it."""
    known, kinds, face_down = state.token_known, state.token_kinds, state.rules.face_down
    knowing = knowing_seats(state, seat)
    values = state.token_values[:]
    if state.phase == OVER:
        return values
    for token, kind in enumerate(kinds):
        if face_down[kind] and known[token] & knowing != knowing:
            values[token] = UNSEEN
    return values
