"""Marshal & Prisoners (CANON section 11)."""

from __future__ import annotations

from typing import Final

from ...cards import KIND_NAMES
from ...figures import FIGURES, MARSHAL_FIGURE
from ...manifest import Admission, Drawn, Manifest, Printed, Seen
from .contents import EVENT_NAMES, TURN_SYMBOLS, cars_drawn, install
from .seeing import describe, goal_of_rumor, goal_turned, mine, veiled, view
from .table import EFFECTS, MarshalTable
from .text import inside

MANIFEST: Final[Manifest] = Manifest(
    "marshal",
    changes_others=True,
    install=install,
    admission=Admission(
        players=(3, 4, 5, 6, 7, 8),
        players_rule="with the box 'marshal' one player is the marshal and 2 to 7 are bandits "
        "(MP-1)",
        role=FIGURES[MARSHAL_FIGURE],
        cars=cars_drawn,
        with_variants=False,
    ),
    printed=Printed(
        turn_symbols=TURN_SYMBOLS,
        endings=EVENT_NAMES,
        names={"law_deck": KIND_NAMES, "cylinder": EFFECTS},
    ),
    seen=Seen(
        view=view,
        mine=mine,
        event_fields={
            "shot": ("effect",),
            "no_effect": ("effect",),
            "goal_turned": ("seat", "number", "goal"),
            "rumor": ("goal",),
            "arrested": ("bandit", "target", "at"),
            "poster": ("bandit",),
            "brawler": ("bandit", "money"),
            "thrown_off": ("bandit", "target", "at"),
            "lost_bag": ("bandit", "target", "token"),
            "hoisted": ("token", "at"),
            "broke_out": ("bandit", "at"),
            "freed": ("bandit", "target", "at"),
            "gave": ("bandit", "target", "token"),
            "freed_prisoner": ("bandit", "prisoner"),
            "lost_prisoner": ("bandit", "prisoner"),
            "copied": ("bandit", "card"),
            "fetched": ("seat", "card"),
        },
        event_names=("effect", "prisoner", "goal"),
        details={"rumor": goal_of_rumor, "goal_turned": goal_turned},
        secret_events=("goal_turned",),
        veiled=veiled,
    ),
    drawn=Drawn(inside=inside),
    tables={MarshalTable: ()},
    describe=describe,
)
