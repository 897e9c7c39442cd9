"""What each box adds to action spaces and observations: a module of its name with an
``ADDITION``."""

from __future__ import annotations

from ....engine.boxes import box_modules
from ..additions import ADDITIONS

ADDITIONS[:] = [module.ADDITION for module in box_modules(__name__).values()]
