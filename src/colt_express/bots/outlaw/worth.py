"""What things are worth to an outlaw, in dollars."""

from __future__ import annotations

from typing import Final

from ...engine.rulebook import Rulebook
from ...engine.view import TokenView, View

UNKNOWN_PURSE: Final = 350
HIT: Final = 150  # a bullet clogs the deck for the rest of the game
SHOT: Final = 320  # a bullet fired is a step towards the gunslinger's money (END-1)
SHARE: Final = 0.3  # what another side's dollar counts against us


def token_worth(token: TokenView) -> int:
    """A face-down purse is worth what purses are worth on average."""
    return UNKNOWN_PURSE if token.value is None else token.value


def shot_worth(view: View, rules: Rulebook | None, foes: list[bool]) -> float:
    """What firing one more bullet brings towards the gunslinger's money (END-1)."""
    if rules is not None and not rules.gunslinger:
        return 0.0
    rounds_left = len(view.rounds) - view.round + 1
    ours = sum(6 - b.bullets for b, foe in zip(view.bandits, foes, strict=True) if not foe)
    best: dict[int, int] = {}
    sides = rules.sides if rules else list(range(len(view.players)))
    for bandit, foe in zip(view.bandits, foes, strict=True):
        if foe:
            best[sides[bandit.seat]] = best.get(sides[bandit.seat], 0) + 6 - bandit.bullets
    lead = ours - max(best.values())
    if lead > 2 * rounds_left:
        return 0.0
    return SHOT
