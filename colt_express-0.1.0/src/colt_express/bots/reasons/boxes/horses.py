"""Horses & Stagecoach: the Shotgun, hostages, shared strongboxes and the escape."""

from __future__ import annotations

from typing import Final

from ...outlaw.worth import BULLET_RECEIVED, LIBERTY
from ..facts import BEING_CHASED, Meaning, Meanings, Role

HOSTAGE: Final = 350.0
"""Average ransom in dollars, less the cost of a hostage until then."""

_MET: Final = [Meaning(Role.ACTOR, "met", -BULLET_RECEIVED - BEING_CHASED, figure="shotgun")]

MEANINGS: Final[Meanings] = {
    ("fled", "HS-GUN-3"): _MET,
    ("passed_shotgun", ""): _MET,
    ("took_hostage", ""): [Meaning(Role.ACTOR, "hostage", HOSTAGE)],
    ("shared", ""): [
        Meaning(Role.ACTOR, "shared", per_amount=1),
        Meaning(Role.VICTIM, "shares", per_amount=-1),
    ],
    ("caught", ""): [Meaning(Role.ACTOR, "caught", -LIBERTY)],
    ("escaped", ""): [Meaning(Role.ACTOR, "escaped", LIBERTY / 2)],
}
