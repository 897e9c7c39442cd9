"""The fields of a position line: their names, in the order in which they are written."""

from __future__ import annotations

from typing import Final

from ...engine.serialization.notation import ALL as ALL

VERSION: Final = 1
MAGIC: Final = f"CX{VERSION}"
"""The first word of a line; the number changes when older lines would be read differently."""

EVERYTHING: Final = "all"
SPECTATING: Final = "spectator"

SEAT: Final = "s"
"""Fields ``s0``, ``s1`` … are the cards of a seat."""
FIELDS: Final = (
    *("table", "dice", "at", "cars", "rounds", "law", "bandits", "tokens", "spare", "pile", "done"),
    *("asked", "chosen", "next"),
)
"""All other fields of the base game; a box has a field of its own name."""

FACE_DOWN: Final = "~"
FOLLOWING: Final = "^"  # PAIR-6: a card played on the heels of a shoot card
SEEN: Final = "'"
KNOWN: Final = "!"
NO_SEAT: Final = "-"
UNKNOWN: Final = "?"
ASIDE_SIGN: Final = "-"
OUT_SIGN: Final = "x"
