"""The rehearsal: the pile played through in the head, everyone doing what is best for him."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .deeds import DEEDS
from .prospects import judge
from .scene import Card, Scene, Stage

def rehearse(stage: Stage, scene: Scene, cards: list[Card], hand) -> Scene:
    coming = [[] for _ in scene.at]
    for card in (*cards, *hand): coming[card.bandit].append(card.kind)
    for card in cards:
        coming[card.bandit].remove(card.kind)
        scene = act(stage, scene, card, coming)
    return scene


def act(stage: Stage, scene: Scene, card: Card, coming) -> Scene:
    scenes = DEEDS[card.kind](stage, scene, card.bandit)
    if len(scenes) == 1:
        return scenes[0]
    return max(scenes, key=lambda s: judge(stage, s, card.bandit, coming))
