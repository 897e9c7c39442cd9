"""What plans may change: the Marshal's bullets and brawlers, posters, prisoners and wounds."""

from __future__ import annotations

from typing import Final

from .....engine.view import View
from ...scene import Scene, ScenePart
from ...stage import Stage
from .stage import SLOT, marshal_view

HINDERED_BY: Final[dict[str, str]] = {
    "shoot": "lost_gun",
    "climb": "wounded_knee",
    "punch": "wounded_shoulder",
}
"""MP-BULLET: which bullet that lies open keeps a bandit from which card."""

MARSHAL: Final = "marshal"


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

    cylinders: list[list[str]]  # the effects of the bullets left, the next one first
    brawlers: list[int]  # what the cards left are worth, the next one first
    prisoners: list[str]  # laid out
    companion: list[str]  # by bandit: whom he has, or nobody
    with_the_law: int  # prisoners taken back
    wanted: list[bool]  # by bandit: his poster is not captured
    wounds: list[list[str]]  # by bandit: bullets that lie open before him
    hits: list[int]  # by bandit: bullets of the Marshal in him
    scratches: list[int]  # by bandit: bullets of his in the Marshal
    memory: dict[tuple[float, ...], list[float]]  # chances worked out for it before

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

    def hinders(self, bandit: int, kind: str) -> bool:
        return HINDERED_BY.get(kind, "none") in self.wounds[bandit]


def marshal_in(scene: Scene) -> MarshalScene:
    part = scene.parts[SLOT]
    assert isinstance(part, MarshalScene)
    return part


def own_marshal(scene: Scene) -> MarshalScene:
    """That may be changed, in a scene just made."""
    part = scene.own(SLOT)
    assert isinstance(part, MarshalScene)
    return part


def complete_scene(view: View, _stage: Stage, scene: Scene) -> None:
    """As it is now."""
    marshal = marshal_view(view)
    bandits = view.bandits
    in_the_marshal = next(b.hits for b in bandits if b.seat == marshal.seat)
    part = MarshalScene()
    part.cylinders = marshal.cylinders[:]
    part.brawlers = marshal.brawlers
    part.prisoners = marshal.prisoners
    part.companion = [marshal.companions.get(b.name, "") for b in bandits]
    part.with_the_law = marshal.with_the_law
    part.wanted = [b.name in marshal.wanted for b in bandits]
    part.wounds = [marshal.wounds.get(b.name, []) for b in bandits]
    part.hits = [b.hits.get(MARSHAL, 0) for b in bandits]
    part.memory = {}
    part.scratches = [in_the_marshal.get(b.name, 0) for b in bandits]
    scene.put(SLOT, part)
