"""TEAM: partners side by side, four or six players (TEAM, CASE-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..base.hands import draw_cards
from ..base.rounds import FILL_HANDS
from ..base.setting_out import TAKE_PLACES
from ..events import tell
from ..places import inside
from ..registry import Step, register_step

if TYPE_CHECKING:
    from ..rulebook import Rulebook
    from ..state import State


def partner(seat: int) -> int:
    """A sits at an even seat, B beside him (TEAM-1)."""
    return seat ^ 1


class TakePlacesInTeams(Step):
    """TEAM-1: A in the caboose, B in the car before it."""

    def do(self, state: State, _: int, /) -> None:
        caboose = state.rules.train.caboose
        for bandit in state.bandits:
            bandit.place = inside(caboose if bandit.seat % 2 == 0 else caboose - 1)
            tell(state, "started", "TEAM-1", bandit=bandit.character, place=bandit.place)


class DrawPartnersCards(Step):
    """TEAM-3: one card of the partner's deck, before the hand is filled up."""

    def do(self, state: State, _: int, /) -> None:
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            player.borrowed += draw_cards(state, state.players[partner(seat)], player, 1, "TEAM-3")


TEAM_PLACES: Final = register_step("take places in teams", TakePlacesInTeams())
PARTNERS_CARDS: Final = register_step("draw partners' cards", DrawPartnersCards())


def install(rules: Rulebook) -> None:
    seats = rules.seats
    rules.sides = [seat // 2 for seat in range(seats)]
    rules.first_seats = list(range(0, seats, 2))  # TEAM-2
    for first in rules.first_seats:
        # TEAM-4: B before A, teams anticlockwise
        rules.anticlockwise[first] = [(first + 1 - n) % seats for n in range(seats)]
    rules.opening[rules.opening.index(TAKE_PLACES)] = TEAM_PLACES
    rules.replace_part(FILL_HANDS, [PARTNERS_CARDS, FILL_HANDS])
