"""The time machine (TM)."""

from __future__ import annotations

from typing import Final

from ...manifest import Drawn, Manifest, Seen
from .contents import install
from .seeing import describe, mine, veiled, view
from .table import TimeMachineTable
from .text import below

MANIFEST: Final[Manifest] = Manifest(
    "time_machine",
    install=install,
    seen=Seen(
        view=view,
        mine=mine,
        event_fields={
            "vanished": ("bandit",),
            "appeared": ("bandit", "at"),
            "fare": ("bandit", "money"),
        },
        veiled=veiled,
    ),
    drawn=Drawn(below=below),
    tables={TimeMachineTable: ("traveller", "hiding")},
    describe=describe,
)
