"""What each box adds to the terminal game: a module of its name."""

from __future__ import annotations

from ..box import BOXES
from .cursed import Cursed
from .horses import Horses
from .marshal import Marshal
from .time_machine import TimeMachine

BOXES[:] = [Horses(), TimeMachine(), Cursed(), Marshal()]

__all__ = ["BOXES"]
