"""People at the tables of a device: who was sent away, and whose names and times are not to be
kept."""

from __future__ import annotations

from collections.abc import Iterable
from time import time

from msgspec.structs import replace

from ..server.base.refusals import Refused
from ..server.storage.bans import EVERYWHERE, Ban
from ..server.storage.rows import ReportRow, StoredTable
from .documents import Documents, choice_key, text_of
from .key_value import Commit


class PeopleDocuments(Documents):
    """Keeps what concerns people."""

    # Bans --------------------------------------------------------------------------------------

    def bans_in(self, table_id: str, who: Iterable[str]) -> list[tuple[str, str]]:
        """The entries of these bans."""
        bans = [Ban(table_id, one, time()) for one in who if one]
        return [(f"ban/{table_id}/{ban.who}", text_of(ban)) for ban in bans]

    async def bans(self, table_id: str | None = None) -> list[Ban]:
        """All bans, or those of one table, the newest first."""
        found = await self.values("ban/" if table_id is None else f"ban/{table_id}/", Ban)
        return sorted(found, key=lambda ban: (-ban.made, ban.who))

    async def bans_of(self, table_id: str, *who: str) -> list[Ban]:
        """The bans that keep a client with one of these hashes away from that table."""
        found = [ban for name in {table_id, EVERYWHERE} for ban in await self.bans(name)]
        return [ban for ban in found if ban.who in who]

    async def is_banned(self, table_id: str, *who: str) -> bool:
        """Whether a client with one of these hashes is banned from that table."""
        return bool(await self.bans_of(table_id, *who))

    # Reports -----------------------------------------------------------------------------------

    async def write_report(self, _report: ReportRow) -> None:
        """Refused: everybody here sits at the same device."""
        raise Refused("there is no operator here who could read a report")

    async def forget_reports(self, before: float) -> None:
        """There are none."""

    # Names and times ---------------------------------------------------------------------------

    async def people_to_forget(self, before: float, of_times: bool) -> list[str]:
        """Games that were over before then with names, or times, that are still to be deleted."""
        over = [one for one in await self.tables() if one.table.status == "over"]
        names = []
        for one in over:
            if not 0.0 < one.table.ended < before:
                continue
            if of_times:
                untimed = any(seat.kind == "human" and not seat.timed for seat in one.seats)
                left = untimed and any(row.made for row in await self.choices(one.table.id))
            else:
                left = any(seat.name and not seat.named for seat in one.seats)
            if left:
                names.append(one.table.id)
        return names

    async def forget_people(self, names: list[str], of_times: bool) -> None:
        """Delete these names, or times, of those games."""
        for name in names:
            if of_times:
                await self._forget_times(name)
            else:
                await self.update(name, _without_names)

    async def _forget_times(self, name: str) -> None:
        choices = [replace(row, made=0.0) for row in await self.choices(name)]
        put = [(choice_key(name, number), text_of(row)) for number, row in enumerate(choices)]
        await self.commit(Commit(put=put))


def _without_names(stored: StoredTable) -> StoredTable:
    seats = [seat if seat.named else replace(seat, name="") for seat in stored.seats]
    return replace(stored, seats=seats)
