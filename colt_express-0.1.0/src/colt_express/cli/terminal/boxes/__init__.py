"""What each box adds to the terminal game: a module of its name with BOX, a `TerminalBox`."""

from __future__ import annotations

from ....engine.boxes import IN_FORCE, box_modules
from ..box import BOXES

BOXES[:] = [module.BOX for module in box_modules(__name__, boxes=IN_FORCE).values()]

__all__ = ["BOXES"]
