"""A scene: who and what is where, and who has made how much, as the outlaw imagines it."""

from __future__ import annotations

from typing import Final

from ...engine.information.observation import Sight
from .constants import NO_PARTS, Stage

NOWHERE: Final = -1


class ScenePart:
    """What belongs to a box. Scenes share it until it changes."""

    def copy(self) -> ScenePart:
        raise NotImplementedError


class Scene:
    """What plans would change. Cheap to copy, and never changed once it is thought up. Scenes share
    what they have in common: only the list of places is a scene's own, the others are replaced
    where they change."""

    __slots__ = ("at", "blockers", "bullets", "floor", "gains", "loot", "marshal_at", "parts")

    at: list[int]  # by bandit: his place
    marshal_at: int  # his place, if nobody plays him (MP-4: who meets him need not flee)
    blockers: tuple[int, ...]  # where somebody stands who is no bandit but hides who is behind
    floor: list[tuple[int, ...]]  # by place: the tokens lying there, best first
    loot: list[tuple[int, ...]]  # by bandit: the tokens he holds, best first
    bullets: list[int]  # by bandit: left in his revolver
    gains: list[float]  # by side: what it has made since the thinking began, in dollars
    parts: list[ScenePart]  # by the slot of a box

    def copy(self) -> Scene:
        new = Scene()
        new.at = self.at[:]
        new.marshal_at = self.marshal_at
        new.blockers = self.blockers
        new.floor = self.floor
        new.loot = self.loot
        new.bullets = self.bullets
        new.gains = self.gains
        new.parts = self.parts
        return new

    # What may be done to a scene just made:

    def lay(self, place: int, tokens: tuple[int, ...]) -> None:
        """These lie there now."""
        floor = self.floor[:]
        floor[place] = tokens
        self.floor = floor

    def give(self, bandit: int, tokens: tuple[int, ...]) -> None:
        """He holds these now."""
        loot = self.loot[:]
        loot[bandit] = tokens
        self.loot = loot

    def earn(self, side: int, dollars: float) -> None:
        gains = self.gains[:]
        gains[side] += dollars
        self.gains = gains

    def fire(self, bandit: int) -> None:
        """One of his bullets is gone."""
        bullets = self.bullets[:]
        bullets[bandit] -= 1
        self.bullets = bullets

    def own(self, slot: int) -> ScenePart:
        """A box's part that may be changed."""
        part = self.parts[slot].copy()
        self.put(slot, part)
        return part

    def put(self, slot: int, part: ScenePart) -> None:
        parts = self.parts[:]
        parts[slot] = part
        self.parts = parts

    def who_is_at(self, place: int) -> list[int]:
        return [bandit for bandit, there in enumerate(self.at) if there == place]


NOTHING: Final = ScenePart()


def scene_of(sight: Sight, stage: Stage) -> Scene:
    """The table as it is now."""
    scene = Scene()
    scene.at = sight.places[:]
    scene.marshal_at = sight.marshal_at if stage.lawman < 0 else NOWHERE
    scene.blockers = ()
    scene.floor = stage.treasure.floor
    scene.loot = stage.treasure.loot
    scene.bullets = sight.bullets
    scene.gains = [0.0] * stage.cast.rules.seats
    scene.parts = [NOTHING] * len(NO_PARTS)
    for complete in stage.lore.scenes:
        complete(sight, stage, scene)
    return scene
