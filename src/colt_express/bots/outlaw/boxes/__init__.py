"""What an outlaw knows of each box: a module or a package of its name, and in it a `Box`."""

from __future__ import annotations

from typing import Final

from ..lore import BOXES
from .horses.box import HORSES
from .marshal.box import MARSHAL
from .time_machine import TIME_MACHINE

BOXES[:] = [HORSES, MARSHAL, TIME_MACHINE]

EVERY_BOX: Final[tuple[str, ...]] = tuple(box.name for box in BOXES)
