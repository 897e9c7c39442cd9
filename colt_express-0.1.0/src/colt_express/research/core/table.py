"""What is fixed at one table and known to all: how many seats, bandits, places, tokens and kinds of
cards there can be. Action spaces and observations are sized by it.

It is made from the public rules alone, so it is the same for every deal of a table, in every
process, and for a guess.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.cards import BULLET, KIND_MASK, KIND_NAMES, MARSHAL
from ...engine.configuration.setup import Setup
from ...engine.places import AWAY, PLACE_WORDS
from ...engine.rulebook import NO_ACTION, RoundCard, Rulebook
from ...engine.tokens import TOKEN_FACES, TOKEN_NAMES
from .additions import ADDITIONS
from .errors import ResearchError

USUAL_TURNS: Final = "OTDR"
"""Turns of the base game: only PAIR-6 lets a seat play a second card in one."""


class Table:
    """The sizes of a table, and the names behind its numbers."""

    __slots__ = (
        "boxes",
        "card_at",
        "card_kinds",
        "cars",
        "holders",
        "most_pile",
        "most_tokens",
        "most_turns",
        "per_seat",
        "place_at",
        "places",
        "round_names",
        "rounds",
        "rules",
        "seats",
        "teams",
        "token_faces",
        "token_kinds",
        "turn_names",
        "two_bandits",
    )

    def __init__(self, setup: Setup) -> None:
        rules: Rulebook = setup.rulebook
        known = [addition.name for addition in ADDITIONS]
        for box in rules.boxes:
            if box not in known:
                raise ResearchError(
                    f"the box {box!r} has no module in research/core/boxes, so its tables "
                    "cannot be told in numbers"
                )
        self.rules: Rulebook = rules
        self.boxes: list[str] = list(rules.boxes)
        self.seats: int = rules.seats
        self.two_bandits: bool = rules.two_bandits
        self.per_seat: int = 2 if rules.two_bandits else 1
        self.teams: bool = len(set(rules.sides)) < rules.seats
        # Whose cards a seat can hold: its own bandit's, the other's (its second bandit's or its
        # partner's), and those of no bandit
        self.holders: int = 3 if rules.two_bandits else 2 if self.teams else 1
        self.cars: int = rules.train.cars
        self.places: list[int] = _places(rules)
        # By place: its index among these, or -1
        self.place_at: vec[i64] = vec[i64]([-1] * len(PLACE_WORDS))
        for n, place in enumerate(self.places):
            self.place_at[i64(place)] = n
        self.card_kinds: list[int] = _card_kinds(rules)
        self.card_at: vec[i64] = vec[i64]([-1] * (KIND_MASK + 1))  # the same by kind of card
        for n, kind in enumerate(self.card_kinds):
            self.card_at[i64(kind)] = n
        cards = [*rules.rounds, *rules.stations]
        self.rounds: int = rules.rounds_drawn + (1 if rules.stations else 0)
        self.round_names: list[str] = [card.name for card in cards]
        self.most_turns: int = max([len(card.turns) for card in cards])
        self.turn_names: list[str] = [kind.name for kind in rules.turns.values()]
        self.most_pile: int = max([_cards_played(rules, card) for card in cards])
        self.most_tokens: int = _most_tokens(rules)
        self.token_kinds: list[int] = [n for n, pool in enumerate(rules.tokens) if pool]
        self.token_faces: list[list[int]] = [_faces(rules, n) for n in range(len(TOKEN_NAMES))]

    def place_names(self) -> list[str]:
        return [PLACE_WORDS[place] for place in self.places]

    def card_names(self) -> list[str]:
        return [KIND_NAMES[kind] for kind in self.card_kinds]


def _places(rules: Rulebook) -> list[int]:
    """Those that exist at this table, in the order of their numbers."""
    beside = [AWAY]
    for addition in ADDITIONS:
        if addition.name in rules.boxes:
            beside += addition.places(rules)
    return [*range(2 * rules.train.cars), *sorted(beside)]


def _card_kinds(rules: Rulebook) -> list[int]:
    """The kinds of cards but bullets that can be in a hand."""
    dealt = {*rules.deck, *rules.law_deck, MARSHAL}
    acted = [kind for kind, action in enumerate(rules.actions) if action is not NO_ACTION]
    return sorted((dealt | set(acted)) - {BULLET})


def _cards_played(rules: Rulebook, card: RoundCard) -> int:
    """The most cards that a round can put on the pile, some of them on the heels of another."""
    count = 0
    for symbol in card.turns:
        followed = rules.after_play and (rules.two_bandits or symbol not in USUAL_TURNS)
        count += rules.turns[symbol].times * (2 if followed else 1)
    return count * rules.seats


def _most_tokens(rules: Rulebook) -> int:
    """How many tokens can be in play, whatever cars are drawn."""
    floors = sorted([len(rules.floors[name]) for name in rules.car_names], reverse=True)
    if rules.fixed_cars:
        floors = [len(rules.floors[name]) for name in rules.fixed_cars]
    count = rules.seats * (2 if rules.two_bandits else 1) + len(rules.locomotive) + 1
    count += sum(floors[: rules.cars_drawn]) + sum([len(rules.floors[car]) for car in rules.tail])
    return count + sum([len(kinds) for kinds in rules.abroad.values()])


def _faces(rules: Rulebook, kind: int) -> list[int]:
    """The values that a token of that kind can show, rising."""
    values = {*rules.tokens[kind], *TOKEN_FACES[kind]}
    if kind < len(rules.guest_tokens):
        values |= set(rules.guest_tokens[kind])
    return sorted(values)
