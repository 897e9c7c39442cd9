"""The outbox of calls in the database.

What is to be called is decided from the choices alone, so a server that dies before it has decided
leaves the decision to the next one, and the key of a call keeps it from being decided twice. To be
sent, a target is claimed for a while, called by that server only, and the call is then marked. A
server that dies between the two leaves a call that is sent again after the lease.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..calls import CallRow, CallState, Claimed, TargetRow
from ..rows import TAKE_BACK
from .call_columns import CALL_TARGETS, CALL_VISITS, CALL_WISHES, CALLS, CALLS_DECIDED
from .call_target_store import CallTargetStore
from .columns import CHOICES, PROFILES, SEATS, TABLES
from .database_connection import database_operation
from .statements import INSERT

KEY: Final = tuple(CALLS.primary_key.columns)

NOT_SILENT: Final = ("web.push.apple.com",)
"""Push services that take a subscription away if a message shows nothing, so that nothing can be
withdrawn there."""


class CallStore(CallTargetStore):
    """Calls that are to be sent, and those that were."""

    @database_operation
    async def decide(
        self, table_id: str, number: int, asked: Mapping[int, int], calls: Sequence[CallRow]
    ) -> bool:
        """Store these calls, unless they exist, and end all others of the table: those of questions
        that are not ``asked`` (by seat) after that number of choices. False if a later number was
        decided already; then nothing is stored."""
        insert_into = INSERT[self.engine.dialect.name]
        decided = insert_into(CALLS_DECIDED).values(table_id=table_id, number=number)
        newer = decided.on_conflict_do_update(
            index_elements=[CALLS_DECIDED.c.table_id],
            set_={"number": number},
            where=CALLS_DECIDED.c.number <= number,
        )
        open_calls = select(CALLS).where(
            CALLS.c.table_id == table_id, CALLS.c.state.in_(("due", "sent")), CALLS.c.kind != "over"
        )
        async with self.writing() as connection:
            done = await connection.execute(newer.returning(CALLS_DECIDED.c.number))
            if done.first() is None:
                return False
            for row in (await connection.execute(open_calls)).mappings().all():
                call = CallRow(**row)
                if asked.get(call.seat) != call.question:
                    await self._end(connection, call)
            if calls:
                rows = [msgspec.structs.asdict(call) for call in calls]
                put = insert_into(CALLS).on_conflict_do_nothing()
                await connection.execute(put, rows)
            return True

    async def _end(self, connection: AsyncConnection, call: CallRow) -> None:
        """A question is no longer asked: its call is not sent, or withdrawn. What is being sent at
        this moment is withdrawn by `finish`."""
        ended = update(CALLS).where(_is(call), CALLS.c.state == call.state).values(state="over")
        done = await connection.execute(ended)
        if done.rowcount and call.state == "sent":
            await self._withdraw(connection, call, call.due)

    async def _withdraw(self, connection: AsyncConnection, call: CallRow, due: float) -> None:
        """Let what a browser shows be withdrawn."""
        found = await connection.execute(
            select(CALL_TARGETS.c.url).where(
                CALL_TARGETS.c.id == call.target, CALL_TARGETS.c.kind == "push"
            )
        )
        url = found.scalar()
        if url is None or urlsplit(str(url)).hostname in NOT_SILENT:
            return
        new = msgspec.structs.replace(call, kind="over", due=due, state="due", sent=0.0)
        put = INSERT[self.engine.dialect.name](CALLS).values(msgspec.structs.asdict(new))
        await connection.execute(put.on_conflict_do_nothing())

    @database_operation
    async def undecided(self, before: float, limit: int) -> list[str]:
        """Games with players to call whose last choice, made before then, was left
        undecided."""
        made = CHOICES.c.table_id == TABLES.c.id
        number = select(func.max(CHOICES.c.number) + 1).where(made).scalar_subquery()
        last = select(func.max(CHOICES.c.made)).where(made).scalar_subquery()
        of_table = SEATS.c.table_id == TABLES.c.id
        called = or_(
            exists().where(CALL_TARGETS.c.table_id == TABLES.c.id),
            exists().where(
                of_table, SEATS.c.profile == CALL_TARGETS.c.profile, SEATS.c.profile != ""
            ),
        )
        behind = or_(
            CALLS_DECIDED.c.number.is_(None),
            CALLS_DECIDED.c.number < func.coalesce(number, 0),
        )
        query = (
            select(TABLES.c.id)
            .outerjoin(CALLS_DECIDED, CALLS_DECIDED.c.table_id == TABLES.c.id)
            .where(TABLES.c.status == "playing", called, behind)
            .where(TABLES.c.started < before, func.coalesce(last, 0.0) < before)
            .order_by(TABLES.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    @database_operation
    async def claim(self, server: str, now: float, lease: float, limit: int) -> list[Claimed]:
        """Take targets with calls that are due; no other server calls them during the lease. Those
        that have failed come last, so that receivers which never answer do not delay others."""
        due = CALLS.c.state == "due", CALLS.c.due <= now
        free = ~CALL_TARGETS.c.off, CALL_TARGETS.c.rests_until <= now
        unclaimed = CALL_TARGETS.c.claimed_until <= now
        waiting = exists().where(CALLS.c.target == CALL_TARGETS.c.id, *due)
        ready = select(CALL_TARGETS.c.id).where(*free, unclaimed, waiting)
        candidates = ready.order_by(CALL_TARGETS.c.failures, CALL_TARGETS.c.id).limit(limit)
        async with self.engine.connect() as connection:
            names = [str(row[0]) for row in await connection.execute(candidates)]
        if not names:
            return []
        taken = {"claimed_until": now + lease, "claimed_by": server}
        claimed = []
        async with self.writing() as connection:
            for name in sorted(names):
                mine = update(CALL_TARGETS).where(CALL_TARGETS.c.id == name, *free, unclaimed)
                found = await connection.execute(mine.values(taken).returning(CALL_TARGETS))
                row = found.mappings().first()
                if row is None:
                    continue
                calls = select(CALLS).where(CALLS.c.target == name, *due).order_by(CALLS.c.due)
                rows = (await connection.execute(calls)).mappings()
                claimed.append(Claimed(TargetRow(**row), [CallRow(**one) for one in rows]))
        return claimed

    @database_operation
    async def is_answered(self, table_id: str, seat: int, question: int) -> bool:
        """Whether a question is no longer asked, or the game no longer played."""
        theirs = CHOICES.c.table_id == table_id, CHOICES.c.seat == seat
        chosen = select(func.count()).where(*theirs, CHOICES.c.option != TAKE_BACK)
        playing = select(TABLES.c.status).where(TABLES.c.id == table_id)
        async with self.engine.connect() as connection:
            if (await connection.execute(playing)).scalar() != "playing":
                return True
            return int((await connection.execute(chosen)).scalar_one()) > question

    @database_operation
    async def postpone(self, call: CallRow, due: float) -> None:
        """Let a call be due at another time."""
        mine = update(CALLS).where(_is(call), CALLS.c.state == "due")
        async with self.writing() as connection:
            await connection.execute(mine.values(due=due))

    @database_operation
    async def finish(self, call: CallRow, state: CallState, now: float) -> None:
        """Store how a call has ended. If its question was answered while it was being sent, the
        withdrawal becomes due."""
        sent = now if state == "sent" else 0.0
        async with self.writing() as connection:
            mine = update(CALLS).where(_is(call), CALLS.c.state == "due")
            done = await connection.execute(mine.values(state=state, sent=sent))
            if not done.rowcount and state == "sent" and call.kind != "over":
                await self._withdraw(connection, call, now)

    @database_operation
    async def release(self, target: TargetRow, server: str) -> None:
        """Store how calling a target went, and let others call it, if it is still this server that
        has claimed it."""
        mine = CALL_TARGETS.c.id == target.id, CALL_TARGETS.c.claimed_by == server
        values = {
            "failures": target.failures,
            "trouble": target.trouble,
            "off": target.off,
            "rests_until": target.rests_until,
            "called": target.called,
            "claimed_until": 0.0,
            "claimed_by": "",
        }
        async with self.writing() as connection:
            await connection.execute(update(CALL_TARGETS).where(*mine).values(values))
            if target.off:
                theirs = CALLS.c.target == target.id, CALLS.c.state == "due"
                await connection.execute(update(CALLS).where(*theirs).values(state="failed"))

    @database_operation
    async def forget_calls(self, before: float) -> None:
        """Delete calls made before then, and what belongs to tables and profiles that are gone."""
        async with self.writing() as connection:
            await connection.execute(
                delete(CALLS).where(CALLS.c.made < before, CALLS.c.state != "due")
            )
            for table in (CALL_TARGETS, CALL_WISHES, CALL_VISITS):
                alive = exists().where(PROFILES.c.id == table.c.profile)
                of_profile = and_(table.c.profile != "", table.c.profile.not_like("%/%"))
                gone = and_(of_profile, ~alive)
                await connection.execute(delete(table).where(gone))
            target = exists().where(CALL_TARGETS.c.id == CALLS.c.target)
            await connection.execute(delete(CALLS).where(~target))


def _is(call: CallRow) -> ColumnElement[bool]:
    return and_(*(column == getattr(call, column.name) for column in KEY))
