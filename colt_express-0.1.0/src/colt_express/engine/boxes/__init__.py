"""The boxes beside the base game, each a package with one manifest.

This is the only list of boxes. Every other layer has a module of the box's name, which
`box_modules` finds; `docs/write-a-box.md` shows how to write one.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from ..manifest import Manifest
from . import cursed, horses, marshal, time_machine

BOXES: Final[list[Manifest]] = [
    horses.MANIFEST,
    marshal.MANIFEST,
    time_machine.MANIFEST,
    cursed.MANIFEST,
]
"""All boxes in the order shown to players, in which their contents are put together. A new one is
the last."""

IN_FORCE: Final[list[Manifest]] = sorted(BOXES, key=lambda box: box.changes_others)
"""All boxes in the order of installation: a box that changes the rules of others comes
after them."""

BOX_NAMES: Final[list[str]] = [box.name for box in BOXES]
if len(set(BOX_NAMES)) < len(BOX_NAMES):
    raise ValueError(f"two boxes have the same name: {', '.join(BOX_NAMES)}")


def box_modules(
    package: str, module: str = "", boxes: list[Manifest] | None = None
) -> dict[str, ModuleType]:
    """By name, in the order of ``boxes``: the module or package of each box in a layer's package.
    A box without one is left out. ``module``: take this module of the box's package."""
    found: dict[str, ModuleType] = {}
    for box in BOXES if boxes is None else boxes:
        own = f"{package}.{box.name}"
        wanted = f"{own}.{module}" if module else own
        try:
            found[box.name] = import_module(wanted)
        except ModuleNotFoundError as error:
            if error.name not in (own, wanted):
                raise
    return found
