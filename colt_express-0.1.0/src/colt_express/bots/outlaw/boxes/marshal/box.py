"""What Marshal & Prisoners adds to the forward model."""

from __future__ import annotations

from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.information.observation import Observation
from ...choices import most_valuable_token, where_to
from ...constants import GameConstants
from ...forward_model import ForwardModel
from ...planning import plan
from . import choices
from .constants import SLOT, MarshalConstants, marshal_observation
from .evaluation import danger, worth_to_a_bandit, worth_to_the_marshal
from .ideas import read_idea
from .planning import reflex, worth_of_another, worth_of_fetching
from .round_end import MARSHAL_EFFECTS
from .state import complete_state
from .transitions import install_transitions
from .worth import BAG, envy_beside_him, price_mail, shot_beside_him


def install(model: ForwardModel) -> None:
    model.unknown[MAILBAG] = BAG
    model.pricing.append(price_mail)
    model.envy = envy_beside_him
    model.shot_worth = shot_beside_him
    model.completing_constants.append(complete_constants)
    model.completing_state.append(complete_state)
    model.readings.append(read_idea)
    install_transitions(model)
    model.effects |= MARSHAL_EFFECTS
    model.worths.append(worth_to_a_bandit)
    model.aim = worth_to_the_marshal
    model.dangers.append(danger)
    model.plans.append(worth_of_fetching)
    model.follow_ups |= {MOVE_PLUS: worth_of_another, CLIMB_PLUS: worth_of_another}
    model.keepsakes.append(choices.keepsakes)
    model.answers |= {
        "and_then": plan,
        "reflex": reflex,
        "marshal_shoot": choices.whom_to_shoot_first,
        "marshal_shoot_again": choices.whom_to_shoot_next,
        "mailbag": most_valuable_token,
        "flask": most_valuable_token,
        "rob_again": choices.what_else_to_rob,
        "push": choices.where_to_push,
        "arrest": choices.whom_to_arrest,
        "angry_shot": choices.shoot_in_anger,
        "angry_move": choices.walk_in_anger,
        "break_out": where_to,
        "free": choices.whom_to_free,
        "thanks": choices.what_to_give,
        "deadly_shot": choices.push_or_throw_off,
    }


def complete_constants(observation: Observation, constants: GameConstants) -> None:
    constants.parts[SLOT] = MarshalConstants(
        observation, marshal_observation(observation), constants
    )
