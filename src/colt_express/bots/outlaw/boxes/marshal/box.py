"""What Marshal & Prisoners adds to the lore of an outlaw."""

from __future__ import annotations

from .....engine.boxes.marshal.planning import CLIMB_PLUS, MOVE_PLUS
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.information.observation import Sight
from ...choices import most_valuable_token, where_to
from ...constants import Stage
from ...forward_model import Lore
from ...planning import plan
from . import choices
from .constants import SLOT, MarshalStage, marshal_sight
from .evaluation import danger, worth_to_a_bandit, worth_to_the_marshal
from .ideas import read_idea
from .planning import reflex, worth_of_another, worth_of_fetching
from .round_end import MARSHAL_EFFECTS
from .state import complete_scene
from .transitions import install_deeds
from .worth import BAG, envy_beside_him, price_mail, shot_beside_him


def install(lore: Lore) -> None:
    lore.unknown[MAILBAG] = BAG
    lore.pricing.append(price_mail)
    lore.envy = envy_beside_him
    lore.shot_worth = shot_beside_him
    lore.stages.append(complete_stage)
    lore.scenes.append(complete_scene)
    lore.readings.append(read_idea)
    install_deeds(lore)
    lore.effects |= MARSHAL_EFFECTS
    lore.worths.append(worth_to_a_bandit)
    lore.aim = worth_to_the_marshal
    lore.dangers.append(danger)
    lore.plans.append(worth_of_fetching)
    lore.follow_ups |= {MOVE_PLUS: worth_of_another, CLIMB_PLUS: worth_of_another}
    lore.keepsakes.append(choices.keepsakes)
    lore.answers |= {
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


def complete_stage(sight: Sight, stage: Stage) -> None:
    stage.parts[SLOT] = MarshalStage(sight, marshal_sight(sight), stage)
