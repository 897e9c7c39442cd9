"""Who of a group has come, and what follows: a pure decision.

People are asked only after they were heard from a moment ago, and must be heard once more before
their table opens. If one of them is not, the others wait on at their former places in the queue,
where bots may take a seat once a minute has passed and all agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from ..storage.meeting import GroupRow, QueueRow
from .matching import Game, Group, Speed, Waiting, Wish

HEARD_LATELY: Final = 14.0
"""Seconds within which people must have been heard to be asked. A page asks every few seconds."""
EXPIRES: Final = 40.0
"""Seconds after which people who are not heard any more lose their place."""
TO_COME: Final = 12.0
"""Seconds within which everybody in a group must be heard once more."""


class PlannedPerson(msgspec.Struct, frozen=True):
    """A person who is to sit at a table. ``ladder``: whether they want the game to count."""

    profile: str
    name: str
    address: str = ""
    ladder: bool = False


class Plan(msgspec.Struct, frozen=True):
    """What is to be played, by whom: people from seat 0 on, then bots."""

    game: Game
    speed: Speed
    seats: int
    people: tuple[PlannedPerson, ...]

    @property
    def bots(self) -> int:
        return self.seats - len(self.people)

    @property
    def rated(self) -> bool:
        """Whether the game counts on a ladder: it is among people only, and at least two of them
        want it."""
        return not self.bots and sum(one.ladder for one in self.people) > 1

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_plan(text: str) -> Plan:
    return msgspec.json.decode(text, type=Plan)


def read_wish(row: QueueRow) -> Wish:
    return msgspec.json.decode(row.wish, type=Wish)


def plan_for(group: Group, rows: Iterable[QueueRow]) -> Plan:
    """The plan for a group of these people."""
    known = {row.profile: row for row in rows}
    people = [
        PlannedPerson(profile, row.name, row.address, read_wish(row).ladder)
        for profile in group.profiles
        for row in (known[profile],)
    ]
    return Plan(group.game, group.speed, group.seats, tuple(people))


def askable(rows: Iterable[QueueRow], now: float) -> list[Waiting]:
    """Those who can be put into a group now."""
    return [
        Waiting(row.profile, read_wish(row), row.since, row.address)
        for row in rows
        if not row.table and row.heard >= now - HEARD_LATELY
    ]


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of a group: it is settled, or some of its people are gone and the others wait
    on."""

    settled: bool
    gone: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


def verdict(group: GroupRow, rows: Iterable[QueueRow], now: float) -> Verdict | None:
    """What becomes of a group that was asked; None while it is to be waited for."""
    asked = [one.profile for one in read_plan(group.plan).people]
    entries = {row.profile: row for row in rows if row.table == group.table}
    came = [profile for profile in asked if profile in entries and entries[profile].came]
    if len(came) == len(asked):
        return Verdict(True)
    left = [profile for profile in asked if profile not in entries]
    late = now - group.made >= TO_COME
    if not left and not late:
        return None
    gone = [profile for profile in asked if profile not in came] if late else left
    back = [profile for profile in asked if profile not in gone]
    return Verdict(False, tuple(gone), tuple(back))
