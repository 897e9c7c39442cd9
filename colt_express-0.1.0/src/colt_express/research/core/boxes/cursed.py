"""The cursed loot adds nothing to an observation but other values of tokens."""

from __future__ import annotations

from typing import Final

from ....engine.rulebook import Rulebook
from ..additions import Addition


def places(rules: Rulebook) -> list[int]:
    return []


ADDITION: Final = Addition("cursed", places=places, offers=())
