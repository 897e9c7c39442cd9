"""What each box adds to the forward model: a module or package of its name with
``install(model)``."""

from __future__ import annotations

from typing import Final

from ....engine.boxes import box_modules
from ..forward_model import BOXES, BoxModel

BOXES[:] = [BoxModel(name, module.install) for name, module in box_modules(__name__).items()]

EVERY_BOX: Final[tuple[str, ...]] = tuple(box.name for box in BOXES)
