"""What research functions raise: always a sentence that says what is wrong and what is allowed."""

from __future__ import annotations

from ...engine.errors import IllegalChoice
from ...errors import ColtExpressError


class ResearchError(ColtExpressError):
    """Something cannot be done as it was asked for: a buffer, a table or an option of a function.
    Nothing has changed then."""


class WrongBuffer(ResearchError):
    """A buffer that cannot be written to: its size, type, layout in memory or access is wrong."""


class WrongAction(IllegalChoice):
    """A number that stands for no action, or for one that is not open to the seat now. Nothing has
    changed then."""
