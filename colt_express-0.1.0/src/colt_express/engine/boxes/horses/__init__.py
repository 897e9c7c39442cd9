"""Horses & Stagecoach (CANON section 10)."""

from __future__ import annotations

from typing import Final

from ...manifest import Admission, Drawn, Manifest, Printed, Seen
from ...tokens import TOKEN_NAMES
from .contents import EVENT_NAMES, TURN_SYMBOLS, install, left_out, refuse
from .hostages import HOSTAGES
from .seeing import describe, veiled, view
from .table import HorsesTable
from .text import about_bandit, below, strangers

MANIFEST: Final[Manifest] = Manifest(
    "horses",
    install=install,
    refuse=refuse,
    admission=Admission(
        switches={"horses": ("whole", "light"), "whiskey": ("standard", "any")},
    ),
    printed=Printed(
        turn_symbols=TURN_SYMBOLS,
        endings=EVENT_NAMES,
        names={"coach": TOKEN_NAMES, "hostages": HOSTAGES},
        left_out=left_out,
    ),
    seen=Seen(
        view=view,
        event_fields={
            "boarded": ("bandit", "at"),
            "rode_on": ("bandit", "at"),
            "rode": ("bandit", "at"),
            "horse_left": ("at",),
            "horses_fell_back": (),
            "coach_rolled": ("at",),
            "met_shotgun": ("at", "count"),
            "passed_shotgun": ("bandit", "at"),
            "took_hostage": ("bandit", "hostage"),
            "drank": ("seat", "bandit", "token"),
            "marshal_drank": ("token", "at"),
            "shared": ("bandit", "target", "money"),
            "caught": ("bandit", "at"),
            "escaped": ("bandit",),
        },
        event_names=("hostage",),
        veiled=veiled,
    ),
    drawn=Drawn(below=below, strangers=strangers, about_bandit=about_bandit),
    tables={HorsesTable: ()},
    describe=describe,
)
