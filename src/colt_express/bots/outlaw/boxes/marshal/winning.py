"""The outlook: how the table stands for the Marshal, to himself and to everybody else."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.prison import ARREST
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.cards import SHOOT
from .....engine.places import AWAY
from ...constants import Stage
from ...evaluation import how_many
from ...state import Scene
from ...targets import seen_by
from .chances import SHOTS_A_ROUND, Hunt, Outlook, four_of_five, specials, warrants
from .constants import EVERY_CARD, MarshalStage, marshal_on
from .state import marshal_in

IN_SIGHT: Final = 0.9  # a shot when somebody is in sight comes off
OUT_OF_SIGHT: Final = 0.4
NEW_HAND: Final = 0.4  # how ready he is for an arrest if he has no card for it yet
NO_TURN: Final = 0.1  # or will not come to it


def chance_to_all(stage: Stage, scene: Scene) -> float:
    """The Marshal's chance as everybody reckons it. Who stands where matters little to it, so it
    is worked out once for all scenes in which what is his is the same."""
    if scene.at[stage.lawman] == AWAY:  # MP-STATION-2
        return 0.0
    marshal, part = marshal_on(stage), marshal_in(scene)
    bags, delivered = mail(stage, scene, marshal)
    memory, key = part.memory, -1 - (bags << 1 | delivered)
    known = memory.get(key)
    if known is None:
        outlook = Outlook(marshal, SHOTS_A_ROUND * marshal.time, bags, delivered, 0)
        goals = marshal.publicly
        chances = warrants(part, goals, marshal, None) + specials(part, goals, outlook)
        known = [four_of_five(chances)]
        memory[key] = known
    return known[0]


def chance_to_himself(stage: Stage, scene: Scene, hand: int) -> float:
    """The Marshal's chance with these cards to come."""
    if scene.at[stage.lawman] == AWAY:
        return 0.0
    marshal, part = marshal_on(stage), marshal_in(scene)
    goals, hunt = marshal.privately, hunt_of(stage, scene, marshal, hand)
    shots = min(how_many(hand, SHOOT), marshal.turns_left)
    sees = shots > 0 and len(seen_by(stage, scene, stage.lawman)) > 0
    bags, delivered = mail(stage, scene, marshal)
    memory = part.memory
    key = (shots << 1 | sees) << 8 | hunt.company << 4 | bags << 1 | delivered
    known = memory.get(key)
    if known is None:
        later = SHOTS_A_ROUND * marshal.rounds_left
        shooting = later + shots * (IN_SIGHT if sees else OUT_OF_SIGHT)
        outlook = Outlook(marshal, shooting, bags, delivered, hunt.company)
        known = specials(part, goals, outlook)
        memory[key] = known
    return four_of_five(warrants(part, goals, marshal, hunt) + known)


def mail(stage: Stage, scene: Scene, marshal: MarshalStage) -> tuple[int, bool]:
    """How many mailbags nobody holds, and whether the Marshal has one; counted once for scenes that
    share their loot."""
    if scene.loot is not marshal.loot:
        marshal.loot, marshal.mail = scene.loot, _counted(stage, scene, len(marshal.bags))
    return marshal.mail


def _counted(stage: Stage, scene: Scene, bags: int) -> tuple[int, bool]:
    free, delivered, kinds = bags, False, stage.kinds
    for holder, loot in enumerate(scene.loot):
        for token in loot:
            if kinds[token] == MAILBAG:
                free -= 1
                if holder == stage.lawman:
                    delivered = True
    return free, delivered


def hunt_of(stage: Stage, scene: Scene, marshal: MarshalStage, hand: int) -> Hunt:
    if marshal.turns_left and how_many(hand, ARREST):
        return Hunt(stage, scene.at, 1.0, 1.0 if marshal.turns_left > 1 else NO_TURN)
    all_planned = marshal.turns_left == EVERY_CARD
    ready = NEW_HAND if all_planned and marshal.rounds_left else NO_TURN
    return Hunt(stage, scene.at, ready, ready)
