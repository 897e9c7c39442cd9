"""What plans may change: the Marshal's bullets and brawlers, posters, prisoners and wounds."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.table import LOST_GUN, WOUNDED_KNEE, WOUNDED_SHOULDER
from .....engine.cards import CLIMB, PUNCH, SHOOT
from .....engine.figures import MARSHAL_FIGURE
from .....engine.information.observation import Sight
from ...constants import Stage
from ...state import Scene, ScenePart
from .constants import SLOT, marshal_sight

HINDERED_BY: Final[dict[int, int]] = {
    SHOOT: LOST_GUN,
    CLIMB: WOUNDED_KNEE,
    PUNCH: WOUNDED_SHOULDER,
}
"""MP-BULLET: which bullet that lies open keeps a bandit from which card."""


class MarshalScene(ScenePart):
    """By bandit where it says so; the Marshal is one of them."""

    __slots__ = (
        "brawlers",
        "companion",
        "cylinders",
        "hits",
        "memory",
        "prisoners",
        "scratches",
        "wanted",
        "with_the_law",
        "wounds",
    )

    cylinders: list[list[int]]  # the effects of the bullets left, the next one last
    brawlers: list[int]  # what the cards left are worth, the next one last
    prisoners: list[int]  # laid out
    companion: list[int]  # by bandit: whom he has, -1 for nobody
    with_the_law: int  # prisoners taken back
    wanted: list[bool]  # by bandit: his poster is not captured
    wounds: list[list[int]]  # by bandit: bullets that lie open before him
    hits: list[int]  # by bandit: bullets of the Marshal in him
    scratches: list[int]  # by bandit: bullets of his in the Marshal
    memory: dict[int, list[float]]  # chances worked out for it before (`outlook`)

    def copy(self) -> MarshalScene:
        """Lists in it are replaced where they change, never changed."""
        new = MarshalScene()
        new.cylinders = self.cylinders[:]
        new.brawlers = self.brawlers
        new.prisoners = self.prisoners
        new.companion = self.companion[:]
        new.with_the_law = self.with_the_law
        new.wanted = self.wanted[:]
        new.wounds = self.wounds[:]
        new.hits = self.hits[:]
        new.scratches = self.scratches[:]
        new.memory = {}
        return new

    def hinders(self, bandit: int, kind: int) -> bool:
        wounds = self.wounds[bandit]
        return len(wounds) > 0 and kind in HINDERED_BY and HINDERED_BY[kind] in wounds


def marshal_in(scene: Scene) -> MarshalScene:
    part = scene.parts[SLOT]
    assert isinstance(part, MarshalScene)
    return part


def own_marshal(scene: Scene) -> MarshalScene:
    """That may be changed, in a scene just made."""
    part = scene.own(SLOT)
    assert isinstance(part, MarshalScene)
    return part


def complete_scene(sight: Sight, stage: Stage, scene: Scene) -> None:
    """As it is now."""
    law = marshal_sight(sight)
    in_the_marshal = sight.hits[stage.lawman]
    part = MarshalScene()
    part.cylinders = law.cylinders
    part.brawlers = law.brawlers
    part.prisoners = law.prisoners
    part.companion = law.companions
    part.with_the_law = law.with_the_law
    part.wanted = law.wanted[:]
    part.wanted[stage.lawman] = False
    part.wounds = law.wounds
    part.hits = [hits[MARSHAL_FIGURE] for hits in sight.hits]
    part.memory = {}
    part.scratches = [in_the_marshal[character] for character in sight.characters]
    scene.put(SLOT, part)
