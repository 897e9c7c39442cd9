"""The boxes beside the base game, each a package with one manifest.

A new box is added to both lists; `docs/architecture.md` says what else it consists of.
"""

from __future__ import annotations

from typing import Final

from ..manifest import Manifest
from . import cursed, horses, marshal, time_machine

BOXES: Final[list[Manifest]] = [
    horses.MANIFEST,
    marshal.MANIFEST,
    time_machine.MANIFEST,
    cursed.MANIFEST,
]
"""As players list them; their contents are put together in this order."""

IN_FORCE: Final[list[Manifest]] = [
    horses.MANIFEST,
    time_machine.MANIFEST,
    marshal.MANIFEST,
    cursed.MANIFEST,
]
"""In the order of installation: the Marshal changes rules that other boxes bring."""
