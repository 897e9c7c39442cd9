"""Brilliant ideas: out of the cell, at the prison car, and anywhere else (MP-IDEA)."""

from __future__ import annotations

from .....engine.places import CELL, inside, roof
from .....engine.view import View
from ...scene import Scene
from ...stage import Card, Stage
from .companions import take_companion
from .scene import marshal_in
from .stage import IDEA, marshal_on


def read_idea(stage: Stage, card: Card) -> Card:
    """With what it would copy if it were played now."""
    return card._replace(copies=marshal_on(stage).copied[-1]) if card.kind == IDEA else card


def read_ideas(view: View, stage: Stage, pile: list[Card]) -> list[Card]:
    """The cards still to be done, each idea with the card before it that it may copy."""
    copied = [
        before
        for before, played in zip(marshal_on(stage).copied, view.pile, strict=False)
        if not played.resolved and played.card
    ]
    return [
        card._replace(copies=before) if card.kind == IDEA else card
        for card, before in zip(pile, copied, strict=True)
    ]


def have_an_idea(stage: Stage, scene: Scene, card: Card) -> list[Scene]:
    """MP-IDEA, by where he is then. MP-BULLET: wounds hinder only the copy of his own card."""
    bandit, (actor, kind) = card.bandit, card.copies
    if scene.at[bandit] == CELL:
        return break_out(stage, scene, bandit)
    if scene.at[bandit] in prison_places(stage):
        return help_somebody(stage, scene, bandit)
    deed = stage.lore.deeds.get(kind)
    if deed is None or (actor == bandit and marshal_in(scene).hinders(bandit, kind)):
        return [scene]
    return deed(stage, scene, bandit)


def prison_places(stage: Stage) -> tuple[int, int]:
    """The corridor and the roof of the prison car, which is the last."""
    return inside(stage.cars - 1), roof(stage.cars - 1)


def break_out(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    scenes = []
    for place in prison_places(stage):
        new = scene.copy()
        new.at[bandit] = place
        scenes.append(new)
    return scenes


def help_somebody(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """CASE-33: a prisoner comes along, or a bandit is freed, if there is anybody to help."""
    part = marshal_in(scene)
    scenes = [free(stage, scene, bandit, captive) for captive in scene.who_is_at(CELL)]
    if not part.companion[bandit]:
        scenes += [take_companion(stage, scene, bandit, name) for name in part.prisoners]
    return scenes or [scene]


def free(stage: Stage, scene: Scene, bandit: int, captive: int) -> Scene:
    """He gives his liberator what he will miss least."""
    new = scene.copy()
    new.at[captive] = scene.at[bandit]
    if new.loot[captive]:
        *kept, given = new.loot[captive]
        new.loot[captive] = tuple(kept)
        new.loot[bandit] = stage.by_worth((*new.loot[bandit], given))
        new.gains[stage.sides[captive]] -= stage.dollars[given]
        new.gains[stage.sides[bandit]] += stage.dollars[given]
    return new
