"""Versions of the rules: which games of an earlier version are the same under the current one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game import RULES_VERSION

FIRST: Final = 1
"""Version 2 changed games with Horses & Stagecoach (which flask is drunk, how many horses pant
where the Marshal is a player, which cards the light game has), and those of experts, who are no
longer asked what to keep when no round follows."""


def is_playable(rules: int, options: Mapping[str, object]) -> bool:
    """Whether a game begun under that version of the rules, at a table with these options (as
    `Setup.to_dict` writes them), goes the same way under the current one, choice by choice."""
    if rules == RULES_VERSION:
        return True
    return rules == FIRST and not _changed_by_version_2(options)


def _changed_by_version_2(options: Mapping[str, object]) -> bool:
    boxes = options.get("boxes")
    horses = isinstance(boxes, (list, tuple)) and "horses" in boxes
    expert = options.get("expert") is not None or options.get("variant") == "duel"
    return horses or expert
