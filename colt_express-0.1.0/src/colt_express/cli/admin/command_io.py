"""Input and output shared by the commands of ``colt-express admin``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from math import isnan
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from sqlalchemy.exc import SQLAlchemyError

from ...errors import did_you_mean, reason_of
from ...server.base.credentials import may_be_table_id
from ...server.base.database_errors import why
from ...server.hosting.admin_operations import AdminError, Exported, ListedSeat, ListedTable
from ...server.storage.bans import EVERYWHERE
from ...server.storage.database.table_store import Store
from ...server.storage.rows import STATUSES, TableStatus
from ..database_options import known_database

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]

Found = TypeVar("Found")


def with_database(
    data: Path | None, database: str | None, work: Callable[[Store], Awaitable[Found]]
) -> Found:
    """The result of ``work`` with the database of a server that may be running."""

    async def opened() -> Found:
        store = Store(known_database(data, database))
        try:
            await store.open(upgrading=False)
            return await work(store)
        except BrokenPipeError:  # the reader has gone
            raise
        except (SQLAlchemyError, OSError) as error:
            raise AdminError(f"{store.shown}: {why(error)}") from None
        finally:
            await store.close()

    return asyncio.run(opened())


def tell(found: Any, as_json: bool, lines: list[str]) -> None:
    typer.echo(msgspec.json.encode(found).decode() if as_json else "\n".join(lines))


def checked_days(days: float) -> float:
    """The number of days, unless it is "nan", which is neither more nor less than any limit."""
    if isnan(days):
        raise AdminError("nan is not a number of days")
    return days


def checked_table(name: str | None) -> str | None:
    """The name of a table. Invalid names are not looked up: databases reject some of them, and the
    empty name stands for the whole server."""
    if name is not None and not may_be_table_id(name):
        raise AdminError(f"there is no table {name!r}")
    return name


def checked_statuses(wanted: list[str] | None) -> list[TableStatus]:
    for status in wanted or ():
        if status not in STATUSES:
            raise AdminError(f"no table has the status {status!r}{did_you_mean(status, STATUSES)}")
    return [status for status in STATUSES if not wanted or status in wanted]


def place_of_ban(table_id: str) -> str:
    return "this server" if table_id == EVERYWHERE else f"table {table_id}"


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def line_about(table: ListedTable) -> str:
    people = ", ".join(_line_about_seat(seat) for seat in table.seats)
    made = f"{table.choices:4} choices"
    return f"{table.table:10}  {table.status:7}  {moment(table.touched)}  {made}  {people}"


def _line_about_seat(seat: ListedSeat) -> str:
    name = seat.name or seat.kind
    return f"{name} (program {seat.program})" if seat.program else name


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AdminError(f"{folder} cannot be written to: {reason_of(error)}") from None


def write_game(game: Exported, folder: Path | None, whole: bool) -> None:
    """Write the record of a game; with ``whole`` also its table."""
    if folder is None:
        typer.echo(msgspec.json.encode(game) if whole else bytes(game.record))
        return
    file = folder / f"colt-express-{game.table}.json"
    try:
        file.write_bytes(bytes(game.record) + b"\n")
    except OSError as error:
        raise AdminError(f"{file} cannot be written: {error.strerror}") from None
