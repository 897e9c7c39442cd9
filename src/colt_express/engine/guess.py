"""Guessing: deal anew, uniformly, everything a seat cannot know (SECRET-1, SECRET-2).

A guess keeps to what everybody can work out: cards that went face up onto a deck are there,
a face-down card in the pile is no bullet, a hand kept from the last round holds none.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING

from .cards import KIND_MASK, OWNER_SHIFT, SHOOT, is_bullet
from .figures import GHOST
from .options import Option
from .registry import OPTIONS_AGAIN
from .state import OVER, Played, Question

if TYPE_CHECKING:
    from .state import Player, State


def guess_state(state: State, seat: int, rng: Random) -> State:
    """A state that looks the same to this seat (-1: a spectator)."""
    new = state.copy(False)
    new.key = rng.getrandbits(256).to_bytes(32, "little")
    if new.phase != OVER:
        _guess_tokens(new, seat, rng)
        _guess_round_cards(new, rng)
        if new.players:
            _guess_cards(new, seat, rng)
        _guess_questions(new, seat, rng)
    return new


def _shuffle(cards: list[int], rng: Random) -> None:
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


# Tokens and round cards -----------------------------------------------------------------------


def _guess_tokens(state: State, seat: int, rng: Random) -> None:
    """Values this seat has never seen are shuffled with those that stayed in the box."""
    bit = 1 << seat if seat >= 0 else 0
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
        _shuffle(values, rng)
        state.token_values = state.token_values[:]
        for token in unknown:
            state.token_values[token] = values.pop()
        state.spare = state.spare[:]
        state.spare[kind] = values


def _open(state: State, token: int) -> bool:
    """Known to everyone, and so to a spectator."""
    return state.token_known[token] == (1 << state.rules.seats) - 1


def _guess_round_cards(state: State, rng: Random) -> None:
    """SET-8: cards not yet revealed are drawn anew from those that can still come."""
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
    cards += rng.sample(pool, hidden - stations)
    if stations:
        cards.append(rules.stations[int(rng.random() * len(rules.stations))])
    state.round_cards = cards


# Cards ----------------------------------------------------------------------------------------


def _guess_cards(state: State, seat: int, rng: Random) -> None:
    sides = state.rules.sides
    for player in state.players:
        partners = [p for p in state.players if sides[p.seat] == sides[player.seat]]
        if len(partners) == 1:
            pool = _take_up(state, player, player.seat == seat)
            _deal(state, player, player.seat == seat, pool, rng)
        elif partners[0] is player:
            _deal_team(state, partners[0], partners[1], seat, rng)


def _face_down(state: State, player: Player) -> list[int]:
    """Where the player's unseen cards lie in the pile."""
    return [
        n
        for n in range(state.resolved, len(state.pile))
        if state.pile[n].hidden and state.pile[n].seat == player.seat
    ]


def _take_up(state: State, player: Player, own: bool) -> list[int]:
    """All cards of a player whose whereabouts are not known; the viewer knows his hand."""
    pool = player.deck[: len(player.deck) - player.open_top]
    if not own:
        pool += _unseen_hand(player)
        pool += player.kept
        if player.discard:
            seen = player.discard_seen
            pool += [card for n, card in enumerate(player.discard) if not seen[n]]
        pool += [state.pile[n].card for n in _face_down(state, player)]
    return pool


def _unseen_hand(player: Player) -> list[int]:
    """The hand without the cards that everybody saw go there."""
    unseen = player.hand[:]
    for card in player.open_hand:
        unseen.remove(card)
    return unseen


def _take_hand(player: Player, unseen: list[int]) -> None:
    player.hand = sorted(player.open_hand + unseen)


def _deal(state: State, player: Player, own: bool, pool: list[int], rng: Random) -> None:
    """Put a pool of cards back into the places `_take_up` took them from."""
    if own:
        _shuffle(pool, rng)
        _fill_deck(player, pool)
        return
    for n in _strictest_first(state, _face_down(state, player)):
        fitting = [card for card in pool if _may_lie_there(state, n, card)]
        card = fitting[int(rng.random() * len(fitting))]
        pool.remove(card)
        _replace_in_pile(state, n, card)
    size = len(player.hand) - len(player.open_hand) + len(player.kept)
    _take_hand(player, _draw_hand(pool, size, player.sure, rng))
    _fill_discards(player, pool)
    _fill_deck(player, pool)


def _draw_hand(pool: list[int], size: int, sure: int, rng: Random) -> list[int]:
    """Take a hand out of the pool at random, with at least ``sure`` action cards in it."""
    _shuffle(pool, rng)
    if sure == 0:
        hand = pool[:size]
        del pool[:size]
        return hand
    actions = [card for card in pool if not is_bullet(card)]
    bullets = [card for card in pool if is_bullet(card)]
    # How many of the hands that could be dealt hold so many action cards
    counts = range(sure, min(size, len(actions)) + 1)
    weights = [comb(len(actions), n) * comb(len(bullets), size - n) for n in counts]
    take = rng.choices(counts, weights)[0]
    hand = actions[:take] + bullets[: size - take]
    pool[:] = actions[take:] + bullets[size - take :]
    _shuffle(pool, rng)
    return hand


def _fill_discards(player: Player, pool: list[int]) -> None:
    for n, seen in enumerate(player.discard_seen):
        if not seen:
            player.discard[n] = pool.pop()


def _fill_deck(player: Player, pool: list[int]) -> None:
    player.deck[: len(player.deck) - player.open_top] = pool


def _replace_in_pile(state: State, n: int, card: int) -> None:
    old = state.pile[n]
    state.pile[n] = Played(old.seat, card, old.hidden, old.turn, old.extra)


def _strictest_first(state: State, places: list[int]) -> list[int]:
    """Those hidden by an ability first: fewer cards fit there than in a tunnel."""
    return [n for n in places if not _in_tunnel(state, n)] + [
        n for n in places if _in_tunnel(state, n)
    ]


def _in_tunnel(state: State, n: int) -> bool:
    return state.rules.turns[state.round_card.turns[state.pile[n].turn]].face_down


def _may_lie_there(state: State, n: int, card: int) -> bool:
    """Whether a card could be the face-down one at this point of the pile, for all we saw."""
    if is_bullet(card):
        return False
    if _in_tunnel(state, n):
        return True
    rules = state.rules
    if rules.ghost_hides_own_only:
        return card >> OWNER_SHIFT == GHOST  # CASE-25
    follower = state.pile[n + 1] if n + 1 < len(state.pile) else None
    if follower is not None and follower.extra:
        # PAIR-6: only behind the other bandit's shoot card
        return card & KIND_MASK == SHOOT and card >> OWNER_SHIFT != follower.card >> OWNER_SHIFT
    return True


# Partners -------------------------------------------------------------------------------------


def _deal_team(state: State, a: Player, b: Player, seat: int, rng: Random) -> None:
    """TEAM-3: cards wander between partners, at most as many as were seen to be drawn."""
    pool_a = _take_up(state, a, a.seat == seat)
    pool_b = _take_up(state, b, b.seat == seat)
    natives_a, natives_b = _natives(state, a, b, pool_a + pool_b)
    size = len(pool_a)
    counts = _guest_counts(state, a, b, seat, size, len(natives_a), len(natives_b))
    weights = [comb(len(natives_b), n) * comb(len(natives_a), size - n) for n in counts]
    while True:
        guests = rng.choices(counts, weights)[0]
        _shuffle(natives_a, rng)
        _shuffle(natives_b, rng)
        home = size - guests
        new_a = natives_a[:home] + natives_b[:guests]
        new_b = natives_a[home:] + natives_b[guests:]
        _shuffle(new_a, rng)
        _shuffle(new_b, rng)
        if _fits(state, a, a.seat == seat, new_a) and _fits(state, b, b.seat == seat, new_b):
            break
    _lay_down(state, a, a.seat == seat, new_a)
    _lay_down(state, b, b.seat == seat, new_b)


def _natives(state: State, a: Player, b: Player, pool: list[int]) -> tuple[list[int], list[int]]:
    """Split a pool by whose cards they are; bullets belong to whom they hit."""
    hits = [0] * 16
    for bandit in state.bandits:
        if bandit.seat == a.seat:
            hits = bandit.hits[:]
    mine: list[int] = []
    others: list[int] = []
    for card in pool:
        owner = card >> OWNER_SHIFT
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
        cards += player.hand + player.kept + player.discard
    else:
        cards += [c for n, c in enumerate(player.discard) if player.discard_seen[n]]
    return len(
        [
            c
            for c in cards
            if not is_bullet(c) and state.bandit(c >> OWNER_SHIFT).seat != player.seat
        ]
    )


def _fits(state: State, player: Player, own: bool, cards: list[int]) -> bool:
    """Cards as `_lay_down` would lay them: face-down ones first, then the hand."""
    if own:
        return True
    places = _face_down(state, player)
    for n, card in zip(places, cards, strict=False):
        if not _may_lie_there(state, n, card):
            return False
    size = len(player.hand) - len(player.open_hand) + len(player.kept)
    hand = cards[len(places) : len(places) + size]
    return len([card for card in hand if not is_bullet(card)]) >= player.sure


def _lay_down(state: State, player: Player, own: bool, cards: list[int]) -> None:
    if not own:
        places = _face_down(state, player)
        for n, card in zip(places, cards, strict=False):
            _replace_in_pile(state, n, card)
        del cards[: len(places)]
        size = len(player.hand) - len(player.open_hand) + len(player.kept)
        _take_hand(player, cards[:size])
        del cards[:size]
        _fill_discards(player, cards)
    _fill_deck(player, cards)


# Questions ------------------------------------------------------------------------------------


def _guess_questions(state: State, seat: int, rng: Random) -> None:
    """Other seats' questions follow from what they hold now; their secret answers are open."""
    if state.rules.discards and state.players:
        _guess_kept(state, seat, rng)
    for n, question in enumerate(state.questions):
        if question.seat == seat:
            continue
        again = OPTIONS_AGAIN[question.kind]
        options: list[Option] = question.options if again is None else again(state, question)
        state.questions[n] = Question(
            question.seat, question.kind, options, question.bandit, question.target, question.token
        )
        if state.answers[n] is not None:
            state.answers[n] = options[int(rng.random() * len(options))]


def _guess_kept(state: State, seat: int, rng: Random) -> None:
    """EXPERT-2: what others have chosen to keep so far, any of their action cards."""
    for player in state.players:
        # `_deal` has put kept cards back into the hand
        if player.seat != seat and player.kept:
            player.kept = []
        if player.seat != seat and state.keeping:
            cards = player.hand
            player.kept = [c for c in cards if not is_bullet(c) and rng.random() < 0.5]
            for card in player.kept:
                cards.remove(card)
