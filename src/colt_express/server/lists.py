"""What a client may offer whoever opens a table, as lists that it need not type again.

They go into the schema of the messages, and from there into the page (`make schema`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..bots import BOTS
from ..engine.figures import CHARACTERS
from ..engine.setup import (
    BOX_SWITCHES,
    BOXES,
    EXPERTS,
    PLAYERS,
    PLAYERS_WITH_BOX,
    RULES,
    SWITCHES,
    VARIANTS,
)
from .hall import CLOCKS


class Offered(msgspec.Struct, frozen=True):
    """A list, and what it is a list of."""

    description: str
    value: object


def _boxes() -> list[dict[str, object]]:
    return [
        {"name": box, "switches": {name: SWITCHES[name] for name in BOX_SWITCHES.get(box, ())}}
        for box in BOXES
    ]


LISTS: Final[Mapping[str, Offered]] = {
    "BOXES": Offered(
        "The boxes beside the base game, and what can be switched in each: values by name, the "
        "usual one first.",
        _boxes(),
    ),
    "RULES": Offered("Sets of rules, the usual one first.", RULES),
    "EXPERTS": Offered("Editions of the expert rules.", EXPERTS),
    "VARIANTS": Offered("Variants of the game.", VARIANTS),
    "PLAYERS": Offered(
        "How many can play, by variant; `none` is the game without one.",
        {variant or "none": numbers for variant, numbers in PLAYERS.items()},
    ),
    "PLAYERS_WITH_MARSHAL": Offered(
        "How many can play with the box `marshal`; one of them is the Marshal.",
        PLAYERS_WITH_BOX["marshal"],
    ),
    "CHARACTERS": Offered("Bandits whom a player can be.", CHARACTERS),
    "BOTS": Offered("Levels of bots, the strongest last.", BOTS),
    "CLOCKS": Offered("Seconds for a decision; 0 is as many as one likes.", CLOCKS),
}
