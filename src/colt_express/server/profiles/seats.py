"""Seats of a profile: those that become its own, those that it has, and one at a certain table.

A seat of a profile is proved by any of its devices, and no longer by the token it was taken with:
so a device that is added has everything at once, and one that is signed off has nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from ..api.my_games import MOST_SEATS, Seated
from ..base.credentials import Proof, may_be_table_id
from ..registry.changing import change_table
from ..registry.table_registry import TableRegistry
from ..storage.profiles import ProfileStorage
from ..storage.rows import Change, TableRow
from ..table.message_log import SPECTATOR
from ..table.seating import Seats, change
from ..table.table_state import seat_with
from .messages import OwnSeat, OwnSeats

SHOWN: Final = MOST_SEATS
"""Tables in one answer."""


async def add_seats(registry: TableRegistry, profile: str, seats: list[Seated]) -> list[int]:
    """Make these seats those of a profile; returns their numbers, -1 for one that is not proved."""
    added = []
    for wanted in seats:
        proof = await registry.proof_of(wanted.token)
        added.append(await _add_seat(registry, profile, wanted.table, proof))
    return added


async def _add_seat(registry: TableRegistry, profile: str, table_id: str, proof: Proof) -> int:
    if not may_be_table_id(table_id):
        return SPECTATOR
    await change_table(registry, table_id, partial(_owned, profile, proof))
    stored = (await registry.store.tables_called([table_id])).get(table_id)
    if stored is None:
        return SPECTATOR
    owned = [one for one in stored.seats if one.profile == profile]
    by_token = [replace(one, profile="") for one in owned]
    return max(seat_with(proof, by_token), seat_with(proof, owned))


def _owned(profile: str, proof: Proof, row: TableRow, seats: Seats) -> Change | None:
    """The change by which a seat becomes that of a profile, if it is proved and has none yet."""
    seat = seat_with(proof, seats)
    if seat < 0 or seats[seat].profile:
        return None
    return change(row, replace(seats[seat], profile=profile))


async def own_seats(
    registry: TableRegistry, store: ProfileStorage, profile: str, after: str
) -> OwnSeats:
    """The seats of a profile at the first tables after that name."""
    found = await store.seats_of(profile, after, SHOWN + 1)
    names = sorted({table for table, _ in found})
    stored = await registry.store.tables_called(names[:SHOWN])
    seats = [
        OwnSeat(name, one.seat, one.name, stored[name].table.created)
        for name in names[:SHOWN]
        if name in stored
        for one in stored[name].seats
        if one.profile == profile
    ]
    return OwnSeats(seats, len(names) > SHOWN)


async def move_seats(registry: TableRegistry, store: ProfileStorage, profile: str, to: str) -> None:
    """Make all seats of a profile those of another."""
    while found := await store.seats_of(profile, "", SHOWN):
        moved = [
            await change_table(registry, name, partial(_moved, profile, to))
            for name in sorted({table for table, _ in found})
        ]
        if not any(moved):
            return  # they are at tables that cannot be read


def _moved(profile: str, to: str, row: TableRow, seats: Seats) -> Change | None:
    """The change by which the seats of a profile become those of another."""
    theirs = [replace(one, profile=to) for one in seats if one.profile == profile]
    return change(row, *theirs) if theirs else None


async def seat_at(registry: TableRegistry, profile: str, table_id: str) -> int:
    """The first seat of a profile at a table, or -1."""
    if not may_be_table_id(table_id):
        return SPECTATOR
    stored = (await registry.store.tables_called([table_id])).get(table_id)
    return SPECTATOR if stored is None else seat_with(Proof("", profile), stored.seats)
