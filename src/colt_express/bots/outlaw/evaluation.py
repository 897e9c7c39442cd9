"""Judgement: what a scene is worth to a player, in dollars; and the rehearsal, cards played through
in the head, with everyone doing what is best for himself.

Worth is what his side has made in a scene, less a part of what the others have made, and what the
scene promises: loot within reach, and what the end of the round will bring.
"""

from __future__ import annotations

from typing import Final

from ...engine.cards import KIND_MASK, ROB
from .constants import Stage, actor_of
from .state import Scene
from .transitions import scenes_after
from .worth import LOOT_LATER, LOOT_NOW

Coming = list[int]
"""By bandit: the cards he is expected to do after the scene, so many of each kind."""

COUNT_BITS: Final = 5
COUNT_MASK: Final = 31


def one_of(kind: int) -> int:
    """A card of that kind among those that are to come, of which nothing matters but how many
    there are of each kind."""
    return 1 << kind * COUNT_BITS


def how_many(cards: int, kind: int) -> int:
    return cards >> kind * COUNT_BITS & COUNT_MASK


def coming_of(scene: Scene, cards: list[int]) -> Coming:
    return add_coming([0] * len(scene.at), cards)


def add_coming(coming: Coming, cards: list[int]) -> Coming:
    """With these cards, too."""
    for card in cards:
        coming[actor_of(card)] += one_of(card & KIND_MASK)
    return coming


def judge(stage: Stage, scene: Scene, bandit: int, coming: Coming) -> float:
    """What the scene is worth to the player who leads this bandit."""
    lore, effect = stage.lore, stage.effect
    aim = lore.aim
    if aim is not None and bandit == stage.lawman:
        return aim(stage, scene, coming[bandit])
    side, envy, gains = stage.sides[bandit], stage.envy, scene.gains
    worth = (1 + envy[side]) * gains[side]
    for other, gain in enumerate(gains):
        worth -= envy[other] * gain
    for companion in stage.companions[bandit]:
        worth += promise(stage, scene, companion, how_many(coming[companion], ROB))
        gained = 0 if effect is None else effect(stage, scene, companion)
        for bonus in lore.bonuses:
            gained += bonus(stage, scene, companion)
        worth += gained
    for beside_money in lore.worths:
        worth += beside_money(stage, scene, bandit, coming[bandit])
    return worth


def promise(stage: Stage, scene: Scene, bandit: int, robberies: int) -> float:
    """The loot that a bandit can still get at from where he is."""
    place = scene.at[bandit]
    floor = scene.floor
    here = floor[place]
    worth = LOOT_NOW * stage.total(here[:robberies]) if robberies and here else 0.0
    if not stage.last_round:
        reach = stage.ways.reach[place]
        for further in stage.lore.reaches:
            reach = further(stage, scene, bandit, reach)
        near, dollars = 0, stage.dollars
        for there in reach:
            tokens = floor[there]
            if tokens and there != scene.marshal_at:
                best = dollars[tokens[0]]
                if best > near:
                    near = best
        worth += LOOT_LATER * (stage.best(here) + near)
    return worth


def rehearse(stage: Stage, scene: Scene, cards: list[int], coming: Coming) -> Scene:
    """Where the cards of the pile lead, which are the first of those that are ``coming``."""
    coming = coming[:]
    for card in cards:
        coming[actor_of(card)] -= one_of(card & KIND_MASK)
        scene = act(stage, scene, card, coming)
    return scene


def act(stage: Stage, scene: Scene, card: int, coming: Coming) -> Scene:
    """What the card's player will make of it, with these cards of his to come."""
    return best_of(stage, scenes_after(stage, scene, card), actor_of(card), coming)


def best_worth(stage: Stage, scenes: list[Scene], bandit: int, coming: Coming) -> float:
    """What the best of them is worth to him."""
    most = judge(stage, scenes[0], bandit, coming)
    for scene in scenes[1:]:
        most = max(most, judge(stage, scene, bandit, coming))
    return most


def best_of(stage: Stage, scenes: list[Scene], bandit: int, coming: Coming) -> Scene:
    best = scenes[0]
    if len(scenes) == 1:
        return best
    most = judge(stage, best, bandit, coming)
    for scene in scenes[1:]:
        worth = judge(stage, scene, bandit, coming)
        if worth > most:
            best, most = scene, worth
    return best
