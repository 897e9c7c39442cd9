"""The stage: what stays as it is while the outlaw thinks one decision through.

Bandits are numbered as in the view, places and tokens as in the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.rulebook import Rulebook
from ...engine.view import CardView, TokenView, View
from .ways import Layout, Ways, ways_of
from .worth import BULLET_RECEIVED, prices_of, token_worth

if TYPE_CHECKING:
    from .lore import Lore
    from .scene import Scene

Aim = Callable[["Stage", "Scene", list[str]], float]
Effect = Callable[["Stage", "Scene", int], int]


class Copied(NamedTuple):
    """A card that another one copies: whose it was, and of what kind."""

    bandit: int
    kind: str


NOTHING_TO_COPY: Final = Copied(-1, "")


class Card(NamedTuple):
    """A card in a hand or on the pile: which bandit acts, and what he does."""

    bandit: int
    kind: str
    copies: Copied = NOTHING_TO_COPY


NO_PARTS: Final[list[None]] = []


def take_slot() -> int:
    """Where a box keeps its own part of every stage and scene."""
    NO_PARTS.append(None)
    return len(NO_PARTS) - 1


class Stage:
    """The train, the cast, and the price of everything."""

    __slots__ = (
        "abilities",
        "aims",
        "bite",
        "cars",
        "closed",
        "companions",
        "dollars",
        "effect",
        "envy",
        "event",
        "kinds",
        "last_round",
        "lawman",
        "layout",
        "leaders",
        "lore",
        "me",
        "names",
        "parts",
        "purses",
        "rounds_left",
        "shot",
        "sides",
        "ways",
    )

    def __init__(self, view: View, rules: Rulebook | None, lore: Lore) -> None:
        sides = rules.sides if rules else list(range(len(view.players)))
        bandits = view.bandits
        self.lore = lore
        self.cars = len(view.cars)
        layout = Layout(self.cars)
        for add in lore.layouts:
            layout = add(view, layout)
        self.layout: Layout = layout
        self.ways: Ways = ways_of(layout, lore)
        self.names = {bandit.name: n for n, bandit in enumerate(bandits)}
        self.abilities = [bandit.abilities for bandit in bandits]
        self.sides = [sides[bandit.seat] for bandit in bandits]
        # By bandit: all who are led by the same player, himself among them
        self.companions = [
            [n for n, other in enumerate(bandits) if other.seat == bandit.seat]
            for bandit in bandits
        ]
        seats = [bandit.seat for bandit in bandits]
        self.leaders = [seats.index(player.seat) for player in view.players]  # first bandits
        self.me = self.leaders[view.seat]
        tokens = _all_tokens(view)
        prices = prices_of(rules, lore.unknown)
        self.dollars = {token.number: token_worth(token, prices) for token in tokens}
        for price in lore.pricing:
            price(tokens, self.dollars)
        self.kinds = {token.number: token.kind for token in tokens}
        self.purses = {token.number for token in tokens if token.kind == "purse"}
        self.envy = lore.envy(view, sides, self.dollars)
        self.shot = lore.shot_worth(view, sides, rules)
        self.bite = BULLET_RECEIVED  # what a bullet costs whoever receives it
        self.event = _event_of_the_round(view, rules)
        self.effect: Effect | None = lore.effects.get(self.event)
        self.rounds_left = len(view.rounds) - view.round
        self.last_round = self.rounds_left == 0
        self.lawman = -1  # the bandit who is none: the Marshal, if somebody plays him
        self.aims: dict[int, Aim] = {}  # by bandit: what he plays for, if not for money
        self.closed: dict[int, int] = {}  # by bandit: a place he never enters
        self.parts: list[object] = [*NO_PARTS]
        for complete in lore.stages:
            complete(view, self)

    def by_worth(self, tokens: Iterable[int]) -> tuple[int, ...]:
        """The same tokens, the most valuable first."""
        return tuple(sorted(tokens, key=self.dollars.__getitem__, reverse=True))

    def best(self, tokens: tuple[int, ...]) -> int:
        """What the first of some tokens is worth."""
        return self.dollars[tokens[0]] if tokens else 0

    def total(self, tokens: tuple[int, ...]) -> int:
        return sum([self.dollars[token] for token in tokens]) if tokens else 0

    def card_called(self, card: CardView, seat: int) -> Card:
        """Without an owner it is a card of that seat's own bandit."""
        owner = self.leaders[seat] if card.owner is None else self.names[card.owner]
        called = Card(owner, card.kind)
        for read in self.lore.readings:
            called = read(self, called)
        return called


def _event_of_the_round(view: View, rules: Rulebook | None) -> str:
    """Empty where there is none; the basic game does not use them (SET-7)."""
    card = view.rounds[view.round - 1]
    if card is None or (rules is not None and card.event not in rules.events):
        return ""
    return card.event


def _all_tokens(view: View) -> list[TokenView]:
    tokens = [token for lying in view.floor.values() for token in lying]
    tokens += [token for bandit in view.bandits for token in bandit.loot]
    return tokens + view.aside
