"""Guessing the cards of partners, which wander from one to the other (TEAM-3)."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING

from ..cards import is_bullet, owner_of
from .cards import (
    face_down,
    fill_deck,
    fill_discards,
    may_lie_there,
    replace_in_pile,
    shuffle_with,
    take_hand,
    take_up,
)

if TYPE_CHECKING:
    from ..state import Player, State


def deal_team(state: State, a: Player, b: Player, seat: int, rng: Random) -> None:
    """TEAM-3: cards wander between partners, at most as many as were seen to be drawn."""
    pool_a = take_up(state, a, a.seat == seat)
    pool_b = take_up(state, b, b.seat == seat)
    natives_a, natives_b = _natives(state, a, b, sorted(pool_a + pool_b))
    size = len(pool_a)
    counts = _guest_counts(state, a, b, seat, size, len(natives_a), len(natives_b))
    weights = [comb(len(natives_b), n) * comb(len(natives_a), size - n) for n in counts]
    while True:
        guests = rng.choices(counts, weights)[0]
        shuffle_with(natives_a, rng)
        shuffle_with(natives_b, rng)
        home = size - guests
        new_a = natives_a[:home] + natives_b[:guests]
        new_b = natives_a[home:] + natives_b[guests:]
        shuffle_with(new_a, rng)
        shuffle_with(new_b, rng)
        if _fits(state, a, a.seat == seat, new_a) and _fits(state, b, b.seat == seat, new_b):
            break
    _lay_down(state, a, a.seat == seat, new_a)
    _lay_down(state, b, b.seat == seat, new_b)


def _natives(state: State, a: Player, b: Player, pool: list[int]) -> tuple[list[int], list[int]]:
    """Split a pool by the owners of its cards; a bullet belongs to the bandit it hit."""
    hits = [0] * 16
    for bandit in state.bandits:
        if bandit.seat == a.seat:
            hits = list(bandit.hits)
    mine: list[int] = []
    others: list[int] = []
    for card in pool:
        owner = owner_of(card)
        if is_bullet(card):
            belongs = hits[owner] > 0
            hits[owner] -= 1
        else:
            belongs = state.bandit(owner).seat == a.seat
        (mine if belongs else others).append(card)
    return mine, others


def _guest_counts(
    state: State, a: Player, b: Player, seat: int, size: int, natives_a: int, natives_b: int
) -> list[int]:
    """How many of B's cards may be among the ``size`` unseen cards of A."""
    most_a = a.borrowed - _guests_seen(state, a, a.seat == seat)
    most_b = b.borrowed - _guests_seen(state, b, b.seat == seat)
    counts = range(max(0, size - natives_a), min(size, natives_b) + 1)
    allowed = [n for n in counts if n <= most_a and natives_a - (size - n) <= most_b]
    if state.round == 0:
        # Nothing can have come back yet
        exact = [n for n in allowed if n == most_a and natives_a - (size - n) == most_b]
        allowed = exact or allowed
    return allowed or list(counts)


def _guests_seen(state: State, player: Player, own: bool) -> int:
    """Partner's cards that this player is known to hold or to have in the pile."""
    cards = [
        state.pile[n].card
        for n in range(state.returned, len(state.pile))
        if state.pile[n].seat == player.seat
        and (own or not state.pile[n].hidden or n < state.resolved)
    ]
    if own:
        cards += [*player.hand, *player.kept, *player.discard]
    else:
        cards += [c for n, c in enumerate(player.discard) if player.discard_seen[n]]
    return len(
        [c for c in cards if not is_bullet(c) and state.bandit(owner_of(c)).seat != player.seat]
    )


def _fits(state: State, player: Player, own: bool, cards: list[int]) -> bool:
    """Cards as `_lay_down` would lay them: face-down ones first, then the hand."""
    if own:
        return True
    places = face_down(state, player)
    for n, card in zip(places, cards, strict=False):
        if not may_lie_there(state, n, card):
            return False
    size = len(player.hand) - len(player.open_hand) + len(player.kept)
    hand = cards[len(places) : len(places) + size]
    return len([card for card in hand if not is_bullet(card)]) >= player.sure


def _lay_down(state: State, player: Player, own: bool, cards: list[int]) -> None:
    if not own:
        places = face_down(state, player)
        for n, card in zip(places, cards, strict=False):
            replace_in_pile(state, n, card)
        del cards[: len(places)]
        size = len(player.hand) - len(player.open_hand) + len(player.kept)
        take_hand(player, cards[:size])
        del cards[:size]
        fill_discards(player, cards)
    fill_deck(player, cards)
