"""``colt-express admin``: looks after the tables of a server, also while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from math import inf
from pathlib import Path
from time import time
from typing import Annotated, Any, Final, TypeVar

import msgspec
import typer
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import did_you_mean
from ..server import governing, moderating
from ..server.addresses import counted_address
from ..server.database import why
from ..server.governing import STATUSES, CannotGovern, Exported, ListedTable
from ..server.register import EVERYWHERE
from ..server.retention import DAY, forget_old, old_tables
from ..server.storage import Store
from ..server.tokens import hashed_address
from .keeping import DatabaseOption, DataOption, known_database

HASH: Final = 64  # hexadecimal digits

JsonOption = Annotated[bool, typer.Option("--json", help="Tell it as JSON.")]
StatusOption = Annotated[
    list[str] | None,
    typer.Option(help=f"Only tables of this status: {', '.join(STATUSES)}.", show_default="all"),
]
TableArgument = Annotated[str, typer.Argument(help="The name of a table.")]
AddressArgument = Annotated[str, typer.Argument(help="An IP address, or the hash that bans shows.")]
OfTableOption = Annotated[
    str, typer.Option("--table", help="Only from this table.", show_default="the whole server")
]

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Look after the tables of a server, also while it runs.",
)

Found = TypeVar("Found")


@app.command("list")
def list_command(
    status: StatusOption = None,
    idle: Annotated[
        float,
        typer.Option(min=0, help="Only where nothing has happened for so many days."),
    ] = 0,
    limit: Annotated[int, typer.Option(min=1, max=1_000_000, help="At most so many.")] = 100,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List tables, those where something happened last first."""
    wanted = _statuses(status)
    before = time() - idle * DAY if idle else inf
    found = _with(data, database, lambda db: governing.list_tables(db, wanted, before, limit))
    _tell(found, as_json, [_line(table) for table in found] or ["there are no such tables"])


@app.command()
def close(
    table: TableArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Close a table: its game ends, and nobody can join it."""
    _with(data, database, lambda db: governing.close_table(db, table))
    _tell({"closed": table}, as_json, [f"table {table} is closed"])


@app.command()
def ban(
    address: AddressArgument,
    table: OfTableOption = EVERYWHERE,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Keep an address out. Only its hash is stored."""
    who = _who(address)
    _with(data, database, lambda db: governing.ban(db, table, who))
    _tell({"banned": who, "table": table}, as_json, [f"{address} is banned from {_where(table)}"])


@app.command()
def unban(
    address: AddressArgument,
    table: OfTableOption = EVERYWHERE,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let an address in again."""
    who = _who(address)
    if not _with(data, database, lambda db: db.unban(table, who)):
        raise CannotGovern(f"{address} is not banned from {_where(table)}")
    _tell({"allowed": who, "table": table}, as_json, [f"{address} may come to {_where(table)}"])


@app.command()
def bans(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List who is banned from where, the latest first."""
    found = _with(data, database, lambda db: db.bans())
    lines = [f"{_moment(one.made)}  {one.who}  {_where(one.table_id)}" for one in found]
    _tell(found, as_json, lines or ["nobody is banned"])


@app.command()
def reports(
    limit: Annotated[int, typer.Option(min=1, max=1_000_000, help="At most so many.")] = 100,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List what players report of each other, the latest first."""
    found = _with(data, database, lambda db: moderating.reports(db, limit))
    lines = []
    for one in found:
        about = f"table {one.table_id}, seat {one.seat} by seat {one.reporter}"
        lines.append(f"{_moment(one.made)}  {about}: {one.reason}")
        lines += [f"    said: {text}" for text in one.said]
    _tell(found, as_json, lines or ["nobody is reported"])


@app.command()
def purge(
    days: Annotated[
        float,
        typer.Option(min=0, help="Where nothing has happened for so many days."),
    ],
    status: StatusOption = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say how many it would be.")
    ] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Remove old tables with all that belongs to them, for ever."""
    wanted, before = _statuses(status), time() - days * DAY

    async def work(store: Store) -> int:
        if dry_run:
            return len(await old_tables(store, wanted, before, "", 1_000_000_000))
        return await forget_old(store, wanted, before)

    count = _with(data, database, work)
    verb = "would be" if dry_run else "are"
    _tell({"removed": count, "dry_run": dry_run}, as_json, [f"{count} tables {verb} removed"])


@app.command()
def export(
    table: Annotated[str | None, typer.Argument(help="The name of a table.")] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every game that has begun, one a line.")
    ] = False,
    folder: Annotated[
        Path | None, typer.Option(file_okay=False, help="Write files into this folder instead.")
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Print the record of a game as it stands, with its seed: whoever has it knows all cards."""
    if (table is None) != everything:
        raise CannotGovern("name one table, or say --all")
    if folder is not None:
        _make(folder)

    async def work(store: Store) -> None:
        if table is not None:
            _write(await governing.export(store, table), folder, whole=as_json)
            return
        async for one in governing.export_all(store):
            _write(one, folder, whole=True)

    _with(data, database, work)


@app.command()
def vacuum(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Give back the room that forgotten games took. With SQLite choices wait for it."""
    rows = _with(data, database, governing.vacuum)
    _tell({"left_over": rows}, as_json, [f"done; {rows} rows belonged to no table"])


# What they share -----------------------------------------------------------------------------


def _with(
    data: Path | None, database: str | None, work: Callable[[Store], Awaitable[Found]]
) -> Found:
    """Do something with the database of a server that may be running."""

    async def opened() -> Found:
        store = Store(known_database(data, database))
        try:
            await store.open(upgrading=False)
            return await work(store)
        except (SQLAlchemyError, OSError) as error:
            raise CannotGovern(f"{store.shown}: {why(error)}") from None
        finally:
            await store.close()

    return asyncio.run(opened())


def _tell(found: Any, as_json: bool, lines: list[str]) -> None:
    typer.echo(msgspec.json.encode(found).decode() if as_json else "\n".join(lines))


def _statuses(wanted: list[str] | None) -> list[str]:
    for status in wanted or ():
        if status not in STATUSES:
            raise CannotGovern(
                f"no table has the status {status!r}{did_you_mean(status, STATUSES)}"
            )
    return wanted or list(STATUSES)


def _who(address: str) -> str:
    """The hash by which somebody is banned."""
    if len(address) == HASH and all(digit in "0123456789abcdef" for digit in address):
        return address
    try:
        ip_address(address)
    except ValueError:
        raise CannotGovern(f"{address!r} is no address; one looks like 192.0.2.7") from None
    return hashed_address(counted_address(address))


def _where(table_id: str) -> str:
    return "this server" if table_id == EVERYWHERE else f"table {table_id}"


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _line(table: ListedTable) -> str:
    people = ", ".join(seat.name or seat.kind for seat in table.seats)
    made = f"{table.choices:4} choices"
    return f"{table.table:10}  {table.status:7}  {_moment(table.touched)}  {made}  {people}"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotGovern(f"nothing can be written to {folder}: {error.strerror}") from None


def _write(game: Exported, folder: Path | None, whole: bool) -> None:
    """The record, or with ``whole`` also whose it is."""
    if folder is not None:
        (folder / f"colt-express-{game.table}.json").write_bytes(bytes(game.record) + b"\n")
    else:
        typer.echo(msgspec.json.encode(game) if whole else bytes(game.record))
