"""The repertoire: which deed a card is."""

from __future__ import annotations

from ...engine.places import AWAY
from .deeds import DEEDS
from .law.deeds import deeds_beside_the_law
from .scene import Scene
from .stage import Card, Stage


def scenes_after(stage: Stage, scene: Scene, card: Card) -> list[Scene]:
    """A card the outlaw has never heard of does nothing, for all he knows; nor does a card of
    somebody who is gone (CASE-10)."""
    if scene.at[card.bandit] == AWAY:
        return [scene]
    if stage.law is not None:
        return deeds_beside_the_law(stage, scene, card)
    deed = DEEDS.get(card.kind)
    return [scene] if deed is None else deed(stage, scene, card.bandit)
