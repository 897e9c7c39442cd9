"""Reports in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ...base.refusals import Refused
from ..reports import ListedReport
from ..rows import ReportRow
from .columns import REPORTS, SEATS
from .database_connection import DatabaseConnection, database_operation


class ReportStore(DatabaseConnection):
    """The reports."""

    @database_operation
    async def write_report(self, report: ReportRow) -> None:
        values = msgspec.structs.asdict(report)
        values["said"] = msgspec.json.encode(report.said).decode()
        try:
            async with self.writing() as connection:
                await connection.execute(insert(REPORTS).values(**values))
        except IntegrityError:
            raise Refused("you have reported that player already", code="reported") from None

    @database_operation
    async def list_reports(self, limit: int = 100) -> list[ListedReport]:
        """Reports, the latest first."""
        by = (SEATS.c.table_id == REPORTS.c.table_id) & (SEATS.c.seat == REPORTS.c.reporter)
        wanted = select(REPORTS, func.coalesce(SEATS.c.name, "").label("reporter_name"))
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                wanted.select_from(REPORTS.outerjoin(SEATS, by))
                .order_by(REPORTS.c.made.desc(), REPORTS.c.id)
                .limit(limit)
            )
            return [
                ListedReport(
                    **{
                        **{name: row[name] for name in ListedReport.__struct_fields__},
                        "said": msgspec.json.decode(row["said"]),
                    }
                )
                for row in rows.mappings()
            ]

    @database_operation
    async def delete_report(self, handle: str) -> bool:
        """Delete a report. Returns whether there was one."""
        async with self.writing() as connection:
            done = await connection.execute(delete(REPORTS).where(REPORTS.c.id == handle))
            return bool(done.rowcount)

    @database_operation
    async def forget_reports(self, before: float) -> None:
        """Delete reports made before then. They are kept longer than their tables, so that the
        operator can read them."""
        async with self.writing() as connection:
            await connection.execute(delete(REPORTS).where(REPORTS.c.made < before))
