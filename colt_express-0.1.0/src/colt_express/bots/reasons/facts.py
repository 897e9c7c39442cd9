"""Facts: what an event means to a seat, and what that is worth in dollars.

The prices are an outlaw's. They only decide which fact is worth telling; how often it happened is
counted.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from ..outlaw.worth import BULLET_FIRED, BULLET_RECEIVED, ENVY

BEING_CHASED: Final = 100.0
"""Cost of being driven away, in dollars: it spoils the cards to come."""
BEING_PUNCHED: Final = 60.0
WASTED_CARD: Final = 60.0
SHOT: Final = -BULLET_RECEIVED - ENVY * BULLET_FIRED


class Fact(NamedTuple):
    """Something that happened to a seat, with the figure, the kind of loot or the card it involves.
    A fact without a figure or loot is the same with any."""

    kind: str
    figure: str = ""
    loot: str = ""
    card: str = ""


class Role(IntEnum):
    """The role in an event in which a seat's bandit must be."""

    ACTOR = 0  # a bandit of the seat does it
    VICTIM = 1  # a bandit of the seat suffers it
    RIVAL = 2  # a bandit of another side does it


class Meaning(NamedTuple):
    """What an event means to a seat in that role.

    ``worth`` is in dollars; to it come the value of the event's token times ``per_dollar``, and its
    amount times ``per_amount``. ``other``: the fact names the other figure of the event.
    ``figure``: it names this one. ``shots``: it counts only where shots count (END-1).
    """

    role: Role
    kind: str
    worth: float = 0.0
    per_dollar: float = 0.0
    per_amount: float = 0.0
    other: bool = False
    figure: str = ""
    shots: bool = False


Meanings = dict[tuple[str, str], list[Meaning]]
"""By kind of event and rule; without a rule it holds for all rules that have no entry."""

NO_EFFECT: Final = "no_effect"
DROPPED: Final = "dropped"
"""Knocked loose by a punch: its actor is the bandit who punched."""

BASE: Final[Meanings] = {
    ("robbed", ""): [
        Meaning(Role.ACTOR, "took", per_dollar=1),
        Meaning(Role.RIVAL, "rival", per_dollar=-ENVY, other=True),
    ],
    ("kept", ""): [
        Meaning(Role.ACTOR, "took", per_dollar=1),
        Meaning(Role.VICTIM, "knocked", per_dollar=-1, other=True),
    ],
    (DROPPED, ""): [
        Meaning(Role.ACTOR, "knocks", per_dollar=ENVY, other=True),
        Meaning(Role.VICTIM, "knocked", per_dollar=-1, other=True),
    ],
    ("lost", ""): [Meaning(Role.ACTOR, "lost", per_dollar=-1)],
    ("ransom", ""): [Meaning(Role.ACTOR, "paid", per_amount=1)],
    ("shot", ""): [
        Meaning(Role.ACTOR, "shoots", BULLET_FIRED, other=True, shots=True),
        Meaning(Role.VICTIM, "shot", SHOT, other=True),
    ],
    ("punched", ""): [Meaning(Role.VICTIM, "punched", -BEING_PUNCHED, other=True)],
    ("fled", "MEET-1"): [
        Meaning(Role.ACTOR, "met", -BULLET_RECEIVED - BEING_CHASED, figure="marshal")
    ],
    ("hit", "EVENT-5"): [Meaning(Role.ACTOR, "rebellion", -BULLET_RECEIVED)],
    (NO_EFFECT, ""): [Meaning(Role.ACTOR, "wasted", -WASTED_CARD)],
}

BY_POSITION: Final = ("gunslinger", "within_reach")
"""Facts that are seen from where everything is in the end."""
BY_COMPARISON: Final = ("first", "money")
"""Facts that only two options together show."""
