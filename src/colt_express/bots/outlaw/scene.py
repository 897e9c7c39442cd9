"""The scene in the outlaw's head: who and what is where, and who has made how much.

The *stage* is what stays as it is while he thinks one decision through; a *scene* is what his
plans would change, cheap to copy. Bandits are numbered as in the view, places as in the engine.
"""

from __future__ import annotations

from typing import NamedTuple

from ...engine.rulebook import Rulebook
from ...engine.view import BanditView, TokenView, View
from .ways import PLACE_CALLED, Ways, ways_of
from .worth import shot_worth, token_worth


class Card(NamedTuple):
    """A card on the pile: whose bandit acts (-1: nobody knows) and what he does."""

    bandit: int
    kind: str


class Stage:
    __slots__ = (
        "abilities",
        "companions",
        "dollars",
        "event",
        "last_round",
        "names",
        "purses",
        "shot",
        "sides",
        "ways",
    )

    def __init__(self, view: View, rules: Rulebook | None) -> None:
        sides = rules.sides if rules else list(range(len(view.players)))
        bandits = view.bandits
        self.ways: Ways = ways_of(len(view.cars))
        self.names = {bandit.name: n for n, bandit in enumerate(bandits)}
        self.sides = [sides[bandit.seat] for bandit in bandits]
        self.companions = [
            [n for n, other in enumerate(bandits) if other.seat == bandit.seat]
            for bandit in bandits
        ]
        self.abilities = [frozenset(bandit.abilities) for bandit in bandits]
        tokens = _all_tokens(view)
        self.dollars = {token.number: token_worth(token) for token in tokens}
        self.purses = {token.number for token in tokens if token.kind == "purse"}
        self.shot = shot_worth(view, rules, [s != sides[view.seat] for s in self.sides])
        card = view.rounds[view.round - 1] if view.round else None
        self.event = card.event if card else ""
        self.last_round = view.round == len(view.rounds)

    def by_worth(self, tokens: list[TokenView]) -> tuple[int, ...]:
        """Numbers of tokens, the most valuable first."""
        return tuple(sorted((t.number for t in tokens), key=lambda n: -self.dollars[n]))

    def with_token(self, tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
        return tuple(sorted((*tokens, token), key=lambda n: -self.dollars[n]))

    def riches(self, tokens: tuple[int, ...]) -> int:
        return sum(self.dollars[token] for token in tokens)


def _all_tokens(view: View) -> list[TokenView]:
    tokens = [token for lying in view.floor.values() for token in lying]
    tokens += [token for bandit in view.bandits for token in bandit.loot]
    return tokens + view.aside


class Scene:
    __slots__ = ("at", "bullets", "floor", "gains", "loot", "marshal")

    at: list[int]  # by bandit: his place
    marshal: int
    floor: list[tuple[int, ...]]  # by place: the tokens lying there, best first
    loot: list[tuple[int, ...]]  # by bandit: the tokens he holds, best first
    bullets: list[int]  # by bandit: left in the revolver
    gains: list[float]  # by side: dollars made since the thinking began

    def copy(self) -> Scene:
        new = Scene()
        new.at = self.at[:]
        new.marshal = self.marshal
        new.floor = self.floor[:]
        new.loot = self.loot[:]
        new.bullets = self.bullets[:]
        new.gains = self.gains[:]
        return new


def scene_of(view: View, stage: Stage) -> Scene:
    """The table as it is."""
    scene = Scene()
    scene.at = [PLACE_CALLED[bandit.at] for bandit in view.bandits]
    scene.marshal = PLACE_CALLED[view.marshal]
    scene.floor = [()] * stage.ways.places
    for place, tokens in view.floor.items():
        scene.floor[PLACE_CALLED[place]] = stage.by_worth(tokens)
    scene.loot = [stage.by_worth(bandit.loot) for bandit in view.bandits]
    scene.bullets = [bandit.bullets for bandit in view.bandits]
    scene.gains = [0.0] * len(view.players)
    return scene


def cards_ahead(view: View, stage: Stage) -> list[Card]:
    """The cards of the pile that are not resolved yet, as far as this seat knows them."""
    return [
        card_called(played.card, played.seat, view, stage)
        for played in view.pile
        if not played.resolved and played.card
    ]


def card_called(words: str, seat: int, view: View, stage: Stage) -> Card:
    """``tuco move``; or just ``move``, a card of that seat's (first) bandit."""
    name, _, kind = words.rpartition(" ")
    if name:
        return Card(stage.names[name], kind)
    return Card(_first_of(seat, view.bandits), kind)


def _first_of(seat: int, bandits: list[BanditView]) -> int:
    return next(n for n, bandit in enumerate(bandits) if bandit.seat == seat)
