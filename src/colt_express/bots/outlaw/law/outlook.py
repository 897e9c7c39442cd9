"""The outlook: how the table stands for the Marshal, to himself and to everybody else."""

from __future__ import annotations

from typing import Final

from ....engine.places import AWAY, CELL, TIME_MACHINE
from ..scene import Scene
from ..stage import Stage
from ..targets import seen_by
from .chances import SHOTS_A_ROUND, Outlook, four_of_five, specials, warrants
from .stage import ARREST, EVERY_CARD, LawStage

IN_SIGHT: Final = 0.9  # a shot when somebody is in sight comes off
OUT_OF_SIGHT: Final = 0.4
HERE: Final = 0.8  # who is with him when he is about to arrest somebody
NEAR: Final = 0.45  # or a card away
FAR: Final = 0.15
NEW_HAND: Final = 0.4  # of that, if he has no card for it yet
NO_TURN: Final = 0.1  # or will not come to it
ESCAPED: Final = (CELL, AWAY, TIME_MACHINE)


def chance_to_all(stage: Stage, scene: Scene, law: LawStage) -> float:
    """The Marshal's chance as everybody reckons it. Who stands where matters little to it, so it
    is worked out once for all scenes in which the law's things are the same."""
    if scene.at[law.lawman] == AWAY:  # MP-STATION-2
        return 0.0
    bags, delivered = mail(stage, scene, law)
    memory = scene.law.memory
    if (bags, delivered) not in memory:
        outlook = Outlook(law, SHOTS_A_ROUND * law.time, [], bags, delivered, 0)
        goals = law.publicly
        chances = warrants(scene.law, goals, outlook) + specials(scene.law, goals, outlook)
        memory[bags, delivered] = [four_of_five(chances)]
    return memory[bags, delivered][0]


def chance_to_himself(stage: Stage, scene: Scene, law: LawStage, hand: list[str]) -> float:
    """The Marshal's chance with these cards to come."""
    place = scene.at[law.lawman]
    if place == AWAY:
        return 0.0
    here, near = readiness(law, hand)
    arrests = [arrest_soon(stage, place, there, here, near) for there in scene.at]
    shots = shots_to_come(stage, scene, law, hand)
    company = scene.at.count(place) - 1
    bags, delivered = mail(stage, scene, law)
    outlook = Outlook(law, shots, arrests, bags, delivered, company)
    memory, seen = scene.law.memory, (shots, bags, delivered, company)
    if seen not in memory:
        memory[seen] = specials(scene.law, law.privately, outlook)
    return four_of_five(warrants(scene.law, law.privately, outlook) + memory[seen])


def mail(stage: Stage, scene: Scene, law: LawStage) -> tuple[int, bool]:
    """How many mailbags nobody holds, and whether the Marshal has one."""
    free, delivered = 0, False
    for bag in stage.bags:
        if bag in scene.loot[law.lawman]:
            delivered = True
        elif not any(bag in loot for loot in scene.loot):
            free += 1
    return free, delivered


def shots_to_come(stage: Stage, scene: Scene, law: LawStage, hand: list[str]) -> float:
    now = 0.0
    if "shoot" in hand:
        seen = seen_by(stage, scene, law.lawman)
        now = min(hand.count("shoot"), law.turns_left) * (IN_SIGHT if seen else OUT_OF_SIGHT)
    return SHOTS_A_ROUND * law.rounds_left + now


def readiness(law: LawStage, hand: list[str]) -> tuple[float, float]:
    """How ready he is to arrest somebody at his place, and somebody he has to get at first."""
    if ARREST in hand and law.turns_left:
        return 1.0, (1.0 if law.turns_left > 1 else NO_TURN)
    all_planned = law.turns_left == EVERY_CARD
    ready = NEW_HAND if all_planned and law.rounds_left else NO_TURN
    return ready, ready


def arrest_soon(stage: Stage, place: int, there: int, here: float, near: float) -> float:
    """How likely the Marshal at one place arrests somebody at the other before long."""
    if there in ESCAPED:
        return 0.0
    if there == place:
        return HERE * here
    if there in stage.ways.moves[place] or there in stage.ways.climbs[place]:
        return NEAR * near
    return FAR * near
