"""Requests and responses about meeting people."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..table.messages import Name
from .matching import Wish
from .rating import Ladder

MeetState = Literal["away", "waiting", "asked", "seated"]
"""Not in the queue; in it; put into a group that is to come; at an open table."""


class EnterQueue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to wait for a quick match, under a name; while one waits, to change the wish."""

    name: Name
    wish: Wish


class AskMeet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what is new, which also says that one is still there. It is answered at once
    unless the state is the ``known`` one."""

    known: Annotated[str, msgspec.Meta(max_length=8)] = ""


class Meet(msgspec.Struct, frozen=True):
    """How a person's quick match stands. ``waiting``: people in the queue; ``alike``: how many of
    them would sit at a table with this person; ``waited``: seconds so far; ``table``: where the
    person's seat is."""

    state: MeetState
    waiting: int
    alike: int = 0
    waited: float = 0.0
    wish: Wish | None = None
    table: str = ""


class MeetOffer(msgspec.Struct, frozen=True):
    """What a server offers to people who want to meet others: how many wait, and whether there is
    a ladder. Without ``open``, there is no quick match."""

    open: bool
    waiting: int
    ladder: bool


class LadderPlace(msgspec.Struct, frozen=True):
    """A place on a ladder. ``points`` are given with the ``margin`` of a 95 % interval; an
    ``uncertain`` rating has no rank. ``you``: whether it is the asking person's."""

    rank: int
    name: str
    portrait: str
    points: int
    margin: int
    games: int
    uncertain: bool
    you: bool


class LadderShown(msgspec.Struct, frozen=True):
    """A ladder: its places, and the asking person's own if it is not among them."""

    ladder: Ladder
    places: list[LadderPlace]
    own: LadderPlace | None


class LadderRules(msgspec.Struct, frozen=True):
    """What is counted on the ladder, in numbers: games of the same two people that count in full,
    and at all, within ``days``; games until a rating is certain; seconds per decision from which a
    game is a slow one."""

    in_full: int
    at_all: int
    days: int
    certain_after: int
    slow: int
