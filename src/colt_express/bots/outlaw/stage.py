"""The stage: what stays as it is while the outlaw thinks one decision through.

Bandits are numbered as in the view, places and tokens as in the engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...engine.places import car_of
from ...engine.rulebook import Rulebook
from ...engine.view import CardView, TokenView, View
from .law.mail import mail_worth
from .law.stage import IDEA, NOTHING_TO_COPY, Copied, LawStage
from .ways import PLACE_CALLED, Ways, ways_of
from .worth import bullet_worth, envy_of_sides, prices_of, shot_worth, token_worth


class Card(NamedTuple):
    """A card in a hand or on the pile: which bandit acts, and what he does."""

    bandit: int
    kind: str
    copies: Copied = NOTHING_TO_COPY  # what a brilliant idea would do away from the prison car


class Stage:
    """The train, the cast, and the price of everything."""

    __slots__ = (
        "abilities",
        "bags",
        "bite",
        "cars",
        "coach",
        "companions",
        "dollars",
        "envy",
        "event",
        "guarded",
        "kinds",
        "last_round",
        "law",
        "lawman",
        "leaders",
        "machine",
        "me",
        "names",
        "purses",
        "rounds_left",
        "shot",
        "sides",
        "ways",
        "wounds",
    )

    def __init__(self, view: View, rules: Rulebook | None) -> None:
        sides = rules.sides if rules else list(range(len(view.players)))
        bandits = view.bandits
        beside = view.horses
        coach = beside.coach if beside else None
        self.coach = car_of(PLACE_CALLED[coach]) if coach else -1  # the car it faces
        self.cars = len(view.cars)
        self.machine = view.time_machine is not None
        self.ways: Ways = ways_of(self.cars, self.coach, self.machine)
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
        prices = prices_of(rules)
        self.dollars = {token.number: token_worth(token, prices) for token in tokens}
        self.kinds = {token.number: token.kind for token in tokens}
        self.bags = [token.number for token in tokens if token.kind == "mailbag"]
        self.dollars.update(mail_worth(tokens))
        self.purses = {token.number for token in tokens if token.kind == "purse"}
        self.envy = envy_of_sides(view, sides, self.dollars)
        self.shot = shot_worth(view, sides, rules)
        self.law = None if view.marshal is None else LawStage(view, view.marshal)
        self.lawman = -1 if self.law is None else self.law.lawman
        self.event = _event_of_the_round(view, rules)
        self.rounds_left = len(view.rounds) - view.round
        self.last_round = self.rounds_left == 0
        # By bandit: bullets of other bandits in him
        self.wounds = [sum(b.hits.values()) - b.hits.get("neutral", 0) for b in bandits]
        self.bite = bullet_worth(self.event)
        self.guarded = _guarded(view)

    def by_worth(self, tokens: Iterable[int]) -> tuple[int, ...]:
        """The same tokens, the most valuable first."""
        return tuple(sorted(tokens, key=lambda token: -self.dollars[token]))

    def best(self, tokens: tuple[int, ...]) -> int:
        """What the first of some tokens is worth."""
        return self.dollars[tokens[0]] if tokens else 0

    def total(self, tokens: tuple[int, ...]) -> int:
        return sum(self.dollars[token] for token in tokens)

    def card_called(self, card: CardView, seat: int) -> Card:
        """Without an owner it is a card of that seat's own bandit."""
        copies = self.law.copied_now if self.law and card.kind == IDEA else NOTHING_TO_COPY
        owner = self.leaders[seat] if card.owner is None else self.names[card.owner]
        return Card(owner, card.kind, copies)


def _event_of_the_round(view: View, rules: Rulebook | None) -> str:
    """Empty where there is none; the basic game does not use them (SET-7)."""
    card = view.rounds[view.round - 1]
    if card is None or (rules is not None and card.event not in rules.events):
        return ""
    return card.event


def _guarded(view: View) -> int:
    """HS-GUN-1: the strongbox that the Shotgun sits on; -1 once he is gone."""
    if view.horses and view.horses.shotgun == "coach roof":
        for token in view.floor.get("coach roof", ()):
            if token.kind == "strongbox":
                return token.number
    return -1


def _all_tokens(view: View) -> list[TokenView]:
    tokens = [token for lying in view.floor.values() for token in lying]
    tokens += [token for bandit in view.bandits for token in bandit.loot]
    return tokens + view.aside
