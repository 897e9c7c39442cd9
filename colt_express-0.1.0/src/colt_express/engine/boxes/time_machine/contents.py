"""What the time machine brings to a rulebook: a place before the locomotive, and two steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...base.setting_out import SET_OUT
from ...base.stealing import STEAL
from ...places import TIME_MACHINE
from .travelling import APPEAR, SET_UP_MACHINE, TRAVEL, guess_hiding

if TYPE_CHECKING:
    from ...configuration.components import Box
    from ...configuration.setup import Setup
    from ...rulebook import Rulebook


def install(rules: Rulebook, _setup: Setup, _boxes: Sequence[Box]) -> None:
    """After the other boxes: the round's event and the stagecoach come before it (TM-5)."""
    rules.extend_train(ahead=TIME_MACHINE)
    rules.opening.insert(rules.opening.index(SET_OUT) + 1, SET_UP_MACHINE)
    rules.replace_part(STEAL, [APPEAR, STEAL])
    rules.parts.append(TRAVEL)
    rules.guesses.append(guess_hiding)
