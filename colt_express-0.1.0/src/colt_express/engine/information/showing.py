"""Pictures of views in notebooks.

The rules cannot draw, and import no package that can: the picture is asked for by name, when a
notebook wants it. It is the only place where the engine reaches for a package above it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .view import View

DRAWING: Final = "colt_express.drawing"


def svg_of(view: View) -> str:
    """The view as a picture; `drawing` has more to say about it."""
    picture: str = import_module(DRAWING).draw(view)
    return picture
