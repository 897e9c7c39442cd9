"""Values that a client can offer when a table is opened, and the places on the train, so that it
need not retype them.

They are exported with the schema of the messages, and from there to the page (`make schema`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ...bots import BOTS
from ...engine.configuration.setup import (
    BOX_SWITCHES,
    BOXES,
    EXPERTS,
    PLAYERS,
    PLAYERS_WITH_BOX,
    RULES,
    SWITCHES,
    VARIANTS,
)
from ...engine.figures import CHARACTERS
from ...engine.places import PLACE_WORDS, car_of, is_of_a_car, is_roof
from ..registry.new_tables import CLOCKS


class Offered(msgspec.Struct, frozen=True):
    """A list, and its description."""

    description: str
    value: object


def _boxes() -> list[dict[str, object]]:
    return [
        {"name": box, "switches": {name: SWITCHES[name] for name in BOX_SWITCHES.get(box, ())}}
        for box in BOXES
    ]


def _places() -> dict[str, dict[str, object]]:
    return {
        words: {"car": car_of(place), "level": "roof" if is_roof(place) else "car"}
        for place, words in enumerate(PLACE_WORDS)
        if is_of_a_car(place)
    }


LISTS: Final[Mapping[str, Offered]] = {
    "BOXES": Offered(
        "The boxes besides the base game, and the switches of each: values by name, the "
        "default first.",
        _boxes(),
    ),
    "RULES": Offered("Sets of rules, the default first.", RULES),
    "EXPERTS": Offered("Editions of the expert rules.", EXPERTS),
    "VARIANTS": Offered("Variants of the game.", VARIANTS),
    "PLAYERS": Offered(
        "Number of players by variant; `none` is the game without one.",
        {variant or "none": numbers for variant, numbers in PLAYERS.items()},
    ),
    "PLAYERS_WITH_MARSHAL": Offered(
        "Number of players with the box `marshal`, including the Marshal.",
        PLAYERS_WITH_BOX["marshal"],
    ),
    "CHARACTERS": Offered("Bandits that a player can choose.", CHARACTERS),
    "PLACES": Offered(
        "Places on the train: the number of the car (the locomotive is 0), and the level.",
        _places(),
    ),
    "BOTS": Offered("Levels of bots, the strongest last.", BOTS),
    "CLOCKS": Offered("Seconds per decision; 0 is unlimited.", CLOCKS),
}
