"""What plans may change of the law: bullets and brawlers, posters, prisoners and wounds."""

from __future__ import annotations

from typing import Final

from ....engine.view import View

HINDERED_BY: Final[dict[str, str]] = {
    "shoot": "lost_gun",
    "climb": "wounded_knee",
    "punch": "wounded_shoulder",
}
"""MP-BULLET: which bullet that lies open keeps a bandit from which card."""

MARSHAL: Final = "marshal"


class LawScene:
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

    def copy(self) -> LawScene:
        """Lists in it are replaced where they change, never changed."""
        new = LawScene()
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


NO_LAW: Final = LawScene()
"""Where nobody plays the Marshal."""


def law_scene_of(view: View) -> LawScene:
    """As it is now."""
    law = view.marshal
    if law is None:
        return NO_LAW
    scene = LawScene()
    bandits = view.bandits
    in_the_marshal = next(b.hits for b in bandits if b.seat == law.seat)
    scene.cylinders = law.cylinders[:]
    scene.brawlers = law.brawlers
    scene.prisoners = law.prisoners
    scene.companion = [law.companions.get(b.name, "") for b in bandits]
    scene.with_the_law = law.with_the_law
    scene.wanted = [b.name in law.wanted for b in bandits]
    scene.wounds = [law.wounds.get(b.name, []) for b in bandits]
    scene.hits = [b.hits.get(MARSHAL, 0) for b in bandits]
    scene.memory = {}
    scene.scratches = [in_the_marshal.get(b.name, 0) for b in bandits]
    return scene
