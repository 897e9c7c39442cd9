"""What Horses & Stagecoach adds to the lore of an outlaw."""

from __future__ import annotations

from .....engine.boxes.horses.riding import RIDE
from .....engine.cards import MOVE, PUNCH, ROB
from ...choices import where_to
from ...forward_model import Lore
from ...planning import plan
from . import choices
from .parts import complete_scene, complete_stage, look_across
from .round_end import HORSES_EFFECTS
from .transitions import arrive_beside, move, on_horseback, pass_the_shotgun, punch, ride, rob


def install(lore: Lore) -> None:
    lore.sights.append(look_across)
    lore.pricing.append(choices.price_flasks)
    lore.stages.append(complete_stage)
    lore.scenes.append(complete_scene)
    lore.deeds[MOVE] = move
    lore.deeds[ROB] = rob
    lore.deeds[PUNCH] = punch
    lore.deeds[RIDE] = ride
    lore.arrivals.append(arrive_beside)
    lore.passings.append(pass_the_shotgun)
    lore.reaches.append(on_horseback)
    lore.effects |= HORSES_EFFECTS
    lore.plans.append(choices.worth_of_drink)
    lore.answers |= {
        "turmoil": plan,
        "turmoil_card": plan,
        "turmoil_cards": plan,
        "after_whiskey": plan,
        "first_of_two": plan,
        "second_of_two": plan,
        "punch": choices.whom_to_punch,
        "board": choices.board_or_ride,
        "board_where": choices.where_to_board,
        "ride": choices.where_to_ride,
        "flee": where_to,
        "hostage": choices.which_hostage,
    }
