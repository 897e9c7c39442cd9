"""What a scene is worth beside the Marshal: to himself, and to bandits beyond their money."""

from __future__ import annotations

from math import log

from .....engine.boxes.marshal.ending import POSTER
from .....engine.boxes.marshal.events import CRIME_PUNISHED
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.cards import PUNCH
from .....engine.places import CELL
from ...constants import Stage
from ...evaluation import how_many
from ...state import Scene
from ...worth import LIBERTY
from .constants import marshal_on
from .ideas import at_the_prison, best_companion, prison_places
from .state import marshal_in
from .transitions import may_fall
from .winning import chance_to_all, chance_to_himself
from .worth import (
    A_TRIFLE,
    ARREST_HERE,
    ARREST_NEAR,
    BRAWL_NOW,
    CELL_BARE,
    CELL_IDEA,
    DOGGEDNESS,
    FALL_HERE,
    HOPE,
    IDEA_NEXT,
    IDEA_NOW,
    VICTORY,
)


def worth_to_the_marshal(stage: Stage, scene: Scene, hand: int) -> float:
    """He has no use for money: four goals are everything, and who gets away with what is but a
    trifle."""
    chance = chance_to_himself(stage, scene, hand)
    marshal, place = marshal_on(stage), scene.at[stage.lawman]
    robbers = marshal.robbers
    if marshal.deadly and may_fall(stage, place):
        chance *= (1 - FALL_HERE) ** (scene.at.count(place) - 1)
    made = sum([scene.gains[stage.sides[n]] for n in robbers]) / len(robbers)
    trifles = scene.gains[stage.sides[stage.lawman]] - made
    return DOGGEDNESS * log(chance + HOPE) + A_TRIFLE * trifles


def worth_to_a_bandit(stage: Stage, scene: Scene, bandit: int, hand: int) -> float:
    """Beside his money: what the Marshal makes of it, and where he himself will be."""
    worth = -VICTORY * chance_to_all(stage, scene)
    hand = hand if marshal_on(stage).turns_left else 0
    if scene.at[bandit] == CELL:
        return worth - cost_of_the_cell(stage, hand)
    return worth + prospects(stage, scene, bandit, hand) - danger(stage, scene, bandit)


def cost_of_the_cell(stage: Stage, hand: int) -> float:
    """MP-STATION-3: who is there at the end cannot win if crime is punished."""
    if how_many(hand, IDEA):
        return CELL_IDEA
    if stage.last_round:
        return LIBERTY if stage.event == CRIME_PUNISHED else 0
    return CELL_BARE


def danger(stage: Stage, scene: Scene, bandit: int) -> float:
    """To be thrown off the train, or arrested, before the poster is captured above all."""
    marshal, place, lawman = marshal_on(stage), scene.at[bandit], scene.at[stage.lawman]
    cost = 0.0
    if marshal.deadly and may_fall(stage, place):
        cost += LIBERTY * FALL_HERE * (scene.at.count(place) - 1)
    if place == lawman:
        risk = ARREST_HERE
    elif stage.ways.near[lawman] >> place & 1:
        risk = ARREST_NEAR
    else:
        return cost
    lost = cost_of_the_cell(stage, 0) + (POSTER if marshal_in(scene).wanted[bandit] else 0)
    return cost + risk * marshal.arrest_to_come * lost


def prospects(stage: Stage, scene: Scene, bandit: int, hand: int) -> float:
    """What a brilliant idea or a punch may still bring."""
    worth, place = 0.0, scene.at[bandit]
    if not hand:
        return worth
    part = marshal_in(scene)
    if part.prisoners and how_many(hand, IDEA):
        if at_the_prison(stage, place):
            worth += IDEA_NOW * best_companion(stage, scene, bandit)
        else:
            near = stage.ways.moves[place]
            corridor, above = prison_places(stage)
            if corridor in near or above in near:
                worth += IDEA_NEXT * best_companion(stage, scene, bandit)
    if part.brawlers and place == scene.at[stage.lawman] and how_many(hand, PUNCH):
        worth += BRAWL_NOW * part.brawlers[-1]
    return worth
