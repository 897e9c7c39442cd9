"""Marshal & Prisoners: arrests, brawlers and falls from the train."""

from __future__ import annotations

from typing import Final

from ...outlaw.worth import LIBERTY
from ..facts import Meaning, Meanings, Role

ARREST: Final = 400.0
PRISONER: Final = 300.0

MEANINGS: Final[Meanings] = {
    ("arrested", ""): [
        Meaning(Role.VICTIM, "arrested", -ARREST),
        Meaning(Role.ACTOR, "arrests", ARREST, other=True),
    ],
    ("shot", "MP-SHOOT"): [
        Meaning(Role.ACTOR, "shoots", ARREST / 2, other=True),
        Meaning(Role.VICTIM, "shot", -ARREST / 4, other=True),
    ],
    ("brawler", ""): [Meaning(Role.ACTOR, "brawler", per_amount=1)],
    ("thrown_off", ""): [Meaning(Role.VICTIM, "thrown_off", -LIBERTY, other=True)],
    ("lost_bag", ""): [Meaning(Role.ACTOR, "lost", per_dollar=-1)],
    ("gave", ""): [
        Meaning(Role.ACTOR, "lost", per_dollar=-1),
        Meaning(Role.VICTIM, "took", per_dollar=1),
    ],
    ("broke_out", ""): [Meaning(Role.ACTOR, "broke_out", ARREST)],
    ("freed", ""): [Meaning(Role.VICTIM, "broke_out", ARREST)],
    ("freed_prisoner", ""): [Meaning(Role.ACTOR, "companion", PRISONER)],
    ("lost_prisoner", ""): [Meaning(Role.ACTOR, "lost_companion", -PRISONER)],
}
