"""What each box adds to scenarios: a module of its name with BOX, a `ScenarioBox`.

The Marshal, who changes other boxes, comes first: bandits take their places before horses are put
beside them.
"""

from __future__ import annotations

from ...engine.boxes import BOXES as MANIFESTS
from ...engine.boxes import box_modules
from ..box import BOXES

FIRST = sorted(MANIFESTS, key=lambda box: not box.changes_others)
BOXES[:] = [module.BOX for module in box_modules(__name__, boxes=FIRST).values()]

__all__ = ["BOXES"]
