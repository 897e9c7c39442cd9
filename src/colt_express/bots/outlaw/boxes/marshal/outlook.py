"""The outlook: how the table stands for the Marshal, to himself and to everybody else."""

from __future__ import annotations

from typing import Final

from .....engine.places import AWAY, CELL, TIME_MACHINE
from ...scene import Scene
from ...stage import Stage
from ...targets import seen_by
from .chances import SHOTS_A_ROUND, Outlook, four_of_five, specials, warrants
from .scene import marshal_in
from .stage import ARREST, EVERY_CARD, MarshalStage, marshal_on

IN_SIGHT: Final = 0.9  # a shot when somebody is in sight comes off
OUT_OF_SIGHT: Final = 0.4
HERE: Final = 0.8  # who is with him when he is about to arrest somebody
NEAR: Final = 0.45  # or a card away
FAR: Final = 0.15
NEW_HAND: Final = 0.4  # of that, if he has no card for it yet
NO_TURN: Final = 0.1  # or will not come to it
ESCAPED: Final = (CELL, AWAY, TIME_MACHINE)


def chance_to_all(stage: Stage, scene: Scene) -> float:
    """The Marshal's chance as everybody reckons it. Who stands where matters little to it, so it
    is worked out once for all scenes in which what is his is the same."""
    if scene.at[stage.lawman] == AWAY:  # MP-STATION-2
        return 0.0
    marshal, part = marshal_on(stage), marshal_in(scene)
    bags, delivered = mail(scene, marshal)
    memory = part.memory
    if (bags, delivered) not in memory:
        outlook = Outlook(marshal, SHOTS_A_ROUND * marshal.time, [], bags, delivered, 0)
        goals = marshal.publicly
        chances = warrants(part, goals, outlook) + specials(part, goals, outlook)
        memory[bags, delivered] = [four_of_five(chances)]
    return memory[bags, delivered][0]


def chance_to_himself(stage: Stage, scene: Scene, hand: list[str]) -> float:
    """The Marshal's chance with these cards to come."""
    place = scene.at[stage.lawman]
    if place == AWAY:
        return 0.0
    marshal, part = marshal_on(stage), marshal_in(scene)
    here, near = readiness(marshal, hand)
    arrests = [arrest_soon(stage, place, there, here, near) for there in scene.at]
    shots = shots_to_come(stage, scene, marshal, hand)
    company = scene.at.count(place) - 1
    bags, delivered = mail(scene, marshal)
    outlook = Outlook(marshal, shots, arrests, bags, delivered, company)
    memory, seen = part.memory, (shots, bags, delivered, company)
    if seen not in memory:
        memory[seen] = specials(part, marshal.privately, outlook)
    return four_of_five(warrants(part, marshal.privately, outlook) + memory[seen])


def mail(scene: Scene, marshal: MarshalStage) -> tuple[int, bool]:
    """How many mailbags nobody holds, and whether the Marshal has one."""
    free, delivered = len(marshal.bags), False
    for bag in marshal.bags:
        for holder, loot in enumerate(scene.loot):
            if bag in loot:
                free -= 1
                delivered |= holder == marshal.lawman
                break
    return free, delivered


def shots_to_come(stage: Stage, scene: Scene, marshal: MarshalStage, hand: list[str]) -> float:
    now = 0.0
    if "shoot" in hand:
        seen = seen_by(stage, scene, marshal.lawman)
        now = min(hand.count("shoot"), marshal.turns_left) * (IN_SIGHT if seen else OUT_OF_SIGHT)
    return SHOTS_A_ROUND * marshal.rounds_left + now


def readiness(marshal: MarshalStage, hand: list[str]) -> tuple[float, float]:
    """How ready he is to arrest somebody at his place, and somebody he has to get at first."""
    if ARREST in hand and marshal.turns_left:
        return 1.0, (1.0 if marshal.turns_left > 1 else NO_TURN)
    all_planned = marshal.turns_left == EVERY_CARD
    ready = NEW_HAND if all_planned and marshal.rounds_left else NO_TURN
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
