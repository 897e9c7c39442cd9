"""Whom calls reach, in the database: browsers and webhooks, with what their owners wish and when
they were last there."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, delete, func, or_, select, update

from ..calls import EVERY_TABLE, TargetRow, WishRow
from .call_columns import CALL_TARGETS, CALL_VISITS, CALL_WISHES, CALLS, SERVER_KEYS
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT

OLDEST_FIRST = (CALL_TARGETS.c.made, CALL_TARGETS.c.id)


class CallTargetStore(DatabaseConnection):
    """Targets, wishes and visits."""

    @database_operation
    async def server_key(self, name: str, new: str) -> str:
        """The key called ``name``, shared by all servers. The first that asks stores ``new``."""
        write = INSERT[self.engine.dialect.name](SERVER_KEYS).values(name=name, value=new)
        async with self.writing() as connection:
            await connection.execute(write.on_conflict_do_nothing())
            found = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
            return str((await connection.execute(found)).scalar_one())

    @database_operation
    async def add_target(self, target: TargetRow, most: int) -> bool:
        """Store a target in place of one of the same URL and owner; False if the owner already has
        ``most`` others of its kind."""
        owner = (
            CALL_TARGETS.c.profile == target.profile,
            CALL_TARGETS.c.table_id == target.table_id,
            CALL_TARGETS.c.kind == target.kind,
        )
        async with self.writing() as connection:
            same = CALL_TARGETS.c.url == target.url
            others = await connection.execute(select(func.count()).where(*owner, ~same))
            if int(others.scalar_one()) >= most:
                return False
            if target.kind == "push":  # a browser belongs to one profile at a time
                await connection.execute(delete(CALL_TARGETS).where(same, owner[2]))
            else:
                await connection.execute(delete(CALL_TARGETS).where(same, *owner))
            values = msgspec.structs.asdict(target)
            await connection.execute(CALL_TARGETS.insert().values(values))
            return True

    @database_operation
    async def targets_of(self, profile: str) -> list[TargetRow]:
        """The targets of a profile, the oldest first."""
        return await self._targets(CALL_TARGETS.c.profile == profile, CALL_TARGETS.c.profile != "")

    @database_operation
    async def targets_at(self, table_id: str) -> list[TargetRow]:
        """The hooks of a table, the oldest first."""
        wanted = CALL_TARGETS.c.table_id == table_id, CALL_TARGETS.c.table_id != ""
        return await self._targets(*wanted)

    @database_operation
    async def all_targets(self) -> list[TargetRow]:
        """All of them, the oldest first, for operators."""
        return await self._targets()

    @database_operation
    async def called_at(self, table_id: str, profiles: Collection[str]) -> list[TargetRow]:
        """The targets that are called for these profiles or that table."""
        theirs = CALL_TARGETS.c.profile.in_([one for one in profiles if one])
        return await self._targets(or_(CALL_TARGETS.c.table_id == table_id, theirs))

    async def _targets(self, *wanted: ColumnElement[bool]) -> list[TargetRow]:
        query = select(CALL_TARGETS).where(*wanted).order_by(*OLDEST_FIRST)
        async with self.engine.connect() as connection:
            return [TargetRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def remove_target(self, target: str, profile: str = "", table_id: str = "") -> bool:
        """Delete a target of that owner, of any if none is named; returns whether there was one."""
        wanted = [CALL_TARGETS.c.id == target]
        if profile or table_id:
            wanted += [CALL_TARGETS.c.profile == profile, CALL_TARGETS.c.table_id == table_id]
        async with self.writing() as connection:
            done = await connection.execute(delete(CALL_TARGETS).where(*wanted))
            if done.rowcount:
                await connection.execute(delete(CALLS).where(CALLS.c.target == target))
            return bool(done.rowcount)

    @database_operation
    async def switch_on(self, target: str, profile: str, table_id: str) -> bool:
        """Let an owner's target be called again after failures; returns whether there was one."""
        wanted = (
            CALL_TARGETS.c.id == target,
            CALL_TARGETS.c.profile == profile,
            CALL_TARGETS.c.table_id == table_id,
        )
        new = {"off": False, "failures": 0, "trouble": "", "rests_until": 0.0}
        async with self.writing() as connection:
            done = await connection.execute(update(CALL_TARGETS).where(*wanted).values(new))
            return bool(done.rowcount)

    @database_operation
    async def renew_target(self, url: str, auth: str, new: TargetRow) -> bool:
        """Store a browser's new subscription in place of the one with that URL and secret; returns
        whether there was one. Of ``new`` only what the browser has changed is used."""
        wanted = (
            CALL_TARGETS.c.kind == "push",
            CALL_TARGETS.c.url == url,
            CALL_TARGETS.c.auth == auth,
        )
        changed = {
            "url": new.url,
            "p256dh": new.p256dh,
            "auth": new.auth,
            "off": False,
            "failures": 0,
            "trouble": "",
            "rests_until": 0.0,
        }
        async with self.writing() as connection:
            done = await connection.execute(update(CALL_TARGETS).where(*wanted).values(changed))
            return bool(done.rowcount)

    @database_operation
    async def forget_calls_of(self, profile: str) -> None:
        """Delete everything about the calls of a profile."""
        theirs = select(CALL_TARGETS.c.id).where(CALL_TARGETS.c.profile == profile)
        async with self.writing() as connection:
            await connection.execute(delete(CALLS).where(CALLS.c.target.in_(theirs)))
            for table in (CALL_TARGETS, CALL_WISHES, CALL_VISITS):
                await connection.execute(delete(table).where(table.c.profile == profile))

    @database_operation
    async def wishes_of(self, profiles: Collection[str]) -> list[WishRow]:
        """All wishes of these profiles."""
        query = select(CALL_WISHES).where(CALL_WISHES.c.profile.in_(list(profiles)))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(CALL_WISHES.c.table_id))
            return [WishRow(**row) for row in rows.mappings()]

    @database_operation
    async def set_wish(self, wish: WishRow) -> None:
        """Store a wish in place of an earlier one."""
        values = msgspec.structs.asdict(wish)
        keys = [CALL_WISHES.c.profile, CALL_WISHES.c.table_id]
        changed = {name: values[name] for name in values if name not in ("profile", "table_id")}
        write = INSERT[self.engine.dialect.name](CALL_WISHES).values(values)
        async with self.writing() as connection:
            await connection.execute(write.on_conflict_do_update(index_elements=keys, set_=changed))

    @database_operation
    async def forget_wish(self, profile: str, table_id: str) -> None:
        """Delete a wish for one table, where the wish for all of them holds again."""
        one = CALL_WISHES.c.profile == profile, CALL_WISHES.c.table_id == table_id
        async with self.writing() as connection:
            await connection.execute(delete(CALL_WISHES).where(*one))

    @database_operation
    async def move_hooks(self, table_id: str, to: str) -> None:
        """Let the hooks of a table be those of the table that follows it."""
        here = CALL_TARGETS.c.table_id == table_id
        async with self.writing() as connection:
            await connection.execute(update(CALL_TARGETS).where(here).values(table_id=to))

    @database_operation
    async def note_visits(self, visits: Collection[tuple[str, str]], now: float) -> None:
        """Store that these profiles were at these tables now."""
        rows = [
            {"profile": profile, "table_id": table_id or EVERY_TABLE, "seen": now}
            for profile, table_id in sorted(visits)  # in a fixed order: no deadlocks
        ]
        if not rows:
            return
        write = INSERT[self.engine.dialect.name](CALL_VISITS)
        newer = write.excluded.seen
        put = write.on_conflict_do_update(
            index_elements=[CALL_VISITS.c.profile, CALL_VISITS.c.table_id],
            set_={"seen": newer},
            where=CALL_VISITS.c.seen < newer,
        )
        async with self.writing() as connection:
            await connection.execute(put, rows)

    @database_operation
    async def visits_of(self, profile: str) -> dict[str, float]:
        """When a profile was last at each table."""
        query = select(CALL_VISITS.c.table_id, CALL_VISITS.c.seen)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(CALL_VISITS.c.profile == profile))
            return {str(name): float(seen) for name, seen in rows}
