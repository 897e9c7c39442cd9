"""``colt-express serve``: tables for people and bots, over the network."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from ..server.app import create_app
from ..server.settings import Settings, default_database


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8080,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the games.", show_default="a user folder")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Another database, such as postgresql+asyncpg://user@host/name.",
            show_default="SQLite in the data folder",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another page that may use this server.")
    ] = None,
    messages: Annotated[
        float, typer.Option(min=1, help="Messages a second that one client may send.")
    ] = 20,
    requests: Annotated[
        float, typer.Option(min=1, help="Requests a second that one address may make.")
    ] = 10,
    tables: Annotated[
        int, typer.Option(min=1, help="Tables an hour that one address may open.")
    ] = 60,
    connections: Annotated[
        int, typer.Option(min=1, help="Connections that one address may hold.")
    ] = 64,
    page: Annotated[
        Path | None,
        typer.Option(exists=True, file_okay=False, help="The folder of the built page."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
) -> None:
    """Serve tables: people join by link, bots take the seats that are left."""
    folder = data or Path(typer.get_app_dir("colt-express"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    settings = Settings(
        database=database or default_database(folder),
        origins=tuple(origin or ()),
        page=page,
        workers=workers,
        messages_per_second=messages,
        requests_per_second=requests,
        tables_per_hour=tables,
        connections_per_address=connections,
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_about_bad_text)
    typer.echo(f"serving at http://{host}:{port}, games are kept in {folder}", err=True)
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        ws_max_size=settings.message_size * 4,
        log_level="warning",
        access_log=False,
    )


def _not_about_bad_text(record: logging.LogRecord) -> bool:
    """Whoever sends nonsense shall not fill our log with it; the socket is closed anyway."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")
