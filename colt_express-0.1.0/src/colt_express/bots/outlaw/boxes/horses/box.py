"""What Horses & Stagecoach adds to the forward model."""

from __future__ import annotations

from .....engine.boxes.horses.riding import RIDE
from .....engine.cards import MOVE, PUNCH, ROB
from ...choices import where_to
from ...forward_model import ForwardModel
from ...planning import plan
from . import choices
from .parts import complete_constants, complete_state, look_across
from .round_end import HORSES_EFFECTS
from .transitions import arrive_beside, move, on_horseback, pass_the_shotgun, punch, ride, rob


def install(model: ForwardModel) -> None:
    model.sights.append(look_across)
    model.pricing.append(choices.price_flasks)
    model.completing_constants.append(complete_constants)
    model.completing_state.append(complete_state)
    model.transitions[MOVE] = move
    model.transitions[ROB] = rob
    model.transitions[PUNCH] = punch
    model.transitions[RIDE] = ride
    model.arrivals.append(arrive_beside)
    model.passings.append(pass_the_shotgun)
    model.reaches.append(on_horseback)
    model.effects |= HORSES_EFFECTS
    model.plans.append(choices.worth_of_drink)
    model.answers |= {
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
