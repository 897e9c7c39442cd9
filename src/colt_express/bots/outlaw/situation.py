"""A situation: what the outlaw sees when he is asked something, and how he weighs his options."""

from __future__ import annotations

from random import Random

from ...engine.cards import KIND_MASK, is_bullet
from ...engine.information.observation import UNSEEN, Sight
from ...engine.options import Option
from .constants import ON_TOP, Stage, actor_of
from .evaluation import Coming, coming_of, how_many, one_of
from .players import Memory
from .state import Scene, scene_of


class Situation:
    """The table, and the cards he knows of: those of the pile not done yet, and his hand."""

    __slots__ = ("dice", "hand", "in_hand", "more_turns", "pile", "scene", "sight", "stage")

    def __init__(self, sight: Sight, memory: Memory, dice: Random) -> None:
        stage = Stage(sight, memory.cast_of(sight))
        self.sight: Sight = sight
        self.dice: Random = dice
        self.stage: Stage = stage
        self.scene: Scene = scene_of(sight, stage)
        pile = sight.pile
        self.pile: list[int] = [
            stage.read(pile[n], sight.played_by[n], n)
            for n in range(sight.resolved, len(pile))
            if pile[n] != UNSEEN
        ]
        self.hand: list[int] = [
            stage.read(card, sight.seat, ON_TOP) for card in sight.hand if not is_bullet(card)
        ]
        self.in_hand: Coming = coming_of(self.scene, self.hand)
        # Whether something can be played or drawn after the turn that is being planned
        self.more_turns: bool = sight.card is not None and sight.turn + 1 < len(sight.card.turns)

    def bandit(self, figure: int) -> int:
        """The bandit's number."""
        return self.stage.cast.number[figure]

    def rest_of_hand(self, card: int) -> Coming:
        """What is left of the hand once this card is played."""
        rest, bandit, kind = self.in_hand[:], actor_of(card), card & KIND_MASK
        if how_many(rest[bandit], kind):
            rest[bandit] -= one_of(kind)
        return rest

    def best(self, options: list[Option], worths: list[float]) -> Option:
        """The option worth most; between equals the dice decide."""
        best, most, luck = options[0], 0.0, -1.0
        for n, option in enumerate(options):
            worth, thrown = worths[n], self.dice.random()
            if luck < 0 or worth > most or (worth == most and thrown > luck):
                best, most, luck = option, worth, thrown
        return best
