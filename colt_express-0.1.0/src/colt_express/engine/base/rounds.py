"""A round: its parts in order, from the round card to the event (PLAN-1, PLAN-2, PLAN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..registry import Step, register_step
from ..state import EVENT, PLANNING
from .ending import finish
from .hands import draw_cards, hand_size, shuffle_deck

if TYPE_CHECKING:
    from ..state import State


class NextRound(Step):
    """Begin the next round, or end the game after the last (PLAN-1, END-1)."""

    def do(self, state: State, _: int, /) -> None:
        if state.is_last_round:
            finish(state)
            return
        if state.round >= 0:
            seats = state.rules.first_seats
            state.first = seats[(seats.index(state.first) + 1) % len(seats)]
        state.round += 1
        state.turn = 0
        state.pile = []
        state.resolved = 0
        state.returned = 0
        # Another list, because memory that is given back when a list has become empty costs more
        state.stack = [*state.stack, NEXT_ROUND, *state.rules.parts[::-1]]


class RevealRoundCard(Step):
    """SET-8"""

    def do(self, state: State, _: int, /) -> None:
        state.phase = PLANNING
        for player in state.players:
            player.acted = 0
        tell(
            state,
            "round_began",
            "SET-8",
            seat=state.first,
            amount=state.round + 1,
            name=state.round_card.name,
        )


class ShuffleDecks(Step):
    """PLAN-2"""

    def do(self, state: State, _: int, /) -> None:
        for player in state.players:
            shuffle_deck(state, player)


class FillHands(Step):
    """PLAN-2, EXPERT-4: everyone draws until the hand is full."""

    def do(self, state: State, _: int, /) -> None:
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            missing = hand_size(state, seat) - len(player.hand)
            if missing > 0:
                draw_cards(state, player, player, missing, "PLAN-2")


class ReturnHands(Step):
    """PLAN-9: cards that were not played go back on top of the deck; KEEP-1: except kept cards."""

    def do(self, state: State, _: int, /) -> None:
        for player in state.players:
            player.deck.extend(player.hand)
            player.hand = list(player.kept)
            player.kept = ()
            player.open_hand = ()
            player.open_top = 0
            player.sure = 0


class RoundEvent(Step):
    """The event or station of the round card, if it has one and events are used (SET-7)."""

    def do(self, state: State, _: int, /) -> None:
        state.phase = EVENT
        event = state.rules.events.get(state.round_card.event)
        if event is not None:
            tell(state, "event", "EVENT", name=state.round_card.event)
            event(state)


NEXT_ROUND: Final = register_step("next round", NextRound())
REVEAL: Final = register_step("reveal the round card", RevealRoundCard())
SHUFFLE: Final = register_step("shuffle the decks", ShuffleDecks())
FILL_HANDS: Final = register_step("fill the hands", FillHands())
RETURN_HANDS: Final = register_step("return the hands", ReturnHands())
ROUND_EVENT: Final = register_step("event of the round", RoundEvent())
