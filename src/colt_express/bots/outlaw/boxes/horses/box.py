"""What Horses & Stagecoach adds to the lore of an outlaw."""

from __future__ import annotations

from .....engine.view import View
from ...choices import where_to
from ...lore import Box, Lore
from ...planning import plan
from .boarding import board_or_ride, where_to_board
from .choices import where_to_ride, which_hostage, whom_to_punch
from .deeds import arrive_beside, move, punch, ride, rides_too, rob
from .parts import add_coach, complete_scene, complete_stage, look_across
from .round_end import HORSES_EFFECTS
from .whiskey import price_flasks, worth_of_drink


def is_at(view: View) -> bool:
    return view.horses is not None


def install(lore: Lore) -> None:
    lore.layouts.append(add_coach)
    lore.sights.append(look_across)
    lore.pricing.append(price_flasks)
    lore.stages.append(complete_stage)
    lore.scenes.append(complete_scene)
    lore.deeds |= {"move": move, "rob": rob, "punch": punch, "ride": ride}
    lore.arrivals.append(arrive_beside)
    lore.reach = rides_too(lore.reach)
    lore.effects |= HORSES_EFFECTS
    lore.plans.append(worth_of_drink)
    lore.answers |= {
        "turmoil": plan,
        "turmoil_card": plan,
        "turmoil_cards": plan,
        "after_whiskey": plan,
        "first_of_two": plan,
        "second_of_two": plan,
        "punch": whom_to_punch,
        "board": board_or_ride,
        "board_where": where_to_board,
        "ride": where_to_ride,
        "flee": where_to,
        "hostage": which_hostage,
    }


HORSES = Box("horses", is_at, install)
