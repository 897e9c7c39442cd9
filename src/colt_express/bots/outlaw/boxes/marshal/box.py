"""What Marshal & Prisoners adds to the lore of an outlaw."""

from __future__ import annotations

from .....engine.view import View
from ...choices import most_valuable_token, where_to
from ...lore import Box, Lore
from ...planning import plan
from ...stage import Stage
from . import choices
from .brawls import punch_him, scratch
from .deeds import deeds_beside_him, is_hindered
from .ideas import have_an_idea, read_idea, read_ideas
from .judgement import danger, worth_to_a_bandit, worth_to_the_marshal
from .planning import reflex, worth_of_another, worth_of_fetching
from .round_end import MARSHAL_EFFECTS
from .scene import complete_scene
from .stage import IDEA, MAILBAG, SLOT, MarshalStage, marshal_view
from .worth import BAG, envy_beside_him, price_mail, shot_beside_him


def is_at(view: View) -> bool:
    return view.marshal is not None


def install(lore: Lore) -> None:
    lore.unknown[MAILBAG] = BAG
    lore.pricing.append(price_mail)
    lore.envy = envy_beside_him
    lore.shot_worth = shot_beside_him
    lore.stages.append(complete_stage)
    lore.scenes.append(complete_scene)
    lore.readings.append(read_idea)
    lore.piles.append(read_ideas)
    lore.deeds = deeds_beside_him(lore.deeds)
    lore.card_deeds[IDEA] = have_an_idea
    lore.hindrances.append(is_hindered)
    lore.punch_him = punch_him
    lore.shots.append(scratch)
    lore.effects |= MARSHAL_EFFECTS
    lore.worths.append(worth_to_a_bandit)
    lore.dangers.append(danger)
    lore.plans.append(worth_of_fetching)
    lore.follow_ups |= {"move+": worth_of_another, "climb+": worth_of_another}
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


def complete_stage(view: View, stage: Stage) -> None:
    """One of those on the stage is no bandit, and plays for something else."""
    part = MarshalStage(view, marshal_view(view), stage.kinds)
    stage.parts[SLOT] = part
    stage.lawman = part.lawman
    stage.aims[part.lawman] = worth_to_the_marshal


MARSHAL = Box("marshal", is_at, install)
