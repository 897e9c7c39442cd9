"""What can be seen of the time machine."""

from __future__ import annotations

import msgspec


class TimeMachineView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The time machine: who travels in time now, the horses that wait beside it, and for the
    traveller's own player only where he hides."""

    traveller: str | None
    horses: int
    hiding: str | None = None


class TimeMachineMine(msgspec.Struct, frozen=True, gc=False):
    """The hiding place, which only the time traveller's own player knows."""

    hiding: str
