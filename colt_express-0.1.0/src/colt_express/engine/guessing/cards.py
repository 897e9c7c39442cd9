"""Guessing cards: hands, decks, discard piles and what lies face down in the common pile."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING

from ..base.planning import must_show
from ..cards import SHOOT, is_bullet, kind_of, owner_of
from ..figures import GHOST
from ..state import Played

if TYPE_CHECKING:
    from ..state import Player, State


def shuffle_with(cards: list[int], rng: Random) -> None:
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * float(last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def some_of(cards: list[int], most: int, rng: Random) -> list[int]:
    """A random selection of at most ``most`` of these cards, uniform over all selections."""
    if most >= len(cards):
        return [card for card in cards if rng.random() < 0.5]
    counts = range(most + 1)
    count = rng.choices(counts, [comb(len(cards), n) for n in counts])[0]
    return rng.sample(cards, count)


def face_down(state: State, player: Player) -> list[int]:
    """Indexes of the player's unseen cards in the pile."""
    return [
        n
        for n in range(state.resolved, len(state.pile))
        if state.pile[n].hidden and state.pile[n].seat == player.seat
    ]


def take_up(state: State, player: Player, own: bool) -> list[int]:
    """All cards of a player whose whereabouts are not known, sorted; the viewer knows his hand."""
    pool = player.deck[: len(player.deck) - player.open_top]
    if not own:
        pool += _unseen_hand(player)
        if player.discard:
            seen = player.discard_seen
            pool += [card for n, card in enumerate(player.discard) if not seen[n]]
        pool += [state.pile[n].card for n in face_down(state, player)]
    pool.sort()
    return pool


def _unseen_hand(player: Player) -> list[int]:
    """The hand, and the cards kept of it, without those that all players saw go there."""
    unseen = [*player.hand, *player.kept]
    for card in player.open_hand:
        unseen.remove(card)
    return unseen


def take_hand(player: Player, unseen: list[int]) -> None:
    player.hand = sorted([*player.open_hand, *unseen])


def deal(state: State, player: Player, own: bool, pool: list[int], rng: Random) -> None:
    """Put a pool of cards back into the places `_take_up` took them from."""
    if own:
        shuffle_with(pool, rng)
        fill_deck(player, pool)
        return
    for n in _strictest_first(state, face_down(state, player)):
        fitting = [card for card in pool if may_lie_there(state, n, card)]
        card = fitting[int(rng.random() * len(fitting))]
        pool.remove(card)
        replace_in_pile(state, n, card)
    size = len(player.hand) - len(player.open_hand) + len(player.kept)
    seen = len([card for card in player.open_hand if not is_bullet(card)])
    take_hand(player, _draw_hand(pool, size, max(0, player.sure - seen), rng))
    fill_discards(player, pool)
    fill_deck(player, pool)


def _draw_hand(pool: list[int], size: int, sure: int, rng: Random) -> list[int]:
    """Take a hand out of the pool at random, with at least ``sure`` action cards in it."""
    shuffle_with(pool, rng)
    if sure == 0:
        hand = pool[:size]
        del pool[:size]
        return hand
    actions = [card for card in pool if not is_bullet(card)]
    bullets = [card for card in pool if is_bullet(card)]
    # By number of action cards: how many of the possible hands hold that many
    counts = range(sure, min(size, len(actions)) + 1)
    weights = [comb(len(actions), n) * comb(len(bullets), size - n) for n in counts]
    take = rng.choices(counts, weights)[0]
    hand = actions[:take] + bullets[: size - take]
    pool[:] = actions[take:] + bullets[size - take :]
    shuffle_with(pool, rng)
    return hand


def fill_discards(player: Player, pool: list[int]) -> None:
    if player.discard:
        pile = zip(player.discard, player.discard_seen, strict=True)
        player.discard = tuple([card if seen else pool.pop() for card, seen in pile])


def fill_deck(player: Player, pool: list[int]) -> None:
    player.deck[: len(player.deck) - player.open_top] = pool


def replace_in_pile(state: State, n: int, card: int) -> None:
    old = state.pile[n]
    state.pile[n] = Played(old.seat, card, old.hidden, old.turn, old.extra)


def _strictest_first(state: State, places: list[int]) -> list[int]:
    """Those hidden by an ability first: fewer cards fit there than in a tunnel."""
    return [n for n in places if not _in_tunnel(state, n)] + [
        n for n in places if _in_tunnel(state, n)
    ]


def _in_tunnel(state: State, n: int) -> bool:
    return state.rules.turns[state.round_card.turns[state.pile[n].turn]].face_down


def may_lie_there(state: State, n: int, card: int) -> bool:
    """Whether a card could be the face-down one at this point of the pile, for all we saw."""
    if is_bullet(card) or must_show(state, state.pile[n].seat, card):
        return False
    if _in_tunnel(state, n):
        return True
    rules = state.rules
    if rules.ghost_hides_own_only:
        return owner_of(card) == GHOST  # CASE-25
    follower = state.pile[n + 1] if n + 1 < len(state.pile) else None
    if follower is not None and follower.extra:
        # PAIR-6: only behind the other bandit's shoot card
        return kind_of(card) == SHOOT and owner_of(card) != owner_of(follower.card)
    return True
