"""People as an operator names them: by an address, by a seat, or by a report of them. Their traces
can be deleted on request."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final

import msgspec
from sqlalchemy import delete, or_, select

from ..base.addresses import counted_address
from ..base.credentials import hashed_address
from ..storage.database.columns import LISTED, REPORTS, SEATS
from ..storage.database.database_connection import database_operation
from ..storage.database.table_store import Store
from ..storage.rows import Taken
from ..table import leaving
from .admin_operations import TRIES, AdminError

HASH: Final = re.compile(r"[0-9a-f]{64}")
HANDLE: Final = re.compile(r"[0-9a-f]{16}")
SEAT: Final = re.compile(r"([a-z0-9_-]{1,16})/([0-9]{1,2})")


class Person(msgspec.Struct, frozen=True):
    """The hashes that stand for a person: of an address, and of the tokens of their seats."""

    address: str = ""
    tokens: tuple[str, ...] = ()

    @property
    def hashes(self) -> list[str]:
        return [one for one in (self.address, *self.tokens) if one]


class Erased(msgspec.Struct, frozen=True):
    """How much was deleted."""

    seats: int
    reports: int


async def find_person(store: Store, who: str) -> Person:
    """The person meant by an IP address, its hash, ``TABLE/SEAT`` or the handle of a report."""
    if HASH.fullmatch(who):
        return Person(who)
    if HANDLE.fullmatch(who):
        return await _reported(store, who)
    if found := SEAT.fullmatch(who):
        return await _seated(store, found[1], int(found[2]))
    try:
        ip_address(who)
    except ValueError:
        raise AdminError(
            f"{who!r} is not an IP address like 192.0.2.7, a seat like k3v9x2mqta/2, nor the "
            'handle of a report, as "admin reports" shows it'
        ) from None
    return Person(hashed_address(counted_address(who)))


async def _seated(store: Store, table_id: str, seat: int) -> Person:
    stored = await store.load_table(table_id)
    if stored is None:
        raise AdminError(f"there is no table {table_id!r}")
    if not (seat < len(stored.seats) and stored.seats[seat].token_hash):
        raise AdminError(f"nobody sits at seat {seat} of table {table_id!r}")
    sitting = stored.seats[seat]
    return Person(sitting.address, (sitting.token_hash,))


async def profile_meant(store: Store, whose: str) -> str:
    """The profile meant by its id, or by one of its seats as ``TABLE/SEAT``."""
    if found := SEAT.fullmatch(whose):
        stored = await store.load_table(found[1])
        seats = [] if stored is None else stored.seats
        at = [one.profile for one in seats if one.seat == int(found[2]) and one.profile]
        if not at:
            raise AdminError(f"no profile has seat {found[2]} of table {found[1]!r}")
        return at[0]
    if await store.profile(whose) is None:
        raise AdminError(f"there is no profile {whose!r}")
    return whose


@database_operation
async def _reported(store: Store, handle: str) -> Person:
    wanted = select(REPORTS.c.address, REPORTS.c.token_hash).where(REPORTS.c.id == handle)
    async with store.engine.connect() as connection:
        found = (await connection.execute(wanted)).first()
    if found is None:
        raise AdminError(f"there is no report {handle!r}")
    address, token = map(str, found)
    if not address and not token:
        raise AdminError(f"report {handle!r} was made before reports named a player")
    return Person(address, (token,))


# Traces --------------------------------------------------------------------------------------


async def erase(store: Store, person: Person) -> Erased:
    """Delete a person's name, address and token from all tables, and reports by and about them. A
    bot plays on. With a token only seats taken with it are theirs, since others may share the
    address."""
    seats = await _seats_of(store, person)
    for table_id in dict(seats):
        await _erase_at(store, table_id, [seat for at, seat in seats if at == table_id])
    await _erase_listed(store, person, seats)
    return Erased(len(seats), await _erase_reports(store, person, seats))


@database_operation
async def _seats_of(store: Store, person: Person) -> list[tuple[str, int]]:
    theirs = (
        SEATS.c.token_hash.in_(person.tokens)
        if person.tokens
        else SEATS.c.address == person.address
    )
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(SEATS.c.table_id, SEATS.c.seat).where(theirs).order_by(SEATS.c.table_id)
        )
        return [(str(table_id), int(seat)) for table_id, seat in rows]


async def _erase_at(store: Store, table_id: str, seats: list[int]) -> None:
    for seat in seats:
        for _ in range(TRIES):
            stored = await store.load_table(table_id)
            if stored is None:
                return
            try:
                await store.change(leaving.forget(stored.table, stored.seats, seat))
                break
            except Taken:
                continue
        else:
            raise AdminError(f"table {table_id!r} keeps changing; try again")


@database_operation
async def _erase_listed(store: Store, person: Person, seats: list[tuple[str, int]]) -> None:
    """Take their results from the lists of the train of the day."""
    played = LISTED.c.id.in_([table_id for table_id, _ in seats])
    of_address = LISTED.c.address == person.address
    theirs = played if person.tokens or not person.address else or_(played, of_address)
    async with store.writing() as connection:
        await connection.execute(delete(LISTED).where(theirs))


@database_operation
async def _erase_reports(store: Store, person: Person, seats: list[tuple[str, int]]) -> int:
    about = (
        REPORTS.c.token_hash.in_(person.tokens)
        if person.tokens
        else REPORTS.c.address == person.address
    )
    at_seats = [
        (REPORTS.c.table_id == table_id) & or_(REPORTS.c.seat == seat, REPORTS.c.reporter == seat)
        for table_id, seat in seats
    ]
    deleted = 0
    async with store.writing() as connection:
        for condition in (about, *at_seats):
            deleted += (await connection.execute(delete(REPORTS).where(condition))).rowcount
    return deleted
