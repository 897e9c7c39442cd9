"""Filling in what a viewer does not know with placeholders, so that the state can be looked at from
that seat, and guessed.

The placeholders come from the line itself: the sets of unseen cards and values. A guess deals them
again, uniformly; nothing else is ever done with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.state import Played
from ..errors import Source
from .cards import HIDDEN

if TYPE_CHECKING:
    from ...engine.state import Player, State


def fill(state: State, tokens: list[int], pools: list[list[int]], source: Source) -> None:
    """``tokens``: those of unknown value; ``pools``: by seat, the unseen cards."""
    _fill_tokens(state, tokens, source)
    _fill_rounds(state)
    sides = state.rules.sides
    for player in state.players:
        pool = pools[sides.index(sides[player.seat])]  # partners share one (TEAM-3)
        _fill_cards(state, player, pool, source)
    if any(pools):
        raise source.error("there are more unseen cards than places for them")


def _fill_tokens(state: State, tokens: list[int], source: Source) -> None:
    """Kept apart by kind; what remains is in the box."""
    for token in tokens:
        pool = state.spare[state.token_kinds[token]]
        if not pool:
            raise source.error(f"token {token} is unknown, but no value is left for it in 'spare'")
        state.token_values[token] = pool.pop(0)


def _fill_rounds(state: State) -> None:
    """Cards of rounds to come, none of which has been seen yet."""
    rules, cards = state.rules, state.round_cards
    seen = cards[: state.round + 1]
    free = [card for card in rules.rounds if card not in seen] or rules.rounds
    for n in range(state.round + 1, len(cards)):
        last = n + 1 == len(cards) and rules.stations
        cards[n] = rules.stations[0] if last else free[n % len(free)]


def _fill_cards(state: State, player: Player, pool: list[int], source: Source) -> None:
    def taken(card: int) -> int:
        if card != HIDDEN:
            return card
        if not pool:
            raise source.error(f"seat {player.seat} has hidden cards, but its set of them is empty")
        return pool.pop()

    for n, played in enumerate(state.pile):
        if played.seat == player.seat and played.card == HIDDEN:
            card = taken(HIDDEN)
            state.pile[n] = Played(played.seat, card, True, played.turn, played.extra)
    hidden = player.hand.count(HIDDEN)
    unseen = max(0, hidden - len(player.open_hand))
    hand = [card for card in player.hand if card != HIDDEN]
    hand += list(player.open_hand[:hidden]) + [taken(HIDDEN) for _ in range(unseen)]
    player.hand = sorted(hand)
    player.discard = tuple(taken(card) for card in player.discard)
    player.deck = [taken(card) for card in player.deck]
