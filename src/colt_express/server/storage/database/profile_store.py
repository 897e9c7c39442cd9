"""Profiles in the database, with their devices and seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ..days import ListedRow
from ..profiles import DeviceRow, ProfileRow
from ..pubsub_messages import Banned
from ..rows import ReportRow
from .call_columns import CALL_TARGETS
from .columns import CHALLENGES, DEVICES, KEYS, LISTED, PASSKEYS, PROFILES, REPORTS, SEATS
from .database_connection import database_operation
from .key_store import KeyStore
from .ledger import wake_others
from .statements import in_parts

IN_ORDER: Final = (DEVICES.c.made, DEVICES.c.id)


class ProfileStore(KeyStore):
    """People who have a profile."""

    @database_operation
    async def make_profile(self, profile: ProfileRow, device: DeviceRow) -> None:
        """Store a new profile with its first device."""
        async with self.writing() as connection:
            await connection.execute(insert(PROFILES).values(msgspec.structs.asdict(profile)))
            await connection.execute(insert(DEVICES).values(msgspec.structs.asdict(device)))

    @database_operation
    async def profile(self, profile_id: str) -> ProfileRow | None:
        """The profile, if it exists."""
        query = select(PROFILES).where(PROFILES.c.id == profile_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else ProfileRow(**row)

    @database_operation
    async def rename_profile(self, profile_id: str, name: str, portrait: str) -> None:
        """Store another name and portrait."""
        renamed = update(PROFILES).where(PROFILES.c.id == profile_id)
        async with self.writing() as connection:
            await connection.execute(renamed.values(name=name, portrait=portrait))

    @database_operation
    async def device_with(self, token_hash: str) -> DeviceRow | None:
        """The device with that token."""
        query = select(DEVICES).where(DEVICES.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else DeviceRow(**row)

    @database_operation
    async def devices_of(self, profile_id: str) -> list[DeviceRow]:
        """All devices of a profile, the oldest first."""
        query = select(DEVICES).where(DEVICES.c.profile == profile_id).order_by(*IN_ORDER)
        async with self.engine.connect() as connection:
            return [DeviceRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def add_device(self, device: DeviceRow, most: int) -> bool:
        """Store another device of an existing profile; returns False if there is no such profile,
        or it has ``most`` devices already."""
        profile = PROFILES.c.id == device.profile
        count = select(func.count()).where(DEVICES.c.profile == device.profile)
        async with self.writing() as connection:
            used = update(PROFILES).where(profile).values(seen=device.made)  # and so locked
            if not (await connection.execute(used)).rowcount:
                return False
            if int((await connection.execute(count)).scalar_one()) >= most:
                return False
            await connection.execute(insert(DEVICES).values(msgspec.structs.asdict(device)))
            return True

    @database_operation
    async def unused_profiles(self, before: float, limit: int) -> list[str]:
        """Profiles that no device has used since then, the first ``limit``."""
        old = select(PROFILES.c.id).where(PROFILES.c.seen < before).order_by(PROFILES.c.id)
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(old.limit(limit))]

    @database_operation
    async def latest_profiles(self, most: int) -> list[ProfileRow]:
        """The profiles that were used last."""
        query = select(PROFILES).order_by(PROFILES.c.seen.desc(), PROFILES.c.id).limit(most)
        async with self.engine.connect() as connection:
            return [ProfileRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def delete_profile(self, profile_id: str) -> None:
        """Delete a profile with its devices, keys and passkeys. Its seats stay as they are."""
        async with self.writing() as connection:
            for table in (DEVICES, KEYS, PASSKEYS, CHALLENGES):
                await connection.execute(delete(table).where(table.c.profile == profile_id))
            await connection.execute(delete(PROFILES).where(PROFILES.c.id == profile_id))
            if self.shared:
                await wake_others(connection, [Banned()])

    @database_operation
    async def unlist_results(self, tables: Sequence[str]) -> None:
        """Take the results of these tables from the lists of the train of the day."""
        async with self.writing() as connection:
            for some in in_parts(tables):
                await connection.execute(delete(LISTED).where(LISTED.c.id.in_(some)))

    @database_operation
    async def results_of(self, tables: Sequence[str]) -> list[ListedRow]:
        """The results of these tables in those lists, the earliest first."""
        found: list[ListedRow] = []
        async with self.engine.connect() as connection:
            for some in in_parts(tables):
                rows = await connection.execute(select(LISTED).where(LISTED.c.id.in_(some)))
                found += [ListedRow(**row) for row in rows.mappings()]
        return sorted(found, key=lambda one: one.made)

    @database_operation
    async def reports_by(self, seats: Collection[tuple[str, int]]) -> list[ReportRow]:
        """What the players of these seats have reported, the earliest first, without whom it is
        about: no name, no hash and nothing that was said."""
        wanted = [
            REPORTS.c[name] for name in ("id", "made", "table_id", "seat", "reporter", "reason")
        ]
        found: list[ReportRow] = []
        async with self.engine.connect() as connection:
            for some in in_parts({table for table, _ in seats}):
                query = select(*wanted).where(REPORTS.c.table_id.in_(some))
                rows = await connection.execute(query)
                found += [ReportRow(**row, said=[]) for row in rows.mappings()]
        own = [one for one in found if (one.table_id, one.reporter) in seats]
        return sorted(own, key=lambda one: one.made)

    @database_operation
    async def known_devices(self, token_hashes: Collection[str]) -> set[str]:
        """Those of these hashes that are of a device's token."""
        known: set[str] = set()
        async with self.engine.connect() as connection:
            for some in in_parts(token_hashes):
                query = select(DEVICES.c.token_hash).where(DEVICES.c.token_hash.in_(some))
                known.update(str(row[0]) for row in await connection.execute(query))
        return known

    @database_operation
    async def note_use(self, device: DeviceRow, now: float) -> None:
        """Store that a device, and with it its profile, was used now."""
        async with self.writing() as connection:
            for table, identifier in ((PROFILES, device.profile), (DEVICES, device.id)):
                used = update(table).where(table.c.id == identifier, table.c.seen < now)
                await connection.execute(used.values(seen=now))

    @database_operation
    async def sign_off(self, profile_id: str, device_id: str) -> bool:
        """Delete a device of a profile; returns whether there was one."""
        theirs = DEVICES.c.profile == profile_id, DEVICES.c.id == device_id
        called = CALL_TARGETS.c.profile == profile_id, CALL_TARGETS.c.device == device_id
        async with self.writing() as connection:
            await connection.execute(delete(CALL_TARGETS).where(*called))
            done = await connection.execute(delete(DEVICES).where(*theirs))
            if self.shared:
                await wake_others(connection, [Banned()])
            return bool(done.rowcount)

    @database_operation
    async def seats_of(self, profile_id: str, after: str, limit: int) -> list[tuple[str, int]]:
        """Tables and seats of a profile in alphabetical order, the first ``limit`` tables' after
        that name."""
        theirs = SEATS.c.profile == profile_id, SEATS.c.table_id > after
        tables = select(SEATS.c.table_id).where(*theirs).distinct()
        some = tables.order_by(SEATS.c.table_id).limit(limit)
        query = select(SEATS.c.table_id, SEATS.c.seat).where(*theirs, SEATS.c.table_id.in_(some))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(SEATS.c.table_id, SEATS.c.seat))
            return [(str(table), int(seat)) for table, seat in rows]
