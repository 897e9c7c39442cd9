"""The rehearsal: the pile played through in the head, to see where it leads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .deeds import DEEDS
from .habits import HABITS
from .prospects import prospects
from .scene import Card, Scene, Stage

WIDTH: Final = 6  # scenes kept in mind at a time
SURPRISE: Final = 0.97  # what another player's card leaves of one's trust in a plan


def rehearse(stage: Stage, scenes: list[Scene], cards: Iterable[Card], hand=()) -> list[Scene]:
    """The best scenes the cards can lead to. Changes the scenes it is given."""
    for card in cards:
        if card.bandit >= 0 and stage.mine[card.bandit]:
            scenes = act(stage, scenes, card)
        else:
            for scene in scenes:
                scene.trust *= SURPRISE
                if card.bandit >= 0:
                    HABITS[card.kind](stage, scene, card.bandit)
    return scenes


def act(stage: Stage, scenes: list[Scene], card: Card) -> list[Scene]:
    """Every scene an own card can lead to from these, the best of them if they are many."""
    deed = DEEDS[card.kind]
    new = [after for scene in scenes for after in deed(stage, scene, card.bandit)]
    if len(new) > WIDTH:
        new.sort(key=lambda scene: -scene.gain - prospects(stage, scene, 1, 0, True))
        del new[WIDTH:]
    return new
