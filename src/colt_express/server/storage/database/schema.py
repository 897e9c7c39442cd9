"""The schema and its migrations (alembic): the same for SQLite and PostgreSQL."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ...base.database_errors import StorageError

MIGRATIONS = Path(__file__).parent / "migrations"

ONE_AT_A_TIME: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(6033602015)",  # any unused number
}
"""Statements that let one server at a time migrate, since several may start on a new database."""


ENCODING: Final = {
    "sqlite": ("PRAGMA encoding", "UTF-8"),
    "postgresql": ("SHOW server_encoding", "UTF8"),
}
"""Queries for the encoding of text, and the encoding we need."""


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def upgrade(engine: AsyncEngine) -> None:
    """Migrate the database to the newest schema, completely or not at all; creates a new one."""
    async with engine.begin() as connection:
        await connection.exec_driver_sql(ONE_AT_A_TIME[engine.dialect.name])
        await connection.run_sync(_upgrade)


async def check(engine: AsyncEngine) -> None:
    """Raises an error if the schema is not the newest."""
    async with engine.connect() as connection:
        await connection.run_sync(_check)


def _upgrade(connection: Connection) -> None:
    current, newest = _revisions(connection)
    if current != newest:
        command.upgrade(alembic_config(connection), "head")


def _check(connection: Connection) -> None:
    current, newest = _revisions(connection)
    if current is None:
        raise StorageError("there are no games in this database")
    if current != newest:
        raise StorageError(
            f"these games have schema {current} of an older colt-express; start a server "
            f"of this version once to upgrade it to {newest}"
        )


def _must_be_unicode(connection: Connection) -> None:
    """Raises an error if the database cannot store all characters, which names and chat may
    have."""
    question, right = ENCODING[connection.dialect.name]
    found = str(connection.exec_driver_sql(question).scalar())
    if found != right:
        raise StorageError(
            f"this database stores text in {found}; colt-express needs one in UTF-8 "
            "(for PostgreSQL: createdb -E UTF8 -T template0 NAME)"
        )


@cache
def _migrations() -> ScriptDirectory:
    """All migrations, read once."""
    return ScriptDirectory.from_config(alembic_config())


def _revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The schema of the database, and the newest one."""
    _must_be_unicode(connection)
    scripts = _migrations()
    current = MigrationContext.configure(connection).get_current_revision()
    newest = scripts.get_current_head()
    if current not in (None, *(script.revision for script in scripts.walk_revisions())):
        raise StorageError(
            f"these games belong to a newer colt-express: their schema is {current}, "
            f"and this version supports {newest}"
        )
    return current, newest
