"""A situation: what the outlaw sees when he is asked something, and how he weighs his options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine.cards import BULLET, KIND_NAMES
from ...engine.figures import FIGURES
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ...engine.view import PlayerView, View
from .lore import lore_of
from .scene import Scene, scene_of
from .stage import Card, Stage


class Situation:
    """The table, and the cards he knows of: those of the pile not done yet, and his hand."""

    __slots__ = ("dice", "hand", "pile", "scene", "stage", "view")

    def __init__(self, view: View, rules: Rulebook | None, dice: Random) -> None:
        self.view = view
        self.dice = dice
        self.stage = Stage(view, rules, lore_of(view))
        self.scene: Scene = scene_of(view, self.stage)
        self.pile: list[Card] = [
            self.stage.card_called(played.card, played.seat)
            for played in view.pile
            if not played.resolved and played.card
        ]
        for read in self.stage.lore.piles:
            self.pile = read(view, self.stage, self.pile)
        self.hand: list[Card] = [
            self.stage.card_called(card, view.seat)
            for card in self.player.hand or ()
            if card.kind != KIND_NAMES[BULLET]
        ]

    @property
    def player(self) -> PlayerView:
        return self.view.players[self.view.seat]

    @property
    def more_turns(self) -> bool:
        """Whether something can be played or drawn after the turn that is being planned."""
        card = self.view.rounds[self.view.round - 1]
        return card is not None and self.view.turn < len(card.turns)

    def bandit(self, figure: int) -> int:
        """The bandit's number on this stage."""
        return self.stage.names[FIGURES[figure]]

    def best(self, options: list[Option], worth: Callable[[Option], float]) -> Option:
        """The option worth most; between equals the dice decide."""
        return max(options, key=lambda option: (worth(option), self.dice.random()))
