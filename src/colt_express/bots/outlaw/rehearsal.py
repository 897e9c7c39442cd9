"""The rehearsal: cards played through in the head, everyone doing what is best for himself."""

from __future__ import annotations

from collections.abc import Iterable

from .deeds import scenes_after
from .judgement import Coming, judge
from .scene import Scene
from .stage import Card, Stage


def rehearse(stage: Stage, scene: Scene, cards: list[Card], hand: list[Card]) -> Scene:
    """Where the cards of the pile lead; ``hand`` are those the outlaw may still put there."""
    coming = coming_of(scene, [*cards, *hand])
    for card in cards:
        coming[card.bandit].remove(card.kind)
        scene = act(stage, scene, card, coming)
    return scene


def act(stage: Stage, scene: Scene, card: Card, coming: Coming) -> Scene:
    """What the card's player will make of it, with these cards of his to come."""
    return best_of(stage, scenes_after(stage, scene, card), card.bandit, coming)


def best_of(stage: Stage, scenes: list[Scene], bandit: int, coming: Coming) -> Scene:
    if len(scenes) == 1:
        return scenes[0]
    return max(scenes, key=lambda scene: judge(stage, scene, bandit, coming))


def coming_of(scene: Scene, cards: Iterable[Card]) -> Coming:
    coming: Coming = [[] for _ in scene.at]
    for card in cards:
        coming[card.bandit].append(card.kind)
    return coming
