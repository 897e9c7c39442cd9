"""The time machine: what waits in it for its traveller."""

from __future__ import annotations

from typing import Final

from ..facts import Meaning, Meanings, Role

MEANINGS: Final[Meanings] = {
    ("fare", ""): [Meaning(Role.ACTOR, "paid", per_amount=1)],
}
