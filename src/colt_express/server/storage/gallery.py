"""The gallery: what finished public games can be found and sorted by."""

from __future__ import annotations

from typing import Final

import msgspec

SHELVES: Final = ("newest", "closest", "richest", "bloodiest", "luckiest")
"""Ways to sort it."""


class GalleryFilter(msgspec.Struct, frozen=True):
    """Which games are wanted. None is any."""

    boxes: str | None = None
    variant: str | None = None
    players: int | None = None
    winner: str | None = None
    shelf: str = "newest"
    page: int = 0
