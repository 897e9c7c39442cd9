"""Reading bandits, and the cards of each seat."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ...engine.figures import FIGURES
from ...engine.state import Bandit, Player
from ...errors import quoted
from ..errors import Source
from ..symbols import FIGURE_LETTERS, read_figure, read_number
from .cards import HIDDEN, read_cards
from .fields import SEAT
from .splitting import Fields, split_numbers
from .train import MOST, place_here

if TYPE_CHECKING:
    from ...engine.state import State

HITS: Final = re.compile(rf"([{FIGURE_LETTERS}])([0-9]+)")


def read_bandits(state: State, fields: Fields) -> None:
    if "bandits" not in fields:
        return
    word, source = fields["bandits"]
    state.cast = [-1] * len(FIGURES)
    at = 0
    for part in word.split(","):
        bandit = _read_bandit(state, part, source.after(at))
        if state.cast[bandit.character] >= 0:
            raise source.after(at).error(f"{FIGURES[bandit.character]} is there twice")
        state.cast[bandit.character] = bandit.index
        state.bandits.append(bandit)
        at += len(part) + 1


def _read_bandit(state: State, word: str, source: Source) -> Bandit:
    who, *parts = word.split("/")
    if len(parts) < 2:
        raise source.error(f"found {quoted(word)}; a bandit looks like G0/c4/6/N2")
    character = read_figure(who[:1], source)
    if character >= len(FIGURES) - 2:
        raise source.error(f"{FIGURES[character]} is no bandit")
    # While pairs are drafted, those of no player yet have numbers behind the seats
    seat = read_number(who[1:], source.after(1), 0, 99, "a bandit's seat")
    bandit = Bandit(len(state.bandits), character, seat)
    fresh = Bandit.fresh(bandit.index, character, seat, 0, True)
    bandit.hits, bandit.cash, bandit.abilities = fresh.hits, 0, fresh.abilities
    bandit.place = place_here(state, parts[0], source.after(len(who) + 1))
    at = source.after(len(who) + len(parts[0]) + 2)
    bandit.bullets = read_number(parts[1], at, 0, 99, "a bandit's bullets")
    for part in parts[2:]:
        if part[:1] == "$":
            bandit.cash = read_number(part[1:], at, -MOST, MOST, "a bandit's money")
        elif part[:1] == "^":
            bandit.abilities = sum(1 << read_figure(letter, at) for letter in set(part[1:]))
        else:
            bandit.hits = _read_hits(part, at)
    return bandit


def _read_hits(word: str, source: Source) -> tuple[int, ...]:
    hits = [0] * len(FIGURES)
    if "".join(found[0] for found in HITS.finditer(word)) != word or not word:
        raise source.error(f"found {quoted(word)}; bullets received look like N2G1")
    for found in HITS.finditer(word):
        number = read_number(found[2], source, 1, 99, "a number of bullets")
        hits[read_figure(found[1], source)] = number
    return tuple(hits)


def read_seats(state: State, fields: Fields) -> list[list[int]]:
    """Fills in the cards of the seats and returns, by seat, the pool of its unseen cards."""
    pools: list[list[int]] = []
    if not any(f"{SEAT}{seat}" in fields for seat in range(state.rules.seats)):
        return pools
    for seat in range(state.rules.seats):
        word, source = fields[f"{SEAT}{seat}"]
        pools.append(_read_seat(state, seat, word, source))
    return pools


def _read_seat(state: State, seat: int, word: str, source: Source) -> list[int]:
    mine = [bandit.character for bandit in state.bandits if bandit.seat == seat]
    own = -1 if state.rules.two_bandits or not mine else mine[0]
    player = Player.fresh(seat, own)
    parts = word.split("/")
    if len(parts) > 7:
        raise source.error("a seat has at most seven parts between slashes")
    parts += [""] * (7 - len(parts))
    starts = [source.after(sum(len(part) + 1 for part in parts[:n])) for n in range(7)]
    lists = [
        read_cards(part, own, start) if n != 5 else []
        for n, (part, start) in enumerate(zip(parts, starts, strict=True))
    ]
    bare = [[card for card, _ in cards] for cards in lists]
    player.hand = sorted(bare[0])
    player.deck = bare[1][::-1]
    player.discard = tuple(bare[2][::-1])
    player.discard_seen = tuple([seen for _, seen in lists[2]][::-1])
    player.kept = tuple(bare[3])
    player.open_hand = tuple(bare[4])
    if parts[5]:
        bounds = [
            ("actions planned", 0, 99),
            ("open cards on the deck", 0, len(player.deck)),
            ("cards that are no bullets", 0, len(player.hand) + len(player.kept)),
            ("cards of a partner", 0, 99),
        ]
        numbers = split_numbers(parts[5], starts[5], bounds)
        player.acted, player.open_top, player.sure, player.borrowed = numbers
    if HIDDEN in player.open_hand or HIDDEN in bare[6]:
        raise source.error("cards that all have seen, and a set of unseen cards, hide none")
    state.players.append(player)
    return bare[6]
