"""What cards do beside the law: the Marshal's own, and those of bandits who may be in the cell,
wounded, or in company."""

from __future__ import annotations

from typing import Final

from ....engine.places import CELL
from ..deeds import DEEDS, Deed, climb, move
from ..deeds import rob as rob_once
from ..deeds import shoot as shoot_once
from ..scene import Scene
from ..stage import Card, Stage
from .ideas import break_out, help_somebody, prison_places
from .shooting import arrests, shots
from .stage import IDEA


def deeds_beside_the_law(stage: Stage, scene: Scene, card: Card) -> list[Scene]:
    bandit = card.bandit
    if card.kind == IDEA:
        return have_an_idea(stage, scene, card)
    deed = LAW_DEEDS.get(card.kind)
    if deed is None or scene.at[bandit] == CELL or scene.law.hinders(bandit, card.kind):
        return [scene]
    return deed(stage, scene, bandit)


def have_an_idea(stage: Stage, scene: Scene, card: Card) -> list[Scene]:
    """MP-IDEA, by where he is then. MP-BULLET: wounds hinder only the copy of his own card."""
    bandit, (actor, kind) = card.bandit, card.copies
    if scene.at[bandit] == CELL:
        return break_out(stage, scene, bandit)
    if scene.at[bandit] in prison_places(stage):
        return help_somebody(stage, scene, bandit)
    deed = LAW_DEEDS.get(kind)
    if deed is None or (actor == bandit and scene.law.hinders(bandit, kind)):
        return [scene]
    return deed(stage, scene, bandit)


def shoot(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    shooting = shots if bandit == stage.lawman else shoot_once
    return shooting(stage, scene, bandit)


def rob(stage: Stage, scene: Scene, bandit: int) -> list[Scene]:
    """MP-PRISONER: two tokens with his own companion."""
    scenes = rob_once(stage, scene, bandit)
    law = stage.law
    if law is not None and scene.law.companion[bandit] == law.names[bandit]:
        return rob_once(stage, scenes[0], bandit)
    return scenes


LAW_DEEDS: Final[dict[str, Deed]] = {
    **DEEDS,
    "shoot": shoot,
    "rob": rob,
    "move+": move,
    "climb+": climb,
    "arrest": arrests,
}
