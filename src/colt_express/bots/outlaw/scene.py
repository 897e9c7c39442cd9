"""A scene: who and what is where, and who has made how much, as the outlaw imagines it."""

from __future__ import annotations

from typing import Final

from ...engine.places import AWAY
from ...engine.view import View
from .law.scene import LawScene, law_scene_of
from .stage import Stage
from .ways import PLACE_CALLED

NOWHERE: Final = -1


class Scene:
    """What plans would change. Cheap to copy, and never changed once it is thought up."""

    __slots__ = (
        "at",
        "bullets",
        "floor",
        "gains",
        "guard",
        "horses",
        "hostage",
        "hostages",
        "law",
        "loot",
        "marshal",
    )

    at: list[int]  # by bandit: his place
    marshal: int  # the Marshal's place, if nobody plays him (MP-4: who meets him need not flee)
    floor: list[tuple[int, ...]]  # by place: the tokens lying there, best first
    loot: list[tuple[int, ...]]  # by bandit: the tokens he holds, best first
    bullets: list[int]  # by bandit: left in his revolver
    gains: list[float]  # by side: what it has made since the thinking began, in dollars
    guard: int  # the Shotgun's place
    horses: list[int]  # by car; last, at the time machine
    hostage: list[str]  # by bandit: whom he has taken, or nobody
    hostages: tuple[str, ...]  # left in the stagecoach
    law: LawScene  # only with a Marshal who plays; shared until something in it changes

    def copy(self) -> Scene:
        new = Scene()
        new.at = self.at[:]
        new.marshal = self.marshal
        new.floor = self.floor[:]
        new.loot = self.loot[:]
        new.bullets = self.bullets[:]
        new.gains = self.gains[:]
        new.guard = self.guard
        new.horses = self.horses[:]
        new.hostage = self.hostage[:]
        new.hostages = self.hostages
        new.law = self.law
        return new

    def copy_of_all(self) -> Scene:
        """A copy in which what belongs to the law may be changed, too."""
        new = self.copy()
        new.law = self.law.copy()
        return new

    def who_is_at(self, place: int) -> list[int]:
        return [bandit for bandit, there in enumerate(self.at) if there == place]


def scene_of(view: View, stage: Stage) -> Scene:
    """The table as it is now."""
    scene = Scene()
    scene.at = [PLACE_CALLED[bandit.at] for bandit in view.bandits]
    scene.marshal = PLACE_CALLED[view.marshal_at] if stage.law is None else NOWHERE
    scene.floor = [()] * stage.ways.places
    for place, tokens in view.floor.items():
        scene.floor[PLACE_CALLED[place]] = stage.by_worth(token.number for token in tokens)
    scene.loot = [stage.by_worth(token.number for token in b.loot) for b in view.bandits]
    scene.bullets = [bandit.bullets for bandit in view.bandits]
    scene.gains = [0.0] * len(view.players)
    beside = view.horses
    scene.guard = PLACE_CALLED[beside.shotgun] if beside and beside.shotgun else AWAY
    waiting = view.time_machine.horses if view.time_machine else 0
    scene.horses = [*(beside.horses if beside else [0] * len(view.cars)), waiting]
    scene.hostage = [beside.taken.get(b.name, "") if beside else "" for b in view.bandits]
    scene.hostages = tuple(beside.hostages) if beside else ()
    scene.law = law_scene_of(view)
    return scene
